public import TabModel

/// A converter between places of a string: bytes of UTF-8, units of UTF-16, lines with columns.
///
/// Lines end with LF, CR LF or CR; columns count Unicode scalars.
///
/// - Complexity: O(1) besides the way within one stride, or the search for a line.
public struct TextPlaces: Sendable {
    /// The number of bytes between two known places.
    private static let stride = 128

    /// The text in UTF-8.
    let bytes: [UInt8]
    /// The number of UTF-16 units before every ``stride``-th byte.
    private let unitMarks: [Int]
    /// The number of Unicode scalars before every ``stride``-th byte.
    private let scalarMarks: [Int]
    /// The beginnings of lines.
    private let lines: [Int]

    /// Creates a converter by reading every byte once.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var (units, scalars): ([Int], [Int]) = ([], [])
        var lines = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
        var (unit, scalar) = (0, 0)
        for (offset, byte) in bytes.enumerated() {
            if offset % Self.stride == 0 {
                units.append(unit)
                scalars.append(scalar)
            }
            unit += Self.units(of: byte)
            scalar += Self.scalars(of: byte)
            if byte == 0x0A || byte == 0x0D && !Self.isPair(bytes, offset) { lines.append(offset + 1) }
        }
        unitMarks = units
        scalarMarks = scalars
        self.lines = lines
    }

    /// Returns the number of scalars that a byte adds: a scalar is counted at its first byte.
    private static func scalars(of byte: UInt8) -> Int { 0x80...0xBF ~= byte ? 0 : 1 }

    /// Returns the number of UTF-16 units that a byte adds: those of a character are counted at its first byte.
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

    /// Returns the UTF-16 offset of a byte; after the text, its length.
    public func unit(at offset: Int) -> Int { count(to: offset, unitMarks, Self.units) }

    private func count(to offset: Int, _ marks: [Int], _ width: (UInt8) -> Int) -> Int {
        let target = min(max(offset, 0), bytes.count)
        guard !marks.isEmpty else { return 0 }
        let mark = min(target / Self.stride, marks.count - 1)
        // A stretch of ASCII needs no counting.
        let isPlain = mark + 1 < marks.count && marks[mark + 1] - marks[mark] == Self.stride
        guard !isPlain else { return marks[mark] + target - mark * Self.stride }
        return bytes[(mark * Self.stride)..<target].reduce(marks[mark]) { $0 + width($1) }
    }

    /// Returns the line and column of a byte; inside a character, those of the next one.
    public func place(at offset: Int) -> SourceLocation {
        var (low, high) = (0, lines.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lines[middle] <= offset { low = middle } else { high = middle }
        }
        let column = count(to: offset, scalarMarks, Self.scalars) - count(to: lines[low], scalarMarks, Self.scalars)
        return SourceLocation(line: low + 1, column: max(column, 0) + 1)
    }

    /// Returns the byte at a UTF-16 offset; inside a character, its beginning; after the text, its end.
    public func byte(at unit: Int) -> Int {
        guard unit > 0, !unitMarks.isEmpty else { return 0 }
        var (low, high) = (0, unitMarks.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if unitMarks[middle] <= unit { low = middle } else { high = middle }
        }
        var (offset, units) = (low * Self.stride, unitMarks[low])
        while offset < bytes.count {
            let width = Self.units(of: bytes[offset])
            if width > 0, units + width > unit { return offset }
            units += width
            offset += 1
        }
        return bytes.count
    }

    /// Returns the byte at a line and column; for a column after the line, the line's end.
    public func byte(at place: SourceLocation) -> Int {
        guard place.line >= 1, place.line <= lines.count else { return bytes.count }
        var offset = lines[place.line - 1]
        var column = 1
        while column < place.column, offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D {
            offset += 1
            while offset < bytes.count, 0x80...0xBF ~= bytes[offset] { offset += 1 }
            column += 1
        }
        return offset
    }
}
