/// A run of Swift source of one color.
struct HighlightToken: Hashable {
    /// A token's kind, for its color.
    enum Kind {
        case plain, keyword, string, comment
    }

    var kind: Kind
    var text: String

    /// Returns the runs of a string, in order; together they are the string.
    ///
    /// The syntax is that of ``SwiftUIWriting``: line comments and literals of one line.
    static func runs(of text: String) -> [HighlightToken] {
        var runs = SwiftTokenRuns()
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { runs.add(line) }
        return runs.tokens
    }
}

/// A list of tokens under construction, with neighbors of one kind joined.
private struct SwiftTokenRuns {
    private(set) var tokens: [HighlightToken] = []
    private var isFirst = true

    private static let keywords: Set<Substring> = [
        "as", "case", "default", "else", "enum", "extension", "false", "fileprivate", "func", "if", "import", "in",
        "let",
        "nil", "private", "return", "self", "set", "some", "static", "struct", "switch", "true", "var",
    ]

    mutating func add(_ line: Substring) {
        if !isFirst { append("\n", .plain) }
        isFirst = false
        var rest = line
        while let first = rest.first {
            if rest.hasPrefix("//") { return append(rest, .comment) }
            let piece = first == "\"" ? Self.literal(rest) : Self.word(rest)
            append(piece, first == "\"" ? .string : Self.kind(piece))
            rest = rest[piece.endIndex...]
        }
    }

    private mutating func append(_ text: Substring, _ kind: HighlightToken.Kind) {
        if tokens.last?.kind == kind {
            tokens[tokens.count - 1].text += text
        } else {
            tokens.append(HighlightToken(kind: kind, text: String(text)))
        }
    }

    private static func kind(_ piece: Substring) -> HighlightToken.Kind {
        guard let first = piece.utf8.first else { return .plain }
        if first == UInt8(ascii: "@") || first == UInt8(ascii: "#") { return .keyword }
        let isLower = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
        return isLower && keywords.contains(piece) ? .keyword : .plain
    }

    /// Returns a literal with its quotes.
    private static func literal(_ text: Substring) -> Substring {
        var isEscaped = false
        for index in text.indices.dropFirst() {
            if isEscaped {
                isEscaped = false
            } else if text[index] == "\\" {
                isEscaped = true
            } else if text[index] == "\"" {
                return text[...index]
            }
        }
        return text
    }

    /// Returns a word with its sign, or the text before the next token.
    private static func word(_ text: Substring) -> Substring {
        func isWord(_ character: Character) -> Bool {
            // Nearly all of a source is ASCII, which needs no Unicode lookup.
            guard let byte = character.asciiValue else { return character.isLetter || character.isNumber }
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"): return true
            default: return false
            }
        }
        guard let first = text.first else { return text }
        // A member is never a keyword, whatever its name.
        if isWord(first) || "@#.`".contains(first) {
            return text[..<(text.dropFirst().firstIndex { !isWord($0) } ?? text.endIndex)]
        }
        return text.prefix { !isWord($0) && !"@#.`\"/".contains($0) }.nonEmpty ?? text.prefix(1)
    }
}

extension Substring {
    fileprivate var nonEmpty: Substring? { isEmpty ? nil : self }
}
