import TabModel

/// The entries of a spec by id, each with its section.
struct SpecIndex: Sendable {
    /// The spec with its titles as they are drawn.
    let spec: TabSpec
    /// The language in which the spec is drawn.
    let locale: LocaleIdentifier
    /// All ids in declared order, a section before its tabs.
    private(set) var order: [EntryID] = []
    private var entries: [EntryID: TabEntry] = [:]
    private var places: [EntryID: Int] = [:]
    private var parents: [EntryID: EntryID] = [:]
    private var idsByCustomizationID: [String: EntryID] = [:]

    init(_ spec: TabSpec, in chosen: LocaleIdentifier? = nil) {
        locale = spec.locale(chosen)
        self.spec = spec.shown(in: locale)
        add(self.spec.tabs, in: nil)
    }

    func entry(_ id: EntryID) -> TabEntry? { entries[id] }

    func tab(_ id: EntryID) -> Tab? {
        guard case .tab(let tab)? = entries[id] else { return nil }
        return tab
    }

    /// Returns the section of an entry, or nil for root entries.
    func parent(of id: EntryID) -> EntryID? { parents[id] }

    /// Returns the first entry with a customizationID.
    func entry(customizationID: String) -> EntryID? { idsByCustomizationID[customizationID] }

    /// Returns the drawn title, with the defaults of a search tab (R2.17).
    ///
    /// The title of an entry without one is its place among the pages, or its id.
    func title(_ id: EntryID) -> String {
        if let title = entries[id]?.label.title, !title.isEmpty { return title }
        guard let tab = tab(id) else { return id }
        if tab.role == .search { return locale.words.search }
        guard spec.tabViewStyle == .page, tab.value == nil, tab.modifiers.customizationID == nil,
            let place = places[id]
        else { return id }
        return "Page \(place + 1)"
    }

    private mutating func add(_ entries: [TabEntry], in parent: EntryID?) {
        for entry in entries {
            places[entry.id] = order.count
            order.append(entry.id)
            self.entries[entry.id] = entry
            parents[entry.id] = parent
            if let id = entry.modifiers.customizationID, idsByCustomizationID[id] == nil {
                idsByCustomizationID[id] = entry.id
            }
            if case .section(let section) = entry { add(section.tabs, in: section.id) }
        }
    }
}
