import TabModel

/// Turns places of a text into each other: bytes of UTF-8, units of UTF-16, lines with columns.
///
/// Each question takes constant time beside the way inside of one stretch or one line.
struct TextPlaces {
    /// How many bytes lie between two known places.
    private static let stride = 512

    let bytes: [UInt8]
    /// The UTF-16 offset of every ``stride``-th byte.
    private let marks: [Int]
    /// Where lines begin.
    private let lines: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var marks: [Int] = []
        var lines = [0]
        var units = 0
        for (offset, byte) in bytes.enumerated() {
            if offset % Self.stride == 0 { marks.append(units) }
            units += Self.units(of: byte)
            if byte == 0x0A || byte == 0x0D && !Self.isPair(bytes, offset) { lines.append(offset + 1) }
        }
        self.marks = marks
        self.lines = lines
    }

    /// How many units of UTF-16 a byte adds: a character's are counted at its first byte.
    private static func units(of byte: UInt8) -> Int {
        switch byte {
        case 0x80...0xBF: 0
        case 0xF0...: 2
        default: 1
        }
    }

    private static func isPair(_ bytes: [UInt8], _ offset: Int) -> Bool {
        offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
    }

    /// The UTF-16 offset of a byte; behind the text, its length.
    func unit(at offset: Int) -> Int {
        let target = min(max(offset, 0), bytes.count)
        guard !marks.isEmpty else { return 0 }
        let mark = min(target / Self.stride, marks.count - 1)
        return bytes[(mark * Self.stride)..<target].reduce(marks[mark]) { $0 + Self.units(of: $1) }
    }

    /// The byte at a UTF-16 offset; inside of a character, its beginning; behind the text, its end.
    func byte(at unit: Int) -> Int {
        guard unit > 0, !marks.isEmpty else { return 0 }
        var (low, high) = (0, marks.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if marks[middle] <= unit { low = middle } else { high = middle }
        }
        var (offset, units) = (low * Self.stride, marks[low])
        while offset < bytes.count {
            let width = Self.units(of: bytes[offset])
            if width > 0, units + width > unit { return offset }
            units += width
            offset += 1
        }
        return bytes.count
    }

    /// The byte at a line and column; a column behind its line is the line's end.
    func byte(at place: SourceLocation) -> Int {
        guard place.line >= 1, place.line <= lines.count else { return bytes.count }
        var offset = lines[place.line - 1]
        if place.line == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
        var column = 1
        while column < place.column, offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
            offset += 1
            while offset < bytes.count, 0x80...0xBF ~= bytes[offset] { offset += 1 }
            column += 1
        }
        return offset
    }
}
