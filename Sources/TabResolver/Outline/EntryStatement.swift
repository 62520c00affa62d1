import TabModel

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
        case .tab(let tab): (self.tab, section) = (tab, nil)
        case .section(let section): (tab, self.section) = (nil, section)
        }
        isSection = section != nil
        role = tab?.role
        isAction = tab?.action ?? false
    }
}
