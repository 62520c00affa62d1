/// Gives entries their ids in one depth-first count, a section before its tabs (R2.19; the format, form 1).
struct EntryNumbering {
    private var count = 0
    private var taken: Set<EntryID> = []
    private var lastSuffix: [EntryID: Int] = [:]

    mutating func numbered(_ entries: [TabEntry]) -> [TabEntry] {
        entries.map { numbered($0) }
    }

    private mutating func numbered(_ entry: TabEntry) -> TabEntry {
        let number = count
        count += 1
        switch entry {
        case .tab(var tab):
            tab.id = unique(tab.value?.text ?? tab.modifiers.customizationID ?? "tab-\(number)")
            return .tab(tab)
        case .section(var section):
            section.id = unique(section.modifiers.customizationID ?? "section-\(number)")
            section.tabs = numbered(section.tabs)
            return .section(section)
        }
    }

    /// The wanted id, or the first of `wanted~2`, `wanted~3`, … that no earlier entry has.
    private mutating func unique(_ wanted: EntryID) -> EntryID {
        guard !taken.insert(wanted).inserted else { return wanted }
        var suffix = lastSuffix[wanted, default: 1]
        var candidate: EntryID
        repeat {
            suffix += 1
            candidate = "\(wanted)~\(suffix)"
        } while !taken.insert(candidate).inserted
        lastSuffix[wanted] = suffix
        return candidate
    }
}
