import TabReports
import TabResolver

/// What makes `diff` end with exit code 2.
enum DifferenceTrigger: String, CaseIterable {
    case added, removed, moved, renamed, changed, orphaned, displaced
    /// Any change at all.
    case any

    /// Whether a report has what this names.
    func isMet(by report: DifferenceReport) -> Bool {
        switch self {
        case .any: !report.difference.isEmpty
        case .orphaned: !report.outcome.ids(.orphaned).isEmpty
        case .displaced: !report.outcome.ids(.displaced).isEmpty
        case .added, .removed, .moved, .renamed, .changed:
            report.difference.changes.contains { $0.kind.rawValue == rawValue }
        }
    }
}
