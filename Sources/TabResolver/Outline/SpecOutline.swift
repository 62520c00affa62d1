public import TabModel

/// A spec's entries in one array, each with its place in the tree, and the lookups that every step needs.
///
/// It is created once per spec; a section comes before its tabs, so parents come before children.
public struct SpecOutline: Sendable {
    /// The spec with its titles as they are drawn.
    public let spec: TabSpec
    /// The language of the titles.
    public let locale: LocaleIdentifier
    /// All entries in declared order.
    public private(set) var entries: [OutlineEntry] = []
    /// The entries outside any section.
    private(set) var roots: [Int] = []
    /// All tabs in declared order, sections flattened in place (R2.43).
    private(set) var tabs: [Int] = []
    private var symbols: SymbolForms
    private var indexByID: [EntryID: Int] = [:]
    private var indexByValue: [TabValue: Int] = [:]
    private var indexByCustomizationID: [String: Int] = [:]

    /// Creates an outline; `symbols` are those that can be drawn, if they are known: their filled forms count too.
    ///
    /// Titles are in the chosen language; nil is the spec's.
    public init(_ spec: TabSpec, symbols: KnownSymbols? = nil, in chosen: LocaleIdentifier? = nil) {
        self.symbols = SymbolForms(symbols, spec.symbolVariants)
        locale = spec.locale(chosen)
        self.spec = spec.shown(in: locale)
        let count = spec.tabs.reduce(0) { $0 + $1.count }
        entries.reserveCapacity(count)
        indexByID.reserveCapacity(count)
        indexByCustomizationID.reserveCapacity(count)
        indexByValue.reserveCapacity(count)
        roots = zip(spec.tabs, self.spec.tabs).map { add($0, shown: $1, inside: nil) }
    }

    /// Accesses an entry by its number.
    public subscript(index: Int) -> OutlineEntry { entries[index] }

    /// Returns the entry with an id.
    func index(of id: EntryID) -> Int? { indexByID[id] }

    /// Returns the entry with an id, with its values.
    public func entry(_ id: EntryID) -> OutlineEntry? { indexByID[id].map { entries[$0] } }

    /// Returns the first entry stored under an id.
    public func entry(customizationID id: String) -> OutlineEntry? { indexByCustomizationID[id].map { entries[$0] } }

    /// Returns the tab with an id.
    public func tab(_ id: EntryID) -> Tab? { entry(id)?.tab }

    /// Returns the drawn title of an entry; of one without a title, its place among the pages, or its id.
    public func title(_ id: EntryID) -> String {
        guard let entry = entry(id) else { return id }
        if let title = entry.label.title, !title.isEmpty { return title }
        guard let tab = entry.tab else { return id }
        if tab.role == .search { return locale.words.search }
        let isUnnamed = tab.value == nil && entry.customizationID == nil
        return spec.tabViewStyle == .page && isUnnamed ? "Page \(entry.index + 1)" : id
    }

    /// Returns the first tab with a value (R4.1).
    func index(of value: TabValue) -> Int? { indexByValue[value] }

    /// Returns all tabs with a value, in declared order.
    func tabs(with value: TabValue) -> [Int] { tabs.filter { entries[$0].tab?.value == value } }

    /// Returns the first entry stored under an id.
    func index(ofCustomizationID id: String) -> Int? { indexByCustomizationID[id] }

    /// Returns the tabs of a section, its inner sections flattened in place; for a tab, its own number.
    func tabs(in index: Int) -> [Int] {
        (entries[index].index..<entries[index].end).filter { !entries[$0].isSection }
    }

    /// Returns a section's direct entries; none for a tab.
    func children(of index: Int) -> [Int] {
        var children: [Int] = []
        var next = index + 1
        while next < entries[index].end {
            children.append(next)
            next = entries[next].end
        }
        return children
    }

    /// Returns a Boolean value that indicates whether one entry is inside another, or is it.
    func branch(of outer: Int, contains index: Int) -> Bool {
        (outer..<entries[outer].end).contains(index)
    }

    private mutating func add(_ entry: TabEntry, shown: TabEntry, inside parent: OutlineEntry?) -> Int {
        let index = entries.count
        let added = OutlineEntry(entry, shown: shown, index: index, inside: parent, in: locale) {
            symbols.looks(of: $0)
        }
        entries.append(added)
        register(added)
        if case .section(let section) = entry, case .section(let shown) = shown {
            for (child, shown) in zip(section.tabs, shown.tabs) { _ = add(child, shown: shown, inside: added) }
        }
        return added.index
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
