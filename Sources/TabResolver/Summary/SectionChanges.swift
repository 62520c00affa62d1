import TabModel

/// The added and removed sections, and the entries that were added, removed or moved with them.
struct SectionChanges {
    private let pair: SpecPair

    init(_ difference: SpecDifference) { pair = difference.pair }

    /// Returns a Boolean value that indicates whether an added entry is reported, which it isn't if its section is new
    /// too.
    func saysAddition(_ change: SpecChange) -> Bool {
        guard let parent = newEntry(change)?.parent else { return true }
        return pair.matching.oldIndex[parent] != nil
    }

    /// Returns a Boolean value that indicates whether a removed entry is reported, which it isn't if its section was
    /// removed too.
    func saysRemoval(_ change: SpecChange) -> Bool {
        guard let parent = oldEntry(change)?.parent else { return true }
        return pair.matching.newIndex[parent] != nil
    }

    /// Returns a Boolean value that indicates whether a move is reported: not into a new section, and not because the
    /// section around it was dissolved.
    func saysMove(_ change: SpecChange) -> Bool {
        guard let entry = newEntry(change) else { return true }
        if let parent = entry.parent, pair.matching.oldIndex[parent] == nil { return false }
        guard let old = pair.matching.oldIndex[entry.index], let parent = pair.old[old].parent,
            pair.matching.newIndex[parent] == nil
        else { return true }
        return pair.old[parent].parent.map { pair.matching.newIndex[$0] } != entry.parent.map { Optional($0) }
    }

    /// Returns a Boolean value that indicates whether a moved entry is in another section now, or in none.
    func left(_ change: SpecChange) -> Bool {
        guard let entry = newEntry(change), let old = pair.matching.oldIndex[entry.index] else { return false }
        return !pair.staysInSection(old: old, new: entry.index)
    }

    /// Returns a Boolean value that indicates whether a removed entry was a section.
    func isSection(_ change: SpecChange) -> Bool { oldEntry(change)?.isSection == true }

    /// Returns a Boolean value that indicates whether a removed section's tabs are still there.
    func wasDissolved(_ change: SpecChange) -> Bool {
        guard let section = oldEntry(change), section.isSection else { return false }
        return pair.old.children(of: section.index).contains { pair.matching.newIndex[$0] != nil }
    }

    /// Returns the contents of an added section; nil for a tab.
    func contents(of change: SpecChange) -> String? {
        guard let section = newEntry(change), section.isSection else { return nil }
        let known = pair.new.children(of: section.index).filter { pair.matching.oldIndex[$0] != nil }
        guard known.isEmpty else { return "around \(names(known))" }
        return "with \(SpecSummary.counted(pair.new.tabs(in: section.index).count, "tab", "tabs"))"
    }

    private func names(_ entries: [Int]) -> String {
        let names = entries.prefix(2).map { pair.new[$0].name.inSummary }
        return entries.count > 2
            ? "\(names.joined(separator: ", ")) and \(entries.count - 2) more" : names.joined(separator: " and ")
    }

    private func newEntry(_ change: SpecChange) -> OutlineEntry? {
        change.entry.flatMap { pair.new.index(of: $0) }.map { pair.new[$0] }
    }

    private func oldEntry(_ change: SpecChange) -> OutlineEntry? {
        change.entry.flatMap { pair.old.index(of: $0) }.map { pair.old[$0] }
    }
}
