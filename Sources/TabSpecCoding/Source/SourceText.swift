public import TabModel

/// The bytes of valid UTF-8, without byte order mark.
struct SourceText {
    let lines: TextLines
    /// The line and column of every byte.
    let places: TextPlaces
    /// The offset after the last character that is not whitespace.
    private let end: Int

    /// Creates the text after checking its length and encoding.
    init(_ bytes: [UInt8], limits: SpecReadingLimits) throws(ReadingFailure) {
        guard bytes.count <= limits.bytes else {
            throw Self.failure("limit", "The input has \(bytes.count) bytes, but the limit is \(limits.bytes).")
        }
        if let name = Self.wideEncoding(of: bytes) {
            throw Self.failure("syntax", "The input is \(name). Save it as UTF-8.")
        }
        if bytes.starts(with: Self.largeFile) {
            let advice = "Run git lfs pull and name the file on disk, or remove it from Git LFS."
            throw Self.failure("syntax", "This is a Git LFS pointer, and the text is stored elsewhere. \(advice)")
        }
        lines = TextLines(bytes)
        places = TextPlaces(bytes)
        end = bytes.lastIndex { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }.map { $0 + 1 } ?? lines.start
        if String(validating: bytes, as: UTF8.self) == nil { throw firstInvalidByte() }
    }

    /// The beginning of the pointer that Git LFS substitutes for a file.
    private static let largeFile = Array("version https://git-lfs.github.com/spec/".utf8)

    /// All bytes of the text.
    var bytes: [UInt8] { lines.bytes }

    /// Returns the place of a byte; a byte after the last character that is not whitespace has the place right after
    /// that.
    func place(at offset: Int) -> SourceLocation { places.place(at: min(offset, end)) }

    /// Returns a failure at a byte.
    func failure(_ sentence: String, id: String = "syntax", at offset: Int) -> ReadingFailure {
        ReadingFailure(id: id, text: sentence, place: place(at: offset))
    }

    private static func failure(_ id: String, _ text: String) -> ReadingFailure {
        ReadingFailure(id: id, text: text, place: SourceLocation(line: 1, column: 1))
    }

    /// Returns the name of an encoding of more than one byte a unit, from a mark or from the zeros beside the first
    /// character.
    private static func wideEncoding(of bytes: [UInt8]) -> String? {
        let head = Array(bytes.prefix(4))
        if head.starts(with: [0, 0, 0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE, 0, 0]) { return "UTF-32" }
        if head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE]) { return "UTF-16" }
        let zeros = head.map { $0 == 0 }
        return zeros == [true, false, true, false] || zeros == [false, true, false, true] ? "UTF-16" : nil
    }

    private func firstInvalidByte() -> ReadingFailure {
        let offset = Self.offsetOfFirstInvalidByte(in: bytes)
        let byte = String(bytes[offset], radix: 16, uppercase: true)
        let sentence = "The byte 0x\(byte.count < 2 ? "0" : "")\(byte) is not valid UTF-8. Save the file as UTF-8."
        return failure(sentence, at: offset)
    }

    /// Returns the beginning of the first sequence that is not well-formed UTF-8.
    private static func offsetOfFirstInvalidByte(in bytes: [UInt8]) -> Int {
        var offset = 0
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        while case .scalarValue(let scalar) = decoder.decode(&iterator) {
            offset += UTF8.width(scalar)
        }
        return min(offset, bytes.count - 1)
    }
}

extension SpecText {
    /// Returns the place of the first value of one of the keys that is a given string; nil if there is none.
    public func place(of value: String, underAnyOf keys: [String]) -> SourceLocation? {
        guard case .success(let tree) = text else { return nil }
        return tree.syntax.nodes.indices.lazy
            .filter { node in keys.contains { tree.hasKey(node, $0) } }
            .map { SourceValue($0, in: tree) }
            .first { $0.text == value }?.place
    }
}
