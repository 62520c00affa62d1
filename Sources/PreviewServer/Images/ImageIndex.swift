import PreviewCore
import PreviewPages
import Synchronization
import TabModel

/// The images that a spec names, under addresses made of their content.
protocol SpecImages: Sendable {
    /// Returns the spec's images with their relative addresses; an image that can't be shown has none.
    func images(for spec: TabSpec) -> FrameImages
    /// Returns the image at a given address; nil if there is none.
    func image(named name: String) async -> (bytes: [UInt8], type: ImageType)?
}

extension ImageType {
    /// Returns the last part of an image's address: the digest of its content.
    func name(of bytes: [UInt8]) -> String {
        "\(ContentDigest(of: bytes).hexadecimal.prefix(32)).\(fileExtension)"
    }
}

/// The images that the present spec names, under addresses made of their content.
///
/// It holds digests, not images: a file is read on request, and served only while it still has that content. A page
/// with five images of 1 MB is rendered in a quarter of the time that it takes to read them again.
final class ImageIndex: SpecImages {
    private struct Entry {
        var identity: ImageFile.Identity
        /// The last part of the address; nil for a file that isn't an image.
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

    /// Returns the images of ``SpecImages/images(for:)``; a file is read again only when it has changed.
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

    /// Returns the image at an address of ``images(for:)``; nil if the image has changed.
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

/// The images of a pinned spec, in their state at the first use: kept even if their files change.
///
/// The images in a page exist as long as this value; a missing one, or one above the limit, is left out of the page.
struct PinnedImages: SpecImages {
    /// The maximum size of the images of one pinned spec, in bytes.
    static let limit = 16 << 20

    /// The number of bytes in memory.
    private(set) var size = 0
    private var named: FrameImages
    private var images: [String: (bytes: [UInt8], type: ImageType)] = [:]

    /// Reads the images of a spec from their source, in the spec's order, up to `limit` bytes.
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
