/// Texts as SARIF's messages hold them: what is in them is shown as it is, no matter who wrote it.
enum MessageText {
    /// The text with braces doubled, which would be placeholders (SARIF 2.1.0, 3.11.5), and without links (3.11.6).
    static func escaped(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var backslashes = 0
        var endsLink = false
        for scalar in text.unicodeScalars {
            // A bracket before a parenthesis ends a link's text, unless a backslash that is none itself takes it away.
            if scalar == "(", endsLink {
                result.removeLast()
                result += "\\]".unicodeScalars
            }
            endsLink = scalar == "]" && backslashes.isMultiple(of: 2)
            backslashes = scalar == "\\" ? backslashes + 1 : 0
            if scalar == "{" || scalar == "}" { result.append(scalar) }
            result.append(scalar)
        }
        return String(result)
    }
}
