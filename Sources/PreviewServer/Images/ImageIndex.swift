import PreviewCore
import PreviewPages
import Synchronization
import TabModel

/// The images that a spec names, under addresses made of their content.
protocol SpecImages: Sendable {
    /// The spec's images with their relative addresses; what can't be shown has none.
    func images(for spec: TabSpec) -> FrameImages
    /// The image at an address that was given; nil where there is none.
    func image(named name: String) async -> (bytes: [UInt8], type: ImageType)?
}

extension ImageType {
    /// The last part of an image's address: the digest of its content.
    func name(of bytes: [UInt8]) -> String {
        "\(ContentDigest(of: bytes).hexadecimal.prefix(32)).\(fileExtension)"
    }
}

/// The images that the present spec names, under addresses made of their content.
///
/// Holds digests, not images: a file is read when it is asked for, and served only while it still has that content.
/// A page with five images of 1 MB is drawn in a quarter of the time that it takes to read them again.
final class ImageIndex: SpecImages {
    private struct Entry {
        var identity: ImageFile.Identity
        /// The last part of the address; nil for what is no image.
        var name: String?
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var paths: [String: String] = [:]
    }

    private let source: FileSource
    private let state = Mutex(State())

    init(_ source: FileSource) {
        self.source = source
    }

    /// As ``SpecImages/images(for:)``; a file is read again only when it has changed.
    func images(for spec: TabSpec) -> FrameImages {
        var addresses: [String: String] = [:]
        var paths: [String: String] = [:]
        let catalog = AssetCatalogReader(of: spec, in: source).catalog
        for path in spec.imagePaths + catalog.paths {
            guard let name = name(of: path) else { continue }
            addresses[path] = PathPattern.image.path([name])
            paths[name] = path
        }
        state.withLock { state in
            state.paths = paths
            state.entries = state.entries.filter { addresses[$0.key] != nil }
        }
        return FrameImages(addresses, catalog: catalog)
    }

    /// The image at an address of ``images(for:)``; nil if it is another one by now.
    func image(named name: String) async -> (bytes: [UInt8], type: ImageType)? {
        guard let path = state.withLock({ $0.paths[name] }), let bytes = try? await source.drawing(of: path),
            let type = ImageType(drawable: bytes), type.name(of: bytes) == name
        else { return nil }
        return (bytes, type)
    }

    private func name(of path: String) -> String? {
        guard let file = ImageFile(path, in: source) else { return nil }
        if let entry = state.withLock({ $0.entries[path] }), entry.identity == file.identity { return entry.name }
        let name = file.name()
        state.withLock { $0.entries[path] = Entry(identity: file.identity, name: name) }
        return name
    }
}

/// The images of a pinned spec, as they are when they are first needed: kept even if their files change.
///
/// What a page names is there as long as this is; what was not there, or is above the limit, the page draws without.
struct PinnedImages: SpecImages {
    /// How many bytes of images are kept for one pinned spec.
    static let limit = 16 << 20

    /// How many bytes are kept.
    private(set) var size = 0
    private var named: FrameImages
    private var images: [String: (bytes: [UInt8], type: ImageType)] = [:]

    /// Reads the images of a spec from where they lie, in the spec's order, as far as `limit` bytes reach.
    init(of spec: TabSpec, in source: FileSource, limit: Int = Self.limit) async {
        named = FrameImages(catalog: AssetCatalogReader(of: spec, in: source).catalog)
        for path in spec.imagePaths + named.catalog.paths where named.addresses[path] == nil {
            guard let bytes = try? await source.drawing(of: path), let type = ImageType(drawable: bytes) else {
                continue
            }
            let name = type.name(of: bytes)
            if images[name] == nil {
                guard size + bytes.count <= limit else { continue }
                size += bytes.count
                images[name] = (bytes, type)
            }
            named.addresses[path] = PathPattern.image.path([name])
        }
    }

    func images(for spec: TabSpec) -> FrameImages { named }

    func image(named name: String) -> (bytes: [UInt8], type: ImageType)? { images[name] }
}
