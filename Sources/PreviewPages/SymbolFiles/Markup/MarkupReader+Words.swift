import TabModel

extension MarkupReader {
    /// Reads a name: letters, digits, `_ : - .` and everything beyond ASCII.
    mutating func readName(_ expected: String) throws(DrawingMistake) -> String {
        let start = position
        while position < bytes.count, Self.isName(bytes[position]) { position += 1 }
        guard position > start, position - start <= 100 else {
            throw .syntax(at: start, "Expected \(expected).")
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Skips white space; returns true if there was any.
    @discardableResult
    mutating func skipSpace() -> Bool {
        let start = position
        while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
        return position > start
    }

    /// Skips these characters if they follow; returns true if they did.
    mutating func skips(_ word: StaticString) -> Bool {
        let found = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
        if found { position += word.utf8CodeUnitCount }
        return found
    }

    mutating func expect(_ word: StaticString, _ expected: String) throws(DrawingMistake) {
        guard skips(word) else { throw .syntax(at: position, "Expected \(expected).") }
    }

    /// Skips everything up to and including an end mark.
    mutating func skip(past end: StaticString, of what: String) throws(DrawingMistake) {
        let start = position
        while position < bytes.count {
            if skips(end) { return }
            position += 1
        }
        throw .syntax(at: start, "\(what) is not closed.")
    }

    /// Skips a document type that only names SVG, as exports have it; one with declarations is refused.
    ///
    /// The URLs in it are never requested.
    mutating func skipDocumentType() throws(DrawingMistake) {
        let start = position
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: ">"):
                position += 1
                return
            case UInt8(ascii: "["):
                throw .syntax(
                    at: position,
                    "The DOCTYPE contains declarations, such as entities, which are not supported.",
                    fix: "Delete the DOCTYPE, or export the file without it."
                )
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let quote = bytes[position]
                position = bytes[(position + 1)...].firstIndex(of: quote).map { $0 + 1 } ?? bytes.count
            default:
                position += 1
            }
        }
        throw .syntax(at: start, "The DOCTYPE is not closed.")
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"): true
        case UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...: true
        default: false
        }
    }
}

/// The lines and columns of a file, by byte.
struct MarkupPositions {
    let bytes: [UInt8]

    /// Returns the location of a byte: both numbers from 1, the column in Unicode scalars.
    func location(of offset: Int) -> SourceLocation {
        let before = bytes.prefix(offset)
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let line = before.count { $0 == 0x0A } + 1
        let column = before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
        return SourceLocation(line: line, column: column)
    }
}
