/// The ends of scalars, in texts that may be malformed.
public enum SyntaxScalars {
    /// Returns a string in quotes; without a closing quote it ends with its line.
    public static func quoted(_ text: TextLines, at start: Int) -> SyntaxToken {
        let quote = text.bytes[start]
        let isDouble = quote == UInt8(ascii: "\"")
        var offset = start + 1
        while let byte = text.byte(at: offset), !TextLines.isBreak(byte) {
            if byte == quote {
                if isDouble || text.byte(at: offset + 1) != quote {
                    return SyntaxToken(range: start..<(offset + 1), quote: isDouble ? .double : .single)
                }
                offset += 1
            } else if isDouble, byte == UInt8(ascii: "\\"), let next = text.byte(at: offset + 1),
                !TextLines.isBreak(next)
            {
                offset += 1
            }
            offset += 1
        }
        return SyntaxToken(range: start..<offset, quote: isDouble ? .double : .single, isClosed: false)
    }

    /// Returns a word of JSON: up to a character that can't belong to it.
    public static func word(_ text: TextLines, at start: Int) -> SyntaxToken {
        var offset = start
        while let byte = text.byte(at: offset), byte > 0x20, !isFlowMark(byte), byte != UInt8(ascii: ":"),
            byte != UInt8(ascii: "\"")
        {
            offset += 1
        }
        return SyntaxToken(range: start..<max(offset, start + 1), quote: .plain)
    }

    /// Returns a plain scalar of YAML on one line, without blanks at its end.
    ///
    /// It ends before a comment, before a colon that ends a key, and in brackets before their marks.
    static func plain(_ text: TextLines, at start: Int, inFlow: Bool) -> SyntaxToken {
        var offset = start
        var end = start + 1
        while let byte = text.byte(at: offset), !TextLines.isBreak(byte) {
            if inFlow, isFlowMark(byte) { break }
            if byte == UInt8(ascii: ":"), endsKey(text, at: offset, inFlow: inFlow) { break }
            if byte == UInt8(ascii: "#"), offset > start, TextLines.isBlank(text.bytes[offset - 1]) { break }
            offset += 1
            if !TextLines.isBlank(byte) { end = offset }
        }
        return SyntaxToken(range: start..<max(end, min(start + 1, text.bytes.count)), quote: .plain)
    }

    /// Returns a Boolean value that indicates whether a colon ends a key of YAML.
    static func endsKey(_ text: TextLines, at colon: Int, inFlow: Bool) -> Bool {
        guard let next = text.byte(at: colon + 1) else { return true }
        return TextLines.isBlank(next) || TextLines.isBreak(next) || inFlow && isFlowMark(next)
    }

    static func isFlowMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
        default: false
        }
    }
}
