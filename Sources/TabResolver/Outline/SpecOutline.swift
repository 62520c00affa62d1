import TabModel

/// A spec's entries in one array, each knowing its place, with the look-ups that every step needs.
///
/// Made once per spec; a section stands before its tabs, so parents come before children.
struct SpecOutline: Sendable {
    /// All entries in declared order.
    private(set) var entries: [OutlineEntry] = []
    /// The entries outside any section.
    private(set) var roots: [Int] = []
    /// All tabs in declared order, sections flattened in place (R2.43).
    private(set) var tabs: [Int] = []
    private var indexByID: [EntryID: Int] = [:]
    private var indexByValue: [TabValue: Int] = [:]
    private var indexByCustomizationID: [String: Int] = [:]

    init(_ spec: TabSpec) {
        roots = spec.tabs.map { add($0, inside: nil) }
    }

    subscript(index: Int) -> OutlineEntry { entries[index] }

    /// The entry with an id.
    func index(of id: EntryID) -> Int? { indexByID[id] }

    /// The first tab with a value (R4.1).
    func index(of value: TabValue) -> Int? { indexByValue[value] }

    /// The first entry stored under an id.
    func index(ofCustomizationID id: String) -> Int? { indexByCustomizationID[id] }

    /// The tabs of a section, its inner sections flattened in place; a tab's own number for a tab.
    func tabs(in index: Int) -> [Int] {
        (entries[index].index..<entries[index].end).filter { !entries[$0].isSection }
    }

    /// Whether one entry stands inside another or is it.
    func branch(of outer: Int, contains index: Int) -> Bool {
        (outer..<entries[outer].end).contains(index)
    }

    private mutating func add(_ entry: TabEntry, inside parent: Int?) -> Int {
        let index = entries.count
        entries.append(made(entry, index: index, parent: parent))
        register(entries[index])
        if case .section(let section) = entry {
            entries[index].children = section.tabs.map { add($0, inside: index) }
        }
        entries[index].end = entries.count
        return index
    }

    private func made(_ entry: TabEntry, index: Int, parent: Int?) -> OutlineEntry {
        let (around, modifiers) = (parent.map { entries[$0] }, entry.modifiers)
        return OutlineEntry(
            index: index,
            source: entry,
            modifiers: modifiers,
            parent: parent,
            top: around?.top ?? parent,
            level: around.map { $0.level + 1 } ?? 0,
            label: RoleDefaults.label(of: entry),
            placement: RoleDefaults.placement(of: entry),
            isDisabled: modifiers.disabled || around?.isDisabled == true,
            end: index + 1
        )
    }

    private mutating func register(_ entry: OutlineEntry) {
        indexByID[entry.id] = entry.index
        if let id = entry.customizationID, indexByCustomizationID[id] == nil {
            indexByCustomizationID[id] = entry.index
        }
        guard let tab = entry.tab else { return }
        tabs.append(entry.index)
        if let value = tab.value, indexByValue[value] == nil { indexByValue[value] = entry.index }
    }
}
