import Synchronization
import TabModel

/// The images that the present spec names, under addresses made of their content.
///
/// Holds digests, not images: a file is read when it is asked for, and served only while it still has that content.
final class ImageShelf: SpecImages {
    private struct Entry {
        var identity: ImageFile.Identity
        /// The last part of the address; nil for what is no image.
        var name: String?
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var paths: [String: String] = [:]
    }

    private let folder: String
    private let state = Mutex(State())

    init(folder: String) {
        self.folder = folder
    }

    /// As ``SpecImages/addresses(for:)``; a file is read again only when it has changed.
    func addresses(for spec: TabSpec) -> [String: String] {
        var addresses: [String: String] = [:]
        var paths: [String: String] = [:]
        for path in spec.imagePaths {
            guard let name = name(of: path) else { continue }
            addresses[path] = Path.image(name)
            paths[name] = path
        }
        state.withLock { state in
            state.paths = paths
            state.entries = state.entries.filter { addresses[$0.key] != nil }
        }
        return addresses
    }

    /// The image at an address of ``addresses(for:)``; nil if it is another one by now.
    func image(named name: String) -> (bytes: [UInt8], type: ImageType)? {
        guard let path = state.withLock({ $0.paths[name] }), let bytes = ImageFile(path, in: folder)?.read(),
            let type = ImageType(drawable: bytes), type.name(of: bytes) == name
        else { return nil }
        return (bytes, type)
    }

    private func name(of path: String) -> String? {
        guard let file = ImageFile(path, in: folder) else { return nil }
        if let entry = state.withLock({ $0.entries[path] }), entry.identity == file.identity { return entry.name }
        let name = file.read().flatMap { bytes in ImageType(drawable: bytes).map { $0.name(of: bytes) } }
        state.withLock { $0.entries[path] = Entry(identity: file.identity, name: name) }
        return name
    }
}
