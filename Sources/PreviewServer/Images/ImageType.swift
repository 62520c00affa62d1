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

extension ImageType {
    /// The most pixels that an image may have: more than the largest screenshots, 96 MB once they are drawn.
    static let mostPixels = 24_000_000

    /// Reads the first bytes; nil for what is no image, and for one with too many pixels to draw.
    init?(drawable bytes: [UInt8]) {
        self.init(sniffing: bytes)
        if let pixels = pixels(of: bytes), pixels > Self.mostPixels { return nil }
    }

    /// How many pixels an image has as its head says; nil where that is cut off, so that nobody can draw it.
    func pixels(of bytes: [UInt8]) -> Int? {
        let reader = ImageHead(bytes)
        return switch self {
        case .png: reader.png
        case .jpeg: reader.jpeg
        case .gif: reader.gif
        case .webp: reader.webp
        }
    }
}

/// The sizes in the heads of images.
private struct ImageHead {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// IHDR is the first chunk (PNG, 5.6); later frames of an animation lie in it.
    var png: Int? {
        guard let width = number(at: 16, 4), let height = number(at: 20, 4) else { return nil }
        // 32 bits each: their product may be too large for a number.
        return min(width, 1 << 24) * min(height, 1 << 24)
    }

    /// The frame header, SOF0 to SOF15 without DHT, JPG and DAC (JPEG, B.1.1.3), after segments of any kind.
    var jpeg: Int? {
        var offset = 2
        while offset + 1 < bytes.count {
            // Decoders pass over what is between segments, and fill bytes.
            guard bytes[offset] == 0xFF, ![0x00, 0xFF].contains(bytes[offset + 1]) else {
                offset += 1
                continue
            }
            let marker = bytes[offset + 1]
            switch marker {
            case 0x01, 0xD0...0xD8: offset += 2
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
                guard let height = number(at: offset + 5, 2), let width = number(at: offset + 7, 2) else { return nil }
                return width * height
            default:
                guard let length = number(at: offset + 2, 2), length >= 2 else { return nil }
                offset += 2 + length
            }
        }
        return nil
    }

    /// The screen, or a frame that is larger, as some decoders enlarge the screen to it.
    var gif: Int? {
        guard let width = little(at: 6, 2), let height = little(at: 8, 2), bytes.count > 13 else { return nil }
        var largest = width * height
        var offset = 13 + table(bytes[10])
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x2C:
                guard let left = little(at: offset + 1, 2), let top = little(at: offset + 3, 2),
                    let width = little(at: offset + 5, 2), let height = little(at: offset + 7, 2),
                    offset + 9 < bytes.count
                else { return largest }
                largest = max(largest, (left + width) * (top + height))
                offset = afterBlocks(at: offset + 11 + table(bytes[offset + 9]))
            case 0x21: offset = afterBlocks(at: offset + 2)
            default: return largest
            }
        }
        return largest
    }

    /// The canvas, or the one frame (WebP container; RFC 6386, 9.1; WebP lossless, 3).
    var webp: Int? {
        guard bytes.count >= 16 else { return nil }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8X":
            guard let width = little(at: 24, 3), let height = little(at: 27, 3) else { return nil }
            return (width + 1) * (height + 1)
        case "VP8 ":
            guard let width = little(at: 26, 2), let height = little(at: 28, 2) else { return nil }
            return (width & 0x3FFF) * (height & 0x3FFF)
        case "VP8L":
            guard let bits = little(at: 21, 4) else { return nil }
            return ((bits & 0x3FFF) + 1) * ((bits >> 14 & 0x3FFF) + 1)
        default: return nil
        }
    }

    /// The bytes of a GIF's color table.
    private func table(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

    /// Where a GIF goes on after sub-blocks.
    private func afterBlocks(at start: Int) -> Int {
        var offset = start
        while offset < bytes.count, bytes[offset] > 0 { offset += Int(bytes[offset]) + 1 }
        return offset + 1
    }

    private func number(at offset: Int, _ count: Int) -> Int? {
        guard offset + count <= bytes.count else { return nil }
        return bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
    }

    private func little(at offset: Int, _ count: Int) -> Int? {
        guard offset + count <= bytes.count else { return nil }
        return bytes[offset..<(offset + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
