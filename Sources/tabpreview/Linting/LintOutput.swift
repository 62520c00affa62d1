import TabModel
import TabReports
import TabRules
import TabSpecCoding

/// Prints a run of `lint`: text for people to standard error, everything else to standard output.
struct LintOutput {
    private let options: LintOptions
    private let style = TerminalStyle.standardError

    /// The output that these options ask for.
    init(_ options: LintOptions) {
        self.options = options
    }

    /// Prints what failed, what was repaired, what was found, and how much of it.
    ///
    /// - Throws: `FileFailure` if standard output can't take all of it; text for people has been printed then.
    func print(_ run: LintRun) throws(FileFailure) {
        var lines = run.report.failures.map { "tabpreview: \($0.text)" }
        if options.fix, !options.quiet { lines += repairLines(run) }
        if options.format == .text { lines += textLines(run.report) }
        if !lines.isEmpty { Streams.message(lines.joined(separator: "\n")) }
        try Streams.outputWhole(data(of: run))
    }

    /// What standard output gets.
    private func data(of run: LintRun) -> [UInt8] {
        switch options.format {
        case .json: Array(DiagnosticCoding.json(run.report.diagnostics).utf8)
        case .sarif: Array(SARIFLog(run.report, version: ProgramVersion.text, statement: RuleBook.rule).text.utf8)
        case .github: Array(WorkflowCommands(run.report).text.utf8)
        case .text, .markdown: options.dryRun ? run.repairs.flatMap(\.difference) : []
        }
    }

    private func repairLines(_ run: LintRun) -> [String] {
        let made = run.repairs.map(\.found.repairs.count).reduce(0, +)
        let count = made == 0 ? "No repairs" : LintText.counted(made, "repair")
        return run.repairs.flatMap { $0.lines(isDryRun: options.dryRun) }.map(style.text)
            + ["\(count) \(options.dryRun ? "would be made" : "made")."]
    }

    private func textLines(_ report: LintReport) -> [String] {
        let text = LintText(report)
        if options.quiet { return report.diagnostics.map { style.text(LintText.line($0)) } }
        return text.lines.map(style.text) + (report.files.isEmpty ? [] : [text.summary])
    }
}
