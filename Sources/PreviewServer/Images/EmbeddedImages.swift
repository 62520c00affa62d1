import Foundation
public import PreviewPages
public import TabModel

/// The images of a spec for standalone files.
public struct EmbeddedImages: Hashable, Sendable {
    /// The images, with `data:` addresses.
    public var images = FrameImages()
    /// The paths of existing images that would have made the file too large.
    public var leftOut: [String] = []

    /// The default limit of the images in one file, in bytes.
    public static let usualLimit = 4 << 20

    /// Reads the images of a spec from the folder of its file, under the same rules as the preview does.
    ///
    /// `limit` is the maximum number of bytes of images, before they are encoded as text.
    public init(of spec: TabSpec, in source: FileSource, limit: Int = Self.usualLimit) async {
        self = await ImageIndex(source).embedded(for: spec, limit: limit)
    }

    fileprivate init() {}
}

extension SpecImages {
    /// Returns the spec's images as `data:` addresses, without those that can't be shown.
    func embedded(for spec: TabSpec, limit: Int = EmbeddedImages.usualLimit) async -> EmbeddedImages {
        var embedded = EmbeddedImages()
        var size = 0
        let found = images(for: spec)
        embedded.images.catalog = found.catalog
        for (path, address) in found.addresses.sorted(by: { $0.key < $1.key }) {
            let name = String(address.dropFirst(PathPattern.image.path([""]).count))
            guard size < limit, let (bytes, type) = await image(named: name), size + bytes.count <= limit else {
                embedded.leftOut.append(path)
                continue
            }
            size += bytes.count
            embedded.images.addresses[path] = "data:\(type.mediaType);base64,\(Data(bytes).base64EncodedString())"
        }
        return embedded
    }
}
