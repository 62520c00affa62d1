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
    /// How many sections stand around it.
    let level: Int
    /// Whether it or a section around it is disabled (R1.48).
    let isDisabled: Bool
    /// Whether a section around it is hidden in the bar by default (R2.33).
    let isInHiddenSection: Bool
    /// A section's own entries.
    var children: [Int] = []
    /// The number behind its last descendant: `index..<end` is the whole branch.
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
}
