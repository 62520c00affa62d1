import TabModel

/// What a role gives where the author gave nothing (R1.8 to R1.12, R1.15, R2.17).
enum RoleDefaults {
    /// The author's label, completed: an author's own title or image wins.
    static func label(of entry: TabEntry) -> TabLabel {
        guard case .tab(let tab) = entry, tab.role == .search else { return entry.label }
        var label = tab.label
        label.title = label.title ?? "Search"
        if label.image == nil { label.systemImage = label.systemImage ?? "magnifyingglass" }
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
