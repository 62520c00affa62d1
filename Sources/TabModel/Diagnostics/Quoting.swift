extension String {
    /// The user's word as messages quote it: in double quotes, on one line, shortened if it is long.
    public var quoted: String {
        var result = "\""
        for scalar in unicodeScalars.prefix(48) {
            result.unicodeScalars.append(contentsOf: scalar.readable)
        }
        if unicodeScalars.count > 48 { result += "…" }
        return result + "\""
    }
}

extension Unicode.Scalar {
    /// The scalar itself, or its code in braces if a terminal would not show it as a character.
    fileprivate var readable: String.UnicodeScalarView {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
            "\\u{\(String(value, radix: 16, uppercase: true))}".unicodeScalars
        default:
            String(self).unicodeScalars
        }
    }
}
