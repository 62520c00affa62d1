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
    func print(_ run: LintRun) {
        if options.dryRun { run.repairs.forEach { Streams.output($0.difference) } }
        var lines = run.report.failures.map { "tabpreview: \($0.text)" }
        if !options.quiet { lines += repairLines(run) }
        switch options.format {
        case .json: Streams.output(DiagnosticCoding.json(run.report.diagnostics))
        case .sarif: Streams.output(SARIFLog(run.report, version: ProgramVersion.text, statement: RuleBook.rule).text)
        case .github: Streams.output(WorkflowCommands(run.report).text)
        case .text, .markdown: lines += textLines(run.report)
        }
        if !lines.isEmpty { Streams.message(lines.joined(separator: "\n")) }
    }

    private func repairLines(_ run: LintRun) -> [String] {
        run.repairs.flatMap { $0.lines(isDryRun: options.dryRun) }.map(style.text)
    }

    private func textLines(_ report: LintReport) -> [String] {
        let text = LintText(report)
        if options.quiet { return report.diagnostics.map { style.text(LintText.line($0)) } }
        return text.lines.map(style.text) + [text.summary]
    }
}
