import SpecSchema
import TabModel

/// The changes from one spec to another as clauses, each a thing that someone did.
///
/// What goes without saying is left out: the tabs that came or went with their section, and those that a new section
/// was put around.
struct ChangeClauses {
    private let changes: [SpecChange]
    private let sections: SectionChanges

    init(_ difference: SpecDifference) {
        changes = difference.changes
        sections = SectionChanges(difference)
    }

    /// The clauses, the tab view's own first, then by kind.
    var all: [String] {
        ofTabView + grouped(.added, sections.saysAddition, added) + grouped(.removed, sections.saysRemoval, removed)
            + grouped(.moved, sections.saysMove, moved) + others
    }

    private var ofTabView: [String] {
        changes.filter { $0.entry == nil }.flatMap { pairs($0).map { PropertyClause.text($0, $1, of: nil) } }
    }

    /// One clause for each entry; from three on, one for all.
    private func grouped(
        _ kind: SpecChange.Kind,
        _ isSaid: (SpecChange) -> Bool,
        _ clause: (SpecChange) -> String
    ) -> [String] {
        let said = changes.filter { $0.kind == kind && $0.entry != nil && isSaid($0) }
        guard said.count > 2 else { return said.map(clause) }
        let verb = kind == .added ? "Added" : kind == .removed ? "Removed" : "Moved"
        return ["\(verb) \(name(said[0])), \(name(said[1])) and \(said.count - 2) more"]
    }

    private var others: [String] {
        let said = changes.filter { $0.entry != nil && ($0.kind == .renamed || $0.kind == .changed) }
        return said.flatMap { change in pairs(change).map { PropertyClause.text($0, $1, of: name(change)) } }
    }

    private func name(_ change: SpecChange) -> String { (change.name ?? change.entry ?? "").inSummary }

    private func pairs(_ change: SpecChange) -> [(KeyMember, KeyMember)] {
        guard case .properties(let old)? = change.from, case .properties(let new)? = change.to else { return [] }
        return Array(zip(old, new))
    }
}

// MARK: - Places

extension ChangeClauses {
    private func place(_ state: SpecChange.State?) -> SpecPlace? {
        if case .place(let place)? = state { place } else { nil }
    }

    private func added(_ change: SpecChange) -> String {
        if let inside = sections.contents(of: change) { return "Added the section \(name(change)) \(inside)" }
        let section = place(change.to)?.sectionName.map { " to \($0.inSummary)" }
        return "Added \(name(change))\(section ?? "")"
    }

    private func removed(_ change: SpecChange) -> String {
        if sections.wasDissolved(change) { return "Dissolved the section \(name(change))" }
        if sections.isSection(change) { return "Removed the section \(name(change))" }
        let section = place(change.from)?.sectionName.map { " from \($0.inSummary)" }
        return "Removed \(name(change))\(section ?? "")"
    }

    private func moved(_ change: SpecChange) -> String {
        guard let old = place(change.from), let new = place(change.to) else { return "Moved \(name(change))" }
        if sections.left(change), let section = new.sectionName {
            return "Moved \(name(change)) to \(section.inSummary)"
        }
        if sections.left(change) { return "Moved \(name(change)) out of \((old.sectionName ?? "").inSummary)" }
        return "Moved \(name(change)) " + (new.after.map { "after \($0.inSummary)" } ?? "to the front")
    }
}
