import TabModel
import TabReports

/// The repairs of one file, applied or not.
struct FileRepairs {
    let path: String
    /// The text as it was read.
    let before: [UInt8]
    let found: RepairedSpec

    /// The changes as a unified diff; empty where nothing is repaired.
    var difference: [UInt8] {
        UnifiedDiff(file: path == "-" ? "stdin" : path, old: before, new: found.bytes).bytes
    }

    /// Returns a line for each repair, and one for each that is left to the author.
    func lines(isDryRun: Bool) -> [ReportLine] {
        let verb = isDryRun ? "would fix" : "fixed"
        return found.repairs.map { line("\(path):", "\(verb): \($0.sentence)", $0.id) }
            + found.refused.map { refused in
                let place = refused.location.map { "\(path):\($0.line):\($0.column):" } ?? "\(path):"
                return line(place, "not fixed: \(refused.reason)", refused.repair.id)
            }
    }

    private func line(_ place: String, _ text: String, _ id: String) -> ReportLine {
        ReportLine([.init(place, .place), .init(" \(text) "), .init("[\(id)]", .aside)])
    }
}
