/// A string's bytes with queries about lines.
public struct TextLines: Sendable {
    /// All bytes.
    public let bytes: [UInt8]
    /// The first byte after a byte order mark.
    public let start: Int

    /// Creates the lines of UTF-8 bytes.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Returns a Boolean value that indicates whether a byte is a space or a tab.
    public static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    /// Returns a Boolean value that indicates whether a byte ends a line.
    public static func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    /// Returns the beginning of the line that contains an offset.
    public func lineStart(_ offset: Int) -> Int {
        var place = offset
        while place > start, !Self.isBreak(bytes[place - 1]) {
            place -= 1
        }
        return place
    }

    /// Returns the line's end, before its break.
    public func lineEnd(_ offset: Int) -> Int {
        var place = offset
        while place < bytes.count, !Self.isBreak(bytes[place]) {
            place += 1
        }
        return place
    }

    /// Returns the next line's beginning; the text's end on the last line.
    public func nextLine(_ offset: Int) -> Int {
        let end = lineEnd(offset)
        guard end < bytes.count else { return end }
        return bytes[end...].starts(with: [0x0D, 0x0A]) ? end + 2 : end + 1
    }

    /// Returns the break that ends the line of an offset, otherwise the text's first, otherwise a line feed.
    public func lineBreak(near offset: Int) -> [UInt8] {
        let end = lineEnd(offset)
        if end < bytes.count { return Array(bytes[end..<nextLine(end)]) }
        return lineBreak(before: lineStart(offset))
    }

    /// Returns the break that ends the line before a line's beginning.
    public func lineBreak(before begin: Int) -> [UInt8] {
        guard begin > start else { return [0x0A] }
        return Array(bytes[lineEnd(before: begin)..<begin])
    }

    /// Returns the end of the line before the one that begins here.
    public func lineEnd(before begin: Int) -> Int {
        guard begin > start else { return start }
        let isPair = begin - 1 > start && bytes[begin - 1] == 0x0A && bytes[begin - 2] == 0x0D
        return isPair ? begin - 2 : begin - 1
    }

    /// Returns the beginning of the line, if only blanks precede an offset and it is not the first line.
    public func ownLine(_ offset: Int) -> Int? {
        var place = offset
        while place > start, Self.isBlank(bytes[place - 1]) {
            place -= 1
        }
        return place > start && Self.isBreak(bytes[place - 1]) ? place : nil
    }

    /// Returns the offset of the first byte from an offset on that isn't a space or tab.
    public func skipBlank(_ offset: Int) -> Int {
        var place = offset
        while place < bytes.count, Self.isBlank(bytes[place]) {
            place += 1
        }
        return place
    }

    /// Returns the offset of the first byte from an offset on that is no blank and no line break.
    func skipWhite(_ offset: Int) -> Int {
        var place = offset
        while place < bytes.count, Self.isBlank(bytes[place]) || Self.isBreak(bytes[place]) {
            place += 1
        }
        return place
    }

    /// Returns the offset of the first byte from an offset on that is no blank, no line break and no part of a comment.
    func skipComments(_ offset: Int) -> Int {
        var place = skipWhite(offset)
        while place < bytes.count, isComment(place) {
            place = skipWhite(lineEnd(place))
        }
        return place
    }

    /// Returns a Boolean value that indicates whether a comment of YAML begins here.
    func isComment(_ offset: Int) -> Bool {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "#") else { return false }
        return offset == start || Self.isBlank(bytes[offset - 1]) || Self.isBreak(bytes[offset - 1])
    }

    /// Returns a Boolean value that indicates whether a comment of YAML may begin in a range.
    func hasComment(_ range: Range<Int>) -> Bool {
        range.contains { isComment($0) }
    }

    /// Returns the byte at an offset; nil after the text.
    public func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }
}
