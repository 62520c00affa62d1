/// The sizes in the headers of images.
struct ImageHead {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The size in IHDR, which is the first chunk (PNG, 5.6); later frames of an animation lie in it.
    var png: ImageSize? {
        guard let width = number(at: 16, 4), let height = number(at: 20, 4) else { return nil }
        return ImageSize(width, height)
    }

    /// A Boolean value that indicates whether a PNG is opaque.
    ///
    /// It has neither an alpha channel (11.2.2) nor a `tRNS` chunk before its pixels (11.3.2).
    var isOpaquePNG: Bool {
        guard let kind = number(at: 25, 1), [0, 2, 3].contains(kind) else { return false }
        var offset = 8
        while let length = number(at: offset, 4), offset + 8 <= bytes.count {
            switch bytes[(offset + 4)..<(offset + 8)] {
            case ArraySlice("tRNS".utf8): return false
            case ArraySlice("IDAT".utf8): return true
            default: offset += 12 + length
            }
        }
        return false
    }

    /// The size in the frame header, SOF0 to SOF15 without DHT, JPG and DAC (JPEG, B.1.1.3), after segments of any
    /// kind.
    var jpeg: ImageSize? {
        var offset = 2
        while offset + 1 < bytes.count {
            // Decoders skip fill bytes, and anything else between segments.
            guard bytes[offset] == 0xFF, ![0x00, 0xFF].contains(bytes[offset + 1]) else {
                offset += 1
                continue
            }
            let marker = bytes[offset + 1]
            switch marker {
            case 0x01, 0xD0...0xD8: offset += 2
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
                guard let height = number(at: offset + 5, 2), let width = number(at: offset + 7, 2) else { return nil }
                return ImageSize(width, height)
            default:
                guard let length = number(at: offset + 2, 2), length >= 2 else { return nil }
                offset += 2 + length
            }
        }
        return nil
    }

    /// The size of the screen, or of a larger frame, as some decoders enlarge the screen to it.
    var gif: ImageSize? {
        guard let width = little(at: 6, 2), let height = little(at: 8, 2), bytes.count > 13 else { return nil }
        var largest = ImageSize(width, height)
        var offset = 13 + table(bytes[10])
        while offset < bytes.count {
            switch bytes[offset] {
            case 0x2C:
                guard let left = little(at: offset + 1, 2), let top = little(at: offset + 3, 2),
                    let width = little(at: offset + 5, 2), let height = little(at: offset + 7, 2),
                    offset + 9 < bytes.count
                else { return largest }
                let frame = ImageSize(left + width, top + height)
                if frame.pixels > largest.pixels { largest = frame }
                offset = afterBlocks(at: offset + 11 + table(bytes[offset + 9]))
            case 0x21: offset = afterBlocks(at: offset + 2)
            default: return largest
            }
        }
        return largest
    }

    /// The size of the canvas, or of the one frame (WebP container; RFC 6386, 9.1; WebP lossless, 3).
    var webp: ImageSize? {
        guard bytes.count >= 16 else { return nil }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8X":
            guard let width = little(at: 24, 3), let height = little(at: 27, 3) else { return nil }
            return ImageSize(width + 1, height + 1)
        case "VP8 ":
            guard let width = little(at: 26, 2), let height = little(at: 28, 2) else { return nil }
            return ImageSize(width & 0x3FFF, height & 0x3FFF)
        case "VP8L":
            guard let bits = little(at: 21, 4) else { return nil }
            return ImageSize((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
        default: return nil
        }
    }

    /// Returns the number of bytes of a GIF's color table.
    private func table(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

    /// Returns the offset after the sub-blocks of a GIF.
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

extension ImageSize {
    fileprivate init(_ width: Int, _ height: Int) { self.init(width: Double(width), height: Double(height)) }
}
