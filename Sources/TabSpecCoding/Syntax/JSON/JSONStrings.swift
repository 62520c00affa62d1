import TabModel

/// A reader of JSON strings (RFC 8259 section 7).
enum JSONStrings {
    /// Returns the content and the end of a string that begins with a token.
    ///
    /// A token without a closing quote may contain an earlier error, which comes first.
    static func read(_ bytes: [UInt8], _ token: Range<Int>) throws(SyntaxMistake) -> (text: String, end: Int) {
        var position = token.lowerBound + 1
        var runStart = position
        var unescaped: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case UInt8(ascii: "\""):
                unescaped += bytes[runStart..<position]
                return (String(decoding: unescaped, as: UTF8.self), position + 1)
            case UInt8(ascii: "\\"):
                unescaped += bytes[runStart..<position]
                unescaped += try escape(bytes, &position)
                runStart = position
            case ..<0x20: throw controlCharacter(byte, at: position)
            default: position += 1
            }
        }
        throw open(bytes)
    }

    private static func open(_ bytes: [UInt8]) -> SyntaxMistake {
        SyntaxMistake(text: "Expected a closing quote, but the input ends here.", offset: bytes.count)
    }

    private static func controlCharacter(_ byte: UInt8, at offset: Int) -> SyntaxMistake {
        guard byte != 0x0A, byte != 0x0D else {
            return SyntaxMistake(text: "Expected a closing quote before the end of the line.", offset: offset)
        }
        let code = String(byte, radix: 16, uppercase: true)
        let escape = "\\u" + String(repeating: "0", count: 4 - code.count) + code
        return SyntaxMistake(
            text: "A string can't contain a control character. Write it as \(escape).",
            offset: offset
        )
    }

    private static func escape(_ bytes: [UInt8], _ position: inout Int) throws(SyntaxMistake) -> [UInt8] {
        let start = position
        guard start + 1 < bytes.count else { throw open(bytes) }
        position += 2
        switch bytes[start + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [bytes[start + 1]]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"): return Array(String(try unicode(bytes, from: start, &position)).utf8)
        default:
            let escape = "\\\(JSONGrammar.word(bytes, at: start + 1).prefix(1))"
            let text = "JSON has no escape sequence \(escape.quoted). Write \"\\\\\" for a backslash."
            throw SyntaxMistake(text: text, offset: start)
        }
    }

    /// Reads the digits after `\u`, and the second half if they are the first of a surrogate pair.
    private static func unicode(
        _ bytes: [UInt8],
        from start: Int,
        _ position: inout Int
    ) throws(SyntaxMistake) -> Unicode.Scalar {
        let first = try hexadecimal(bytes, from: start, &position)
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard first < 0xDC00, bytes[position...].starts(with: "\\u".utf8) else { throw loneSurrogate(at: start) }
        position += 2
        let second = try hexadecimal(bytes, from: position - 2, &position)
        guard 0xDC00...0xDFFF ~= second, let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + second - 0xDC00)
        else { throw loneSurrogate(at: start) }
        return scalar
    }

    private static func loneSurrogate(at start: Int) -> SyntaxMistake {
        let text = "This escape sequence is half of a surrogate pair. Write both halves, or the character itself."
        return SyntaxMistake(text: text, offset: start)
    }

    private static func hexadecimal(
        _ bytes: [UInt8],
        from start: Int,
        _ position: inout Int
    ) throws(SyntaxMistake) -> UInt32 {
        let digits = bytes[position...].prefix(4)
        guard digits.count == 4, let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
            digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-")
        else { throw SyntaxMistake(text: "Expected four hexadecimal digits after \"\\u\".", offset: start) }
        position += 4
        return code
    }
}
