import TabModel

/// A report as the XML of JUnit; it has no times.
struct JUnitReport {
    let suites: [JUnitSuite]

    var text: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="tabpreview" \(JUnitCase.counts(suites.flatMap(\.cases)))>
        \(suites.map(\.text).joined(separator: "\n"))\(suites.isEmpty ? "" : "\n")</testsuites>

        """
    }
}

/// The test cases of one file.
struct JUnitSuite {
    let name: String
    let cases: [JUnitCase]

    var text: String {
        let head = "  <testsuite name=\"\(XMLText.escaped(name))\" \(JUnitCase.counts(cases))>\n"
        return head + cases.map { $0.text(in: name) }.joined() + "  </testsuite>"
    }
}

/// A test case: it passes unless it has a failure or an error.
struct JUnitCase {
    let name: String
    /// The problems: the first sentence shown, then the others.
    var failure: [String] = []
    /// The reason why it was not tested.
    var error: [String] = []
    /// The remarks about a case that passes.
    var output: [String] = []

    /// Returns the number of cases, and of those of each kind.
    static func counts(_ cases: [JUnitCase]) -> String {
        let failures = cases.count { !$0.failure.isEmpty }
        let errors = cases.count { !$0.error.isEmpty }
        return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    }

    func text(in file: String) -> String {
        let head = "    <testcase classname=\"\(XMLText.escaped(file))\" name=\"\(XMLText.escaped(name))\""
        let parts = [("failure", failure), ("error", error), ("system-out", output)]
        guard let (kind, lines) = parts.first(where: { !$0.1.isEmpty }) else { return head + "/>\n" }
        let message = kind == "system-out" ? "" : " message=\"\(XMLText.escaped(lines.first ?? ""))\""
        let text = lines.map(XMLText.escaped).joined(separator: "\n")
        return "\(head)>\n      <\(kind)\(message)>\(text)</\(kind)>\n    </testcase>\n"
    }
}

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
