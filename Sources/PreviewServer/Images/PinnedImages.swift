import TabModel

/// The images of a pinned spec, as they are when they are first needed: kept, whatever becomes of their files.
///
/// What a page names is there as long as this is; what was not there, or is above the limit, the page draws without.
struct PinnedImages: SpecImages {
    /// How many bytes of images are kept for one pinned spec.
    static let limit = 16 << 20

    /// How many bytes are kept.
    private(set) var size = 0
    private var addresses: [String: String] = [:]
    private var images: [String: (bytes: [UInt8], type: ImageType)] = [:]

    /// Reads the images of a spec from a folder, in the spec's order, as far as `limit` bytes reach.
    init(of spec: TabSpec, in folder: String, limit: Int = Self.limit) {
        for path in spec.imagePaths where addresses[path] == nil {
            guard let file = ImageFile(path, in: folder), let bytes = file.read(),
                let type = ImageType(drawable: bytes)
            else { continue }
            let name = type.name(of: bytes)
            if images[name] == nil {
                guard size + bytes.count <= limit else { continue }
                size += bytes.count
                images[name] = (bytes, type)
            }
            addresses[path] = Path.image(name)
        }
    }

    func addresses(for spec: TabSpec) -> [String: String] { addresses }

    func image(named name: String) -> (bytes: [UInt8], type: ImageType)? { images[name] }
}
