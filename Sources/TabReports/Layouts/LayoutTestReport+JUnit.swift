import TabModel
import TabResolver

extension LayoutTestReport {
    /// The report as the XML of JUnit that CI servers read: a suite for each spec, a case for each layout.
    ///
    /// A layout that differs is a failure; a spec or a lock file with errors is an error. There are no times.
    public var junit: String { JUnitReport(suites: results.map(\.suite)).text }
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
        for name in difference.removed { failures[name] = ["The layout is in \(lock), but is no longer tested."] }
        return (names + difference.removed).map { JUnitCase(name: $0, failure: failures[$0] ?? []) }
    }
}
