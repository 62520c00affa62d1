import TabModel
import TabReports
import TabSpecCoding

/// The history as a table, the newest change first; undone changes are dimmed.
struct HistoryTable {
    private let rows: [(cells: [String], role: ReportLine.Role)]

    private static let heads = ["revision", "when", "by", "what"]

    /// Creates the table from a response to `GET /history`; `now` is the current time, in seconds since 1970.
    init(_ history: JSONValue, now: Double) {
        guard case .array(let revisions)? = history["revisions"] else {
            rows = []
            return
        }
        rows = revisions.map { revision in
            let isUndone = revision["undone"] == .bool(true)
            let cells = [
                revision["revision"]?.text ?? "", LinkTime.ago(revision["time"]?.seconds ?? now, now: now),
                Self.author(revision["author"]), Self.summary(revision, isUndone: isUndone),
            ]
            return (cells.map(TerminalText.escaped), isUndone ? .aside : .plain)
        }
    }

    /// A Boolean value that indicates whether there is nothing to show.
    var isEmpty: Bool { rows.isEmpty }

    /// The lines, with the headings first.
    var lines: [ReportLine] {
        let all = [(cells: Self.heads, role: ReportLine.Role.place)] + rows
        let widths = Self.heads.indices.map { column in all.map { $0.cells[column].count }.max() ?? 0 }
        return all.map { cells, role in
            let padded = zip(cells, widths).dropLast().map { $0.padded(to: $1) } + cells.suffix(1)
            return ReportLine([ReportLine.Piece(padded.joined(separator: "  "), role)])
        }
    }

    private static func author(_ author: JSONValue?) -> String {
        let kind = author?["kind"]?.text ?? ""
        return author?["link"]?.text.map { "\(kind), \($0)" } ?? kind
    }

    private static func summary(_ revision: JSONValue, isUndone: Bool) -> String {
        (revision["summary"]?.text ?? "") + (isUndone ? " (undone)" : "")
    }
}
