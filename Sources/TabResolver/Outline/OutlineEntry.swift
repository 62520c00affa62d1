import SpecSchema
import TabModel

/// One entry of a spec with its place in the tree, defaults by role filled in (R2.17).
///
/// Every step copies entries by the thousand, so what the author wrote is behind one reference.
struct OutlineEntry: Sendable {
    /// The entry's number in one depth-first count; its place in ``SpecOutline/entries``.
    let index: Int
    /// The section directly around it.
    let parent: Int?
    /// The outermost section around it.
    let top: Int?
    /// How many sections are around it.
    let level: Int
    /// Whether it or a section around it is disabled (R1.48).
    let isDisabled: Bool
    /// Whether a section around it is hidden in the bar by default (R2.33).
    let isInHiddenSection: Bool
    /// A section's own entries.
    var children: [Int] = []
    /// The number after its last descendant: `index..<end` is the whole branch.
    var end: Int
    private let statement: EntryStatement

    init(_ statement: EntryStatement, index: Int, parent: Int?, around: OutlineEntry?) {
        self.statement = statement
        self.index = index
        self.parent = parent
        top = around?.top ?? parent
        level = around.map { $0.level + 1 } ?? 0
        isDisabled = statement.modifiers.disabled || around?.isDisabled == true
        isInHiddenSection =
            around.map { $0.isInHiddenSection || $0.modifiers.defaultVisibility.tabBar == .hidden } ?? false
        end = index + 1
    }

    /// The entry as the author wrote it.
    var source: TabEntry { statement.source }
    /// The entry's id.
    var id: EntryID { statement.id }
    /// Title and image with defaults by role.
    var label: TabLabel { statement.label }
    /// The author's placement, else the role's.
    var placement: TabPlacement { statement.placement }
    /// The modifiers as the author wrote them.
    var modifiers: TabModifiers { statement.modifiers }
    /// The id it is stored under, if it has one.
    var customizationID: String? { statement.modifiers.customizationID }
    /// Whether its symbol has a filled form, which bars draw (R2.76).
    var hasFilledSymbol: Bool { statement.hasFilledSymbol }
    /// How notes and messages call it.
    var name: String { statement.name }

    /// How a sentence about a later entry names this one: by its name, unless the later one has the same.
    func name(beside later: OutlineEntry) -> String {
        name == later.name ? "an earlier entry" : name
    }

    /// Whether a section has a title that a bar could show (R2.80).
    var hasTitle: Bool { statement.hasTitle }
    /// The tab, if it is one.
    var tab: Tab? { statement.tab }
    /// The section, if it is one.
    var section: TabSection? { statement.section }
    /// Whether it is a section.
    var isSection: Bool { statement.isSection }
    /// The tab's role.
    var role: TabRole? { statement.role }
    /// Whether choosing it is intercepted (R4.14).
    var isAction: Bool { statement.isAction }
    /// What it asks of SwiftUI that some systems lack.
    var requests: [FeatureRequest] { statement.requests }
}

/// What an author wrote of one entry, and what follows from that alone: the same in every environment.
///
/// Its id is unique, with or without a value (R1.98, R2.19).
final class EntryStatement: Sendable {
    let source: TabEntry
    let id: EntryID
    let label: TabLabel
    let placement: TabPlacement
    let modifiers: TabModifiers
    let tab: Tab?
    let section: TabSection?
    let isSection: Bool
    let role: TabRole?
    let isAction: Bool
    let name: String
    let hasTitle: Bool
    let hasFilledSymbol: Bool
    let requests: [FeatureRequest]

    /// Reads an entry; `fills` tells whether a symbol has a filled form.
    init(_ entry: TabEntry, fills: (String) -> Bool) {
        source = entry
        id = entry.id
        label = RoleDefaults.label(of: entry)
        placement = RoleDefaults.placement(of: entry)
        modifiers = entry.modifiers
        hasTitle = label.title.map { !$0.isEmpty } ?? false
        name = hasTitle ? label.title ?? id : id
        hasFilledSymbol = label.systemImage.map(fills) ?? false
        switch entry {
        case .tab(let tab):
            (self.tab, section) = (tab, nil)
            requests = FeatureRequest.all(of: EntryKeys.tab, in: tab)
        case .section(let section):
            (tab, self.section) = (nil, section)
            requests = FeatureRequest.all(of: EntryKeys.section, in: section)
        }
        isSection = section != nil
        role = tab?.role
        isAction = tab?.action ?? false
    }
}

/// What a role gives where the author gave nothing (R1.8 to R1.12, R1.15, R2.17).
enum RoleDefaults {
    /// The label of a search tab of which the author says nothing.
    static let search = TabLabel(title: "Search", systemImage: "magnifyingglass")

    /// The author's label, completed: an author's own title or image wins.
    static func label(of entry: TabEntry) -> TabLabel {
        guard case .tab(let tab) = entry, tab.role == .search else { return entry.label }
        var label = tab.label
        label.title = label.title ?? search.title
        if label.image == nil { label.systemImage = label.systemImage ?? search.systemImage }
        return label
    }

    /// The author's placement, else pinned for search.
    static func placement(of entry: TabEntry) -> TabPlacement {
        guard entry.modifiers.tabPlacement == .automatic, case .tab(let tab) = entry, tab.role == .search else {
            return entry.modifiers.tabPlacement
        }
        return .pinned
    }
}
