import TabModel

/// The changes from one spec to another as clauses, one for each action of an author.
///
/// Implied changes are left out: the tabs that were added or removed with their section, and those that a new section
/// was put around.
struct ChangeClauses {
    private let changes: [SpecChange]
    private let sections: SectionChanges

    init(_ difference: SpecDifference) {
        changes = difference.changes
        sections = SectionChanges(difference)
    }

    /// All clauses, the tab view's own first, then by kind.
    var all: [String] {
        ofTabView + grouped(.added, sections.saysAddition, added) + grouped(.removed, sections.saysRemoval, removed)
            + grouped(.moved, sections.saysMove, moved) + others
    }

    private var ofTabView: [String] {
        changes.filter { $0.entry == nil }.flatMap { $0.properties.map { PropertyClause.text($0, of: nil) } }
    }

    /// Returns one clause for each entry; from three on, one for all.
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
        return said.flatMap { change in change.properties.map { PropertyClause.text($0, of: name(change)) } }
    }

    private func name(_ change: SpecChange) -> String { (change.name ?? change.entry ?? "").inSummary }
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

/// One changed key of an entry, or of the tab view, as a clause: `Renamed Inbox to Mail`.
enum PropertyClause {
    /// Returns the clause; `name` is the current name of the entry, nil for the tab view.
    static func text(_ change: PropertyChange, of name: String?) -> String {
        guard let name else { return sentence(change, of: "") }
        switch (change.key, change.from, change.to) {
        case ("title", .text(let before), .text(let now)):
            return "Renamed \(before.inSummary) to \(now.inSummary)"
        case (_, .text(let before), .text(let now)) where change.key.hasPrefix("title.") && now.inSummary == name:
            return sentence(change, of: " of \(before.inSummary)")
        case ("disabled", _, .flag(let isDisabled)): return "\(isDisabled ? "Disabled" : "Enabled") \(name)"
        case ("hidden", _, .flag(true)): return "Hid \(name)"
        case ("hidden", _, .flag(false)): return "Showed \(name)"
        default: return sentence(change, of: " of \(name)")
        }
    }

    private static func sentence(_ change: PropertyChange, of owner: String) -> String {
        let what = "\(words(change.key))\(owner)"
        if change.to == .nothing, change.key.hasPrefix(PropertyChange.ofVariant) { return "Set \(what) to the default" }
        guard let new = change.to, new != .nothing else { return "Removed \(what)" }
        guard let value = short(new) else { return "Changed \(what)" }
        return "Set \(what) to \(value)"
    }

    /// Returns a value that is short enough to be shown.
    private static func short(_ value: KeyValue) -> String? {
        switch value {
        case .flag(let flag): flag ? "true" : "false"
        case .number(let number): "\(number)"
        case .word(let word): word
        case .text(let text): text.isEmpty ? nil : text.inSummary
        case .nothing, .list, .members: nil
        }
    }

    /// Returns a key in the words of the page; the format's own key if the page has none.
    private static func words(_ key: String) -> String {
        words[key] ?? key
    }

    private static let words = Dictionary(
        KeyRow.all.map { ($0.name, $0.words) },
        uniquingKeysWith: { first, _ in first }
    )
}
