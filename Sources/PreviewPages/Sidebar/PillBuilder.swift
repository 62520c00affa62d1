import TabModel

/// Makes the pill that a TV's sidebar folds to once a tab is chosen: it shows the current tab (R2.63).
struct PillBuilder {
    let context: FrameContext

    /// The pill; nil on platforms whose sidebar stays.
    func values(_ sidebar: Sidebar) -> PillValues? {
        guard context.environment.platform == .tv, let id = context.layout.shown else { return nil }
        let label = context.index.entry(id)?.label
        let isSearch = context.index.tab(id)?.role == .search
        return PillValues(
            sidebarID: "\(context.name)-sidebar",
            title: VisibleMarks.shown(context.index.title(id)),
            icon: context.icons.icon(
                systemImage: label?.systemImage ?? (isSearch ? "magnifyingglass" : nil),
                image: label?.image,
                title: label?.title,
                filled: false
            ),
            folded: sidebar.collapsed ? "true" : "false"
        )
    }
}
