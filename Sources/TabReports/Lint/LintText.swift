public import TabModel

/// A lint report for people: each diagnostic on one line, its fix below, a count at the end.
public struct LintText: Sendable {
    private let report: LintReport

    /// Creates the text of a report.
    public init(_ report: LintReport) {
        self.report = report
    }

    /// The lines: one for each diagnostic, and an indented one for each known fix.
    public var lines: [ReportLine] {
        report.diagnostics.flatMap { diagnostic in
            let repair = diagnostic.fix.map { ReportLine([.init("  fix: \($0)", .aside)]) }
            return [Self.line(diagnostic)] + [repair].compactMap(\.self)
        }
    }

    /// The numbers of findings and files.
    ///
    /// Such as `3 errors, 2 warnings in 2 files; in the baseline: 1 warning; hidden: 4 infos.`
    public var summary: String {
        let found = report.diagnostics.isEmpty ? "No findings" : Self.counts(report.diagnostics)
        let accepted = report.accepted.isEmpty ? "" : "; in the baseline: \(Self.counts(report.accepted))"
        let hidden = report.hidden.isEmpty ? "" : "; hidden: \(Self.counts(report.hidden))"
        return "\(found) in \(Self.counted(report.files.count, "file"))\(accepted)\(hidden)."
    }

    private static func counts(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.countsBySeverity.joined(separator: ", ")
    }

    /// Returns `file:line:column: severity: message [id]`, in pieces.
    public static func line(_ diagnostic: Diagnostic) -> ReportLine {
        let place = diagnostic.location.map { ":\($0.line):\($0.column)" } ?? ""
        return ReportLine([
            .init("\(diagnostic.file)\(place):", .place), .init(" "),
            .init("\(diagnostic.severity.rawValue):", .severity(diagnostic.severity)),
            .init(" \(diagnostic.message) "), .init("[\(diagnostic.id)]", .aside),
        ])
    }

    /// Returns the number with its noun, singular or plural.
    public static func counted(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
