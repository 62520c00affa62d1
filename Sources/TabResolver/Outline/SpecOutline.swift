import TabModel

/// A spec's entries in one array, each knowing its place, with the look-ups that every step needs.
///
/// Made once per spec; a section comes before its tabs, so parents come before children.
struct SpecOutline: Sendable {
    /// All entries in declared order.
    private(set) var entries: [OutlineEntry] = []
    /// The entries outside any section.
    private(set) var roots: [Int] = []
    /// All tabs in declared order, sections flattened in place (R2.43).
    private(set) var tabs: [Int] = []
    private let symbols: KnownSymbols?
    private var filledSymbols: [String: Bool] = [:]
    private var indexByID: [EntryID: Int] = [:]
    private var indexByValue: [TabValue: Int] = [:]
    private var indexByCustomizationID: [String: Int] = [:]

    /// `symbols` are those that can be drawn, if that is known: their filled forms count too.
    init(_ spec: TabSpec, symbols: KnownSymbols? = nil) {
        self.symbols = symbols
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

    /// Whether one entry is inside another, or is it.
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

    private mutating func made(_ entry: TabEntry, index: Int, parent: Int?) -> OutlineEntry {
        let statement = EntryStatement(entry) { fills($0) }
        return OutlineEntry(statement, index: index, parent: parent, around: parent.map { entries[$0] })
    }

    /// Whether a symbol has a filled form, looked up once for each name (R2.76).
    private mutating func fills(_ symbol: String) -> Bool {
        if let known = filledSymbols[symbol] { return known }
        let fills = FilledSymbols.variant(of: symbol) != nil || symbols?.hasFilled(symbol) ?? false
        filledSymbols[symbol] = fills
        return fills
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
