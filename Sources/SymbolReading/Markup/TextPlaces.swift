import TabModel

/// Lines and columns of a file, by byte.
struct TextPlaces {
    let bytes: [UInt8]

    /// The place of a byte: both from 1, the column in Unicode scalars.
    func location(of offset: Int) -> SourceLocation {
        let before = bytes.prefix(offset)
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let line = before.count { $0 == 0x0A } + 1
        let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
        return SourceLocation(line: line, column: column)
    }
}
