/// The kinds of image that are served, known by their first bytes and not by their name (S33).
enum ImageType: String, CaseIterable, Sendable {
    case png, jpeg, webp, gif

    /// Reads the first bytes.
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
        } else {
            return nil
        }
    }

    /// The media type.
    var mediaType: String { "image/\(rawValue)" }

    /// The ending in addresses.
    var fileExtension: String { self == .jpeg ? "jpg" : rawValue }
}
