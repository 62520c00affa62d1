import Foundation
public import TabModel
public import TabResolver

/// The images of a spec as they go into standalone files.
public struct EmbeddedImages: Hashable, Sendable {
    /// `data:` addresses, by the path that the spec names an image with.
    public var addresses: [String: String] = [:]
    /// The paths of images that are there and would have made the file too large.
    public var leftOut: [String] = []

    /// How many bytes of images go into one file at most.
    public static let usualLimit = 4 << 20

    /// Reads the images of a spec from the folder that its file lies in, under the same rules as the preview does.
    ///
    /// `limit` is how many bytes of images to take at most, before they are written as text.
    public init(of spec: TabSpec, in folder: String, limit: Int = Self.usualLimit) {
        self = ImageIndex(folder: folder).embedded(for: spec, limit: limit)
    }

    fileprivate init() {}
}

extension SpecImages {
    /// The spec's images as addresses that hold the images themselves; what can't be shown is left out.
    func embedded(for spec: TabSpec, limit: Int = EmbeddedImages.usualLimit) -> EmbeddedImages {
        var embedded = EmbeddedImages()
        var size = 0
        for (path, address) in addresses(for: spec).sorted(by: { $0.key < $1.key }) {
            let name = String(address.dropFirst(PathPattern.image.path([""]).count))
            guard size < limit, let (bytes, type) = image(named: name), size + bytes.count <= limit else {
                embedded.leftOut.append(path)
                continue
            }
            size += bytes.count
            embedded.addresses[path] = "data:\(type.mediaType);base64,\(Data(bytes).base64EncodedString())"
        }
        return embedded
    }
}

/// The images of a spec that can't be shown.
public enum ImageProblems {
    /// Why, by the path that the spec names an image with; empty if all can be shown.
    ///
    /// The images are looked for in `folder`, that of the spec's file, under the same rules as the preview does.
    public static func found(in spec: TabSpec, folder: String) -> [String: ImageProblem] {
        spec.imagePaths.reduce(into: [:]) { problems, path in
            do throws(ImageProblem) {
                let file = try ImageFile(opening: path, in: folder)
                guard let bytes = file.read() else { throw .unreadable }
                guard ImageType(sniffing: bytes) != nil else { throw .format }
                guard ImageType(drawable: bytes) != nil else { throw .tooManyPixels(most: ImageType.mostPixels) }
            } catch {
                problems[path] = error
            }
        }
    }
}
