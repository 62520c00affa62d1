import TabModel
import TabReports
import TabRules
import TabSpecCoding

/// The output of a run of `lint`: results go to standard output, failures to standard error.
///
/// The text goes to standard error where standard output gets the repaired spec or the changes of a dry run.
struct LintOutput {
    private let options: LintOptions
    /// A Boolean value that indicates whether standard output is used for a spec or for changes.
    private let isTaken: Bool
    private let style: TerminalStyle

    /// Creates the output for these options; `isTaken` indicates that standard output has another use.
    init(_ options: LintOptions, isTaken: Bool) {
        self.options = options
        self.isTaken = isTaken
        style = isTaken || options.format != .text ? .standardError : .standardOutput
    }

    /// Prints the failures, the repairs, the findings, and their number.
    ///
    /// - Throws: `FileFailure` if standard output can't take all of it.
    func print(_ run: LintRun) throws(FileFailure) {
        run.report.failures.forEach { Streams.error($0.text) }
        // Unread source is always reported: it has no findings only because it was not checked.
        run.remarks.filter { isReported($0) || [$0].incompleteStatus != nil }.forEach(DiagnosticPrinter.print)
        let repairs = options.fix && !options.quiet ? repairLines(run) : []
        let lines = repairs + (options.format == .text ? textLines(run.report) : [])
        if isTaken || options.format != .text {
            lines.forEach(Streams.message)
            try Streams.outputWhole(data(of: run))
        } else {
            try Streams.outputWhole(Array(lines.map { $0 + "\n" }.joined().utf8))
        }
    }

    private func isReported(_ remark: Diagnostic) -> Bool { remark.severity >= options.reported }

    /// Returns the data for standard output.
    private func data(of run: LintRun) -> [UInt8] {
        // Services know the files of the repository, but not revisions.
        let report = run.report.naming(SpecSource.path)
        return switch options.format {
        case .json: Array(DiagnosticCoding.json(run.report.diagnostics).utf8)
        case .sarif: Array(SARIFLog(report, version: ProgramVersion.text, statement: RuleBook.rule).text.utf8)
        case .github: Array(WorkflowCommands(report).text.utf8)
        case .checkstyle: Array(report.checkstyle.utf8)
        case .codeclimate: Array(report.codeClimate.utf8)
        case .junit: Array(report.junit(failOn: options.failOn).utf8)
        case .text, .markdown: options.dryRun ? run.repairs.flatMap(\.difference) : []
        }
    }

    private func repairLines(_ run: LintRun) -> [String] {
        let fixes = run.repairs.map(\.result.repairs.count).reduce(0, +)
        let count = fixes == 0 ? "No fixes" : "\(fixes) \(fixes == 1 ? "fix" : "fixes")"
        return run.repairs.flatMap { $0.lines(isDryRun: options.dryRun) }.map(style.text)
            + ["\(count) \(options.dryRun ? "would be applied" : "applied")."]
    }

    private func textLines(_ report: LintReport) -> [String] {
        let text = LintText(report)
        if options.quiet { return report.diagnostics.map { style.text(LintText.line($0)) } }
        let summary = report.files.isEmpty ? [] : [text.summary]
        return text.lines.map(style.text) + explanations(report).map(style.text) + summary
    }

    /// Returns the text of the rules with findings, each once.
    private func explanations(_ report: LintReport) -> [ReportLine] {
        guard options.explain else { return [] }
        let ids = Set(report.diagnostics.map(\.id))
        return RuleBook.rules.filter { ids.contains($0.id) }.flatMap { rule in
            let sources = rule.sources.map { ReportLine("  \($0.title)", aside: $0.url.map { "  \($0)" } ?? "") }
            return [ReportLine(""), ReportLine([.init(rule.id, .heading), .init("  \(rule.text)")])] + sources
        } + [ReportLine("")]
    }
}
