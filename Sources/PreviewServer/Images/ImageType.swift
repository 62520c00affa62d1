import PreviewPages
import TabResolver

/// The kinds of images that are served, recognized by their first bytes and not by their name (S33).
enum ImageType: String, CaseIterable, Sendable {
    case png, jpeg, webp, gif, svg

    /// Creates the type of an image from its first bytes.
    init?(sniffing bytes: [UInt8]) {
        let head = bytes.prefix(12)
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if head.starts(with: Array("GIF87a".utf8)) || head.starts(with: Array("GIF89a".utf8)) {
            self = .gif
        } else if head.count == 12, head.starts(with: Array("RIFF".utf8)), head.dropFirst(8) == Array("WEBP".utf8)[...]
        {
            self = .webp
        } else if SVGHead(bytes) != nil {
            self = .svg
        } else {
            return nil
        }
    }

    /// The media type.
    var mediaType: String { self == .svg ? "image/svg+xml" : "image/\(rawValue)" }

    /// The file extension in addresses.
    var fileExtension: String { self == .jpeg ? "jpg" : rawValue }
}

extension ImageType {
    /// The maximum number of pixels of an image: more than the largest screenshots, 96 MB when decoded.
    static let mostPixels = 24_000_000
    /// The maximum number of bytes of a drawing, which a browser reads as a document.
    static let largestDrawing = 1 << 20

    /// Creates the type of an image from its first bytes; nil for a file that isn't an image, and for one with too many
    /// pixels or shapes to draw.
    init?(drawable bytes: [UInt8]) {
        guard (try? Self.drawable(bytes)) != nil else { return nil }
        self.init(sniffing: bytes)
    }

    /// Returns the type of an image, or throws the reason why it can't be shown.
    static func drawable(_ bytes: [UInt8]) throws(ImageProblem) -> Self {
        guard let type = Self(sniffing: bytes) else { throw .format }
        if type == .svg, bytes.count > largestDrawing { throw .tooLarge(most: largestDrawing) }
        if let size = type.size(of: bytes), type != .svg, size.pixels > Double(mostPixels) {
            throw .tooManyPixels(most: mostPixels)
        }
        return type
    }

    /// Returns the size in the header of an image; nil if the header is cut off, so that the image can't be drawn.
    func size(of bytes: [UInt8]) -> ImageSize? {
        let reader = ImageHead(bytes)
        return switch self {
        case .png: reader.png
        case .jpeg: reader.jpeg
        case .gif: reader.gif
        case .webp: reader.webp
        case .svg: SVGHead(bytes)?.height.map { ImageSize(width: 0, height: $0) }
        }
    }

    /// Returns the facts that a bar depends on; nil if the header doesn't state the size (R5.75).
    func facts(of bytes: [UInt8]) -> ImageFacts? {
        size(of: bytes).map { ImageFacts(height: $0.height, isOpaque: isOpaque(bytes)) }
    }

    /// Returns a Boolean value that indicates whether an image is known to have no transparency.
    ///
    /// JPEG never has any; the header of a PNG states it.
    private func isOpaque(_ bytes: [UInt8]) -> Bool {
        switch self {
        case .jpeg: true
        case .png: ImageHead(bytes).isOpaquePNG
        case .gif, .webp, .svg: false
        }
    }
}

/// The size of an image, in pixels; of a drawing in points.
struct ImageSize: Hashable {
    var width: Double
    var height: Double

    /// The product of width and height.
    var pixels: Double { width * height }
}
