import TabSpecCoding

/// The text of a document that a client edits, with the offsets of its lines.
///
/// Lines end with LF, CR LF or CR.
struct DocumentText: Sendable {
    /// The text in UTF-8.
    private(set) var bytes: [UInt8]
    let encoding: PositionEncoding
    /// The offset of the first byte of each line; never empty.
    private var lines: [Int]

    init(_ text: String, _ encoding: PositionEncoding) {
        bytes = Array(text.utf8)
        self.encoding = encoding
        lines = Self.lines(of: bytes)
    }

    private static func lines(of bytes: [UInt8]) -> [Int] {
        var lines = [0]
        for (offset, byte) in bytes.enumerated() where byte == 0x0A || byte == 0x0D {
            let isPair = byte == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
            if !isPair { lines.append(offset + 1) }
        }
        return lines
    }

    /// Replaces a range with other text; the ends of a range are swapped if they are in the wrong order.
    mutating func replace(_ range: PositionRange, with text: String) {
        let (start, end) = (byte(at: range.start), byte(at: range.end))
        bytes.replaceSubrange(min(start, end)..<max(start, end), with: text.utf8)
        lines = Self.lines(of: bytes)
    }

    /// Returns the byte offset of a position.
    ///
    /// A position after the end of a line is its end, one after the end of the text is the text's end, and one inside a
    /// character is the character's beginning.
    func byte(at position: TextPosition) -> Int {
        guard position.line < lines.count else { return bytes.count }
        var offset = lines[position.line]
        var rest = position.character
        while rest > 0, offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
            let length = Self.length(bytes[offset])
            rest -= units(bytes[offset])
            guard rest >= 0 else { return offset }
            offset = min(offset + length, bytes.count)
        }
        return offset
    }

    /// Returns the position of a byte at which a character begins; `places` are those of this same text.
    ///
    /// A long line takes no longer than a short one, because JSON can be a single line.
    func position(at offset: Int, _ places: TextPlaces) -> TextPosition {
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= offset { low = middle } else { high = middle }
        }
        let start = lines[low]
        return switch encoding {
        case .utf8: TextPosition(line: low, character: offset - start)
        case .utf16: TextPosition(line: low, character: places.unit(at: offset) - places.unit(at: start))
        }
    }

    /// Returns the number of bytes in the character that begins with this byte.
    private static func length(_ first: UInt8) -> Int {
        switch first {
        case 0xF0...: 4
        case 0xE0...: 3
        case 0xC0...: 2
        default: 1
        }
    }

    /// Returns the number of units in the character that begins with this byte.
    private func units(_ first: UInt8) -> Int {
        switch encoding {
        case .utf8: Self.length(first)
        case .utf16: first >= 0xF0 ? 2 : 1
        }
    }
}
