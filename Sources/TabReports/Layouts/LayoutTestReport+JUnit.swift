import TabModel
import TabResolver

extension LayoutTestReport {
    /// The report as the XML of JUnit that CI servers read: a suite for each spec, a case for each layout.
    ///
    /// A layout that differs is a failure; a spec or a lock file with errors is an error. There are no times.
    public var junit: String {
        let suites = results.map(\.suite)
        let cases = suites.flatMap(\.cases)
        let head = JUnitCase.counts(cases)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="tabpreview" \(head)>
            \(suites.map(\.text).joined(separator: "\n"))\(suites.isEmpty ? "" : "\n")</testsuites>

            """
    }
}

extension LayoutTestReport.Result {
    fileprivate var suite: JUnitSuite { JUnitSuite(name: file, cases: cases) }

    private var cases: [JUnitCase] {
        switch outcome {
        case .invalid: [JUnitCase(name: "layouts", error: ([summary] + diagnostics.map(\.line)))]
        case .failed(let sentence): [JUnitCase(name: "layouts", error: [sentence])]
        case .noLock, .noSpec: [JUnitCase(name: "layouts", failure: [summary])]
        case .removed: [JUnitCase(name: "layouts")]
        case .accepted: names.map { JUnitCase(name: $0) }
        case .compared(let difference): cases(difference)
        }
    }

    private func cases(_ difference: LayoutLockDifference) -> [JUnitCase] {
        var failures: [String: [String]] = [:]
        for change in difference.changes {
            let lines = change.sentences.map(\.text) + change.rows.map { "\($0.isNew ? "+" : "-") \($0.text)" }
            for name in change.names { failures[name] = lines }
        }
        for name in difference.added { failures[name] = ["The layout is not in \(lock)."] }
        for name in difference.removed { failures[name] = ["The layout is in \(lock) and no longer tested."] }
        return (names + difference.removed).map { JUnitCase(name: $0, failure: failures[$0] ?? []) }
    }
}

/// The cases of one spec.
private struct JUnitSuite {
    let name: String
    let cases: [JUnitCase]

    var text: String {
        let head = "  <testsuite name=\"\(XMLText.escaped(name))\" \(JUnitCase.counts(cases))>\n"
        return head + cases.map { $0.text(in: name) }.joined() + "  </testsuite>"
    }
}

/// One layout.
private struct JUnitCase {
    let name: String
    /// What differs: the sentence that is shown first, then the others.
    var failure: [String] = []
    /// What kept it from being compared.
    var error: [String] = []

    /// How many cases there are, and how many of each kind.
    static func counts(_ cases: [JUnitCase]) -> String {
        let failures = cases.count { !$0.failure.isEmpty }
        let errors = cases.count { !$0.error.isEmpty }
        return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    }

    func text(in file: String) -> String {
        let head = "    <testcase classname=\"\(XMLText.escaped(file))\" name=\"\(XMLText.escaped(name))\""
        guard let (kind, lines) = [("failure", failure), ("error", error)].first(where: { !$0.1.isEmpty }) else {
            return head + "/>\n"
        }
        let message = XMLText.escaped(lines.first ?? "")
        let text = lines.map(XMLText.escaped).joined(separator: "\n")
        return "\(head)>\n      <\(kind) message=\"\(message)\">\(text)</\(kind)>\n    </testcase>\n"
    }
}

/// Texts in XML (XML 1.0, 2.2 and 2.4).
private enum XMLText {
    /// The text for an element or an attribute; what XML can't hold, or steers a terminal, is written out.
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
