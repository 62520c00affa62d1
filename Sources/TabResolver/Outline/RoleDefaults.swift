import TabModel

/// What a role gives where the author gave nothing (R1.15, R2.17).
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
