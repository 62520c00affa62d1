public import TabModel

/// An entry of a spec with its place in the tree, defaults by role filled in (R2.17).
///
/// Its id is unique, with or without a value (R1.98, R2.19). It is a class with all frequently used values, because
/// every step iterates over entries by the thousand.
public final class OutlineEntry: Sendable {
    /// The entry's number in one depth-first count: its index in ``SpecOutline/entries``.
    public let index: Int
    /// The section directly around it.
    public let parent: Int?
    /// The outermost section around it.
    let top: Int?
    /// The number of sections around it.
    let level: Int
    /// The number after its last descendant: `index..<end` is the whole branch.
    let end: Int
    /// A Boolean value that indicates whether it or a section around it is disabled (R1.48).
    let isDisabled: Bool
    /// A Boolean value that indicates whether a section around it is hidden in the bar by default (R2.33).
    let isInHiddenSection: Bool
    /// The entry as the author wrote it, with the translations of its title.
    public let source: TabEntry
    /// The entry's id.
    public let id: EntryID
    /// The tab, if it is one.
    public let tab: Tab?
    /// The section, if it is one.
    let section: TabSection?
    /// A Boolean value that indicates whether it is a section.
    public let isSection: Bool
    /// The tab's role.
    let role: TabRole?
    /// A Boolean value that indicates whether choosing it is intercepted (R4.14).
    let isAction: Bool
    /// The title and image, with defaults by role.
    public let label: TabLabel
    /// The author's placement, otherwise the role's.
    let placement: TabPlacement
    /// The modifiers as the author wrote them.
    public let modifiers: TabModifiers
    /// The id it is stored under; nil if it has none.
    let customizationID: String?
    /// The name in notes and messages.
    let name: String
    /// A Boolean value that indicates whether a section has a title that a bar could show (R2.80).
    let hasTitle: Bool
    /// The look of its symbol; nil for an entry without one.
    let look: SymbolLook?
    /// The look of its symbol while the tab is selected; nil if it doesn't change (R2.119).
    let selectedLook: SymbolLook?
    /// A Boolean value that indicates whether its symbol has a filled form, which bars draw (R2.76).
    var hasFilledSymbol: Bool { look?.hasFilled ?? false }
    /// The values of its keys that rules read.
    let statements: KeyStatements

    /// Creates an entry; `shown` is the entry in a language, `looks` has the looks of symbols.
    init(
        _ entry: TabEntry,
        shown: TabEntry,
        index: Int,
        inside parent: OutlineEntry?,
        in locale: LocaleIdentifier,
        looks: (TabLabel) -> (usual: SymbolLook?, selected: SymbolLook?)
    ) {
        self.index = index
        self.parent = parent?.index
        top = parent?.top ?? parent?.index
        level = parent.map { $0.level + 1 } ?? 0
        end = index + entry.count
        source = entry
        id = entry.id
        switch shown {
        case .tab(let tab): (self.tab, section) = (tab, nil)
        case .section(let section): (tab, self.section) = (nil, section)
        }
        (isSection, role, isAction) = (section != nil, tab?.role, tab?.action ?? false)
        modifiers = shown.modifiers
        customizationID = modifiers.customizationID
        label = RoleDefaults.label(of: shown, in: locale)
        placement = RoleDefaults.placement(of: entry)
        isDisabled = modifiers.disabled || parent?.isDisabled == true
        isInHiddenSection =
            parent.map { $0.isInHiddenSection || $0.modifiers.defaultVisibility.tabBar == .hidden } ?? false
        hasTitle = label.title.map { !$0.isEmpty } ?? false
        name = hasTitle ? entry.label.title ?? label.title ?? id : id
        (look, selectedLook) = looks(label)
        statements = KeyStatements(of: entry)
    }

    /// Returns the name of this entry in a sentence about a later one: its name, unless the later one has the same.
    func name(beside later: OutlineEntry) -> String {
        name == later.name ? "an earlier entry" : name
    }
}

extension TabEntry {
    /// The number of entries, including all nested ones.
    var count: Int {
        guard case .section(let section) = self else { return 1 }
        return section.tabs.reduce(1) { $0 + $1.count }
    }
}

/// The defaults of a role for values that the author didn't give (R1.8 to R1.12, R1.15, R2.17).
enum RoleDefaults {
    /// Returns the default label of a search tab.
    static func search(in locale: LocaleIdentifier) -> TabLabel {
        TabLabel(title: locale.words.search, systemImage: "magnifyingglass")
    }

    /// Returns the author's label, completed: an author's title or image wins, then a stand-in (R1.120).
    static func label(of entry: TabEntry, in locale: LocaleIdentifier) -> TabLabel {
        var label = entry.label.completed(by: entry.modifiers.standIns)
        guard case .tab(let tab) = entry, tab.role == .search else { return label }
        let search = search(in: locale)
        label.title = label.title ?? search.title
        if !label.hasImage { label.systemImage = search.systemImage }
        return label
    }

    /// Returns the author's placement, otherwise pinned for search.
    static func placement(of entry: TabEntry) -> TabPlacement {
        guard entry.modifiers.tabPlacement == .automatic, case .tab(let tab) = entry, tab.role == .search else {
            return entry.modifiers.tabPlacement
        }
        return .pinned
    }
}
