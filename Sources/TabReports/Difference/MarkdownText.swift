import TabResolver

/// Makes text from elsewhere fit for Markdown (S38): nothing in it is markup, a mention, a link or a line of its own.
enum MarkdownText {
    /// A string as code, in which nothing else is read; in a table, bars would end the cell and are escaped.
    static func code(_ text: String, inTable: Bool = false) -> String {
        let line = shown(text)
        guard !line.isEmpty else { return "(empty)" }
        let fence = String(repeating: "`", count: longestRun(of: "`", in: line) + 1)
        let space = needsSpace(line.unicodeScalars) ? " " : ""
        return fence + space + (inTable ? withBarsEscaped(line) : line) + space + fence
    }

    /// A sentence with its names as code.
    static func sentence(_ sentence: DifferenceSentence, inTable: Bool = false) -> String {
        sentence.parts.map { part in
            switch part {
            case .words(let words): words
            case .name(let name): code(name, inTable: inTable)
            }
        }.joined()
    }

    /// One line without control, format and direction characters.
    private static func shown(_ text: String) -> String {
        var line = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: line.append(" ")
            case .format where scalar != "\u{200D}": continue
            default: line.append(scalar)
            }
        }
        return String(line)
    }

    /// Whether a string would melt into its fence, or lose the spaces at its ends.
    private static func needsSpace(_ line: String.UnicodeScalarView) -> Bool {
        line.first == "`" || line.last == "`" || (line.first == " " && line.last == " ")
    }

    // Markdown is read scalar by scalar: a backtick or bar with a combining mark behind it is one character to Swift,
    // and still ends the code or the cell.

    private static func withBarsEscaped(_ line: String) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in line.unicodeScalars {
            if scalar == "|" { escaped.append("\\") }
            escaped.append(scalar)
        }
        return String(escaped)
    }

    private static func longestRun(of scalar: Unicode.Scalar, in text: String) -> Int {
        var longest = 0
        var run = 0
        for next in text.unicodeScalars {
            run = next == scalar ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}
