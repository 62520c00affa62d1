/// A token of Swift source, as far as an index needs it.
enum SwiftToken: Equatable {
    /// A name or keyword, without backticks.
    case word(Range<Int>)
    /// A character that isn't part of a name, literal or comment.
    case mark(UInt8)
    /// The name of a directive such as `#if`.
    case directive(Range<Int>)
    /// A string or number.
    case literal
}

/// A lexer of the bytes of Swift source: it handles strings, raw strings, interpolations and comments, and no grammar.
///
/// Linear in time, and never fails: unclosed tokens end with the text.
struct SwiftLexer {
    let bytes: [UInt8]
    /// The position of the next byte.
    private(set) var position = 0
    /// The strings whose interpolations are open: their delimiters, and the number of open parentheses in each.
    private var interpolations: [(delimiter: StringDelimiter, parentheses: Int)] = []
    /// The string that continues after the interpolation that was just closed.
    private var pending: StringDelimiter?
    /// The beginning of the contents of an unclosed multiline string or comment; nil if there is none.
    private(set) var unclosed: Int?

    /// Creates a lexer that begins with a byte; by default with the first.
    init(_ bytes: [UInt8], from position: Int = 0) { (self.bytes, self.position) = (bytes, position) }

    /// Returns the next token; nil at the end.
    mutating func next() -> SwiftToken? {
        if let delimiter = pending {
            pending = nil
            return text(delimiter)
        }
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0D, 0x00: position += 1
            case UInt8(ascii: "/") where skipsComment(): continue
            case UInt8(ascii: "\""): return string(StringDelimiter())
            case UInt8(ascii: "#"): return sharp()
            case UInt8(ascii: "`"): return quotedName()
            case _ where Self.isNameByte(byte): return name()
            case UInt8(ascii: "("), UInt8(ascii: ")"):
                return parenthesis(byte)
            default:
                position += 1
                return .mark(byte)
            }
        }
        return nil
    }

    /// Returns a Boolean value that indicates whether a byte can be in a name; every byte beyond ASCII can.
    static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }

    private func byte(_ offset: Int) -> UInt8? { position + offset < bytes.count ? bytes[position + offset] : nil }

    // MARK: - Names

    private mutating func name() -> SwiftToken {
        let start = position
        while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
        return 0x30...0x39 ~= bytes[start] ? .literal : .word(start..<position)
    }

    private mutating func quotedName() -> SwiftToken {
        let start = position + 1
        position = start
        while position < bytes.count, bytes[position] != UInt8(ascii: "`"), bytes[position] != 0x0A { position += 1 }
        defer { position = min(position + 1, bytes.count) }
        return .word(start..<position)
    }

    private mutating func sharp() -> SwiftToken {
        var count = 0
        while byte(count) == UInt8(ascii: "#") { count += 1 }
        if byte(count) == UInt8(ascii: "\"") {
            position += count
            return string(StringDelimiter(sharps: count))
        }
        position += count
        let start = position
        while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
        return .directive(start..<position)
    }

    // MARK: - Comments

    /// Skips a comment that begins here; returns false if none does.
    private mutating func skipsComment() -> Bool {
        switch byte(1) {
        case UInt8(ascii: "/"):
            while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
            return true
        case UInt8(ascii: "*"):
            skipBlockComment()
            return true
        default: return false
        }
    }

    private mutating func skipBlockComment() {
        let start = position + 2
        var depth = 0
        repeat {
            switch (bytes[position], byte(1)) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                position += 2
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                position += 2
            default: position += 1
            }
        } while depth > 0 && position < bytes.count
        if depth > 0 { unclosed = min(start, bytes.count) }
    }
}

// MARK: - Strings

/// The delimiter of a string: one quotation mark or three, and number signs if it is raw.
private struct StringDelimiter {
    var sharps = 0
    var isMultiline = false
}

extension SwiftLexer {
    /// Returns the token of a string, beginning at its first quotation mark.
    private mutating func string(_ delimiter: StringDelimiter) -> SwiftToken {
        var delimiter = delimiter
        delimiter.isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        position += delimiter.isMultiline ? 3 : 1
        return text(delimiter)
    }

    /// Returns the text of a string up to its end, or up to an interpolation.
    private mutating func text(_ delimiter: StringDelimiter) -> SwiftToken {
        let start = position
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\") where hasSharps(delimiter.sharps, at: 1):
                if byte(1 + delimiter.sharps) == UInt8(ascii: "(") {
                    position += 2 + delimiter.sharps
                    interpolations.append((delimiter, 0))
                    return .mark(UInt8(ascii: "("))
                }
                position += 2 + delimiter.sharps
            case UInt8(ascii: "\"") where isEnd(of: delimiter):
                position += (delimiter.isMultiline ? 3 : 1) + delimiter.sharps
                return .literal
            case 0x0A, 0x0D:
                // A single-line string ends with its line, closed or not.
                if !delimiter.isMultiline { return .literal }
                position += 1
            default: position += 1
            }
        }
        if delimiter.isMultiline { unclosed = start }
        return .literal
    }

    private func hasSharps(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }

    private func isEnd(of delimiter: StringDelimiter) -> Bool {
        let quotes = delimiter.isMultiline ? 3 : 1
        return (0..<quotes).allSatisfy { byte($0) == UInt8(ascii: "\"") } && hasSharps(delimiter.sharps, at: quotes)
    }

    /// Returns the token of a parenthesis; one that closes an interpolation continues with its string.
    private mutating func parenthesis(_ byte: UInt8) -> SwiftToken {
        position += 1
        guard let last = interpolations.last else { return .mark(byte) }
        if byte == UInt8(ascii: "(") {
            interpolations[interpolations.count - 1].parentheses += 1
        } else if last.parentheses > 0 {
            interpolations[interpolations.count - 1].parentheses -= 1
        } else {
            pending = last.delimiter
            interpolations.removeLast()
        }
        return .mark(byte)
    }
}
