import TabModel

/// Strings in XML (XML 1.0, 2.2 and 2.4).
enum XMLText {
    /// Returns the string for an element or an attribute.
    ///
    /// Characters that XML can't hold, or that control a terminal, are written out.
    static func escaped(_ text: String) -> String {
        text.plainLine.unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            case "\"": "&quot;"
            default: scalar.value & 0xFFFE == 0xFFFE ? scalar.escaped : String(scalar)
            }
        }.joined()
    }
}
