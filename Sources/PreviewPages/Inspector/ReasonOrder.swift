import TabModel

/// The order of an entry's reasons: those that decide its place come before those that only add to it.
struct ReasonOrder {
    /// The part of the tree that holds the entry.
    enum Part {
        case bar, sidebar, pages, absent
    }

    let part: Part

    /// Returns the reasons with the deciding one first; those of equal rank stay in the order of their rules.
    func sorted(_ notes: [Note]) -> [Note] {
        guard notes.count > 1 else { return notes }
        let ranks = notes.map { rank($0.rule) }
        return (0...2).flatMap { rank in notes.indices.filter { ranks[$0] == rank }.map { notes[$0] } }
    }

    /// Returns the rank of a rule.
    ///
    /// It is 0 for rules that place an entry here, 1 for those of another place, and 2 for those of looks and
    /// properties.
    private func rank(_ rule: String) -> Int {
        if Self.isDetail(rule) { return 2 }
        if Self.everywhere.contains(rule) { return 0 }
        return Self.sidebar.contains(rule) == (part == .sidebar) ? 0 : 1
    }

    /// The rules about the sidebar's rows.
    private static let sidebar: Set = ["R2.41", "R2.42", "R2.62"]

    /// The rules that apply to bar, ornament and sidebar alike.
    private static let everywhere: Set = ["R1.20", "R2.68", "R2.69", "R3.10", "R3.11", "R3.20", "R3.42"]

    /// The rules of bars and sidebar about the look of an entry, not its place.
    private static let details: Set = [
        "R2.29", "R2.30", "R2.36", "R2.44", "R2.61", "R2.65", "R2.73", "R2.76", "R2.77", "R2.78", "R2.79", "R2.81",
        "R3.3", "R3.4", "R3.29",
    ]

    private static func isDetail(_ rule: String) -> Bool {
        guard !everywhere.contains(rule) else { return false }
        return details.contains(rule) || ["R1.", "R4.", "R6."].contains { rule.hasPrefix($0) }
    }
}

extension ReasonOrder {
    /// Returns the reasons of the whole layout, with those that decide its form separate from those of its looks.
    static func whole(_ notes: [Note]) -> (deciding: [Note], others: [Note]) {
        let deciding = notes.filter { decidesForm($0.rule) }
        guard !deciding.isEmpty else { return (Array(notes.prefix(1)), Array(notes.dropFirst())) }
        return (deciding, notes.filter { !decidesForm($0.rule) })
    }

    /// The rules about the form of the chrome, the way it opens, and entries that don't fit into it.
    private static let form: Set = ["R2.38", "R2.45", "R2.58", "R2.59", "R2.63", "R2.64", "R2.66"]

    private static func decidesForm(_ rule: String) -> Bool {
        guard rule.hasPrefix("R2."), let number = Int(rule.dropFirst(3)) else { return false }
        return number <= 23 || form.contains(rule)
    }
}

/// The text of a reason in the tree.
enum ReasonText {
    /// Returns the sentence without the title that is above it.
    ///
    /// "New is hidden." becomes "Hidden."
    static func short(_ text: String, under title: String?) -> String {
        guard let title, !title.isEmpty, text.hasPrefix("\(title) ") else { return text }
        let rest = text.dropFirst(title.count + 1)
        let said = rest.hasPrefix("is ") ? rest.dropFirst(3) : rest
        guard let first = said.first else { return text }
        return first.uppercased() + said.dropFirst()
    }
}
