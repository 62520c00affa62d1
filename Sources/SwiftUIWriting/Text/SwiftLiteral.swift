/// Texts of a spec as Swift string literals.
enum SwiftLiteral {
    /// A literal that means exactly this text and shows every character that a reader could miss.
    ///
    /// Quotes, backslashes, line breaks, controls, bidirectional marks and other invisible characters are escaped, so a
    /// text can neither leave its literal nor look like another.
    static func quoted(_ text: String) -> String {
        var literal = "\""
        var follows = false
        for scalar in text.unicodeScalars {
            literal += escape(scalar, follows: follows) ?? String(Character(scalar))
            follows = !scalar.isASCII
        }
        return literal + "\""
    }

    /// A text as a sentence of a comment, which it can't leave either.
    static func sentence(_ text: String) -> String {
        let escaped = quoted(text).dropFirst().dropLast()
        return escaped.last.map { ".!?…".contains($0) } == false ? "\(escaped)." : String(escaped)
    }

    /// An argument for parameters that are a localized key or a string: a key, or a string where Markdown would bite.
    static func title(_ text: String) -> String { isMarkdown(text) ? "\(quoted(text)) as String" : quoted(text) }

    /// Returns a Boolean value that indicates whether a localized key of this text would mean something else.
    static func isMarkdown(_ text: String) -> Bool { text.utf8.contains { markdown.contains($0) } }

    /// What `LocalizedStringKey` reads as Markdown.
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
    /// Returns a Boolean value that indicates whether the character shows in source as what it is.
    ///
    /// Joiners and variation selectors are plain within emoji and scripts that need them, where `follows` says that
    /// something beyond ASCII is before; marks need a character to be on.
    fileprivate func isPlain(follows: Bool) -> Bool {
        switch properties.generalCategory {
        case .control, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator, .spaceSeparator: false
        case .format: follows && (value == 0x200C || value == 0x200D)
        case .nonspacingMark, .enclosingMark, .spacingMark: follows
        default: !properties.isDefaultIgnorableCodePoint
        }
    }
}
