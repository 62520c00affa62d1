/// Strings of a spec as Swift string literals.
enum SwiftLiteral {
    /// Returns a literal that means exactly this string and shows every character that a reader could miss.
    ///
    /// Quotes, backslashes, line breaks, controls, bidirectional marks and other invisible characters are escaped, so a
    /// string can neither leave its literal nor look like another.
    static func quoted(_ text: String) -> String {
        var literal = "\""
        var follows = false
        for scalar in text.unicodeScalars {
            literal += escape(scalar, follows: follows) ?? String(Character(scalar))
            follows = !scalar.isASCII
        }
        return literal + "\""
    }

    /// Returns a string as a sentence of a comment, which it can't leave either.
    static func sentence(_ text: String) -> String {
        let escaped = quoted(text).dropFirst().dropLast()
        return escaped.last.map { ".!?…".contains($0) } == false ? "\(escaped)." : String(escaped)
    }

    /// Returns an argument for parameters that are a localized key or a string: a key, or a string where Markdown would
    /// have an effect.
    static func title(_ text: String) -> String { isMarkdown(text) ? "\(quoted(text)) as String" : quoted(text) }

    /// Returns a Boolean value that indicates whether a localized key of this string would have another meaning.
    static func isMarkdown(_ text: String) -> Bool { text.utf8.contains { markdown.contains($0) } }

    /// The characters that `LocalizedStringKey` reads as Markdown.
    private static let markdown = Set("*_`[~\\".utf8)

    private static func escape(_ scalar: Unicode.Scalar, follows: Bool) -> String? {
        switch scalar {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        default: break
        }
        guard !scalar.isASCII || scalar.value < 0x20 || scalar.value == 0x7F else { return nil }
        return scalar.isPlain(follows: follows) ? nil : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
}

extension Unicode.Scalar {
    /// Returns a Boolean value that indicates whether the character is recognizable in source.
    ///
    /// Joiners and variation selectors are plain within emoji and scripts that need them, where `follows` indicates a
    /// preceding non-ASCII character; marks need a character to be on.
    fileprivate func isPlain(follows: Bool) -> Bool {
        switch properties.generalCategory {
        case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator: false
        case .format: follows && (value == 0x200C || value == 0x200D)
        case .nonspacingMark, .enclosingMark, .spacingMark: follows
        default: !properties.isDefaultIgnorableCodePoint
        }
    }
}
