import TabModel

/// The rows of a sidebar: root tabs first, then sections, each in declared order (R2.41).
struct SidebarRows {
    let context: ResolutionContext
    /// Whether an entry has a row, by number.
    let isListed: [Bool]

    /// All rows.
    var rows: [SidebarRow] {
        let roots = context.outline.roots.filter { isListed[$0] }
        let tabs = roots.filter { !context.entry($0).isSection }
        let sections = roots.filter { context.entry($0).isSection }
        return (tabs + sections).map { row($0) }
    }

    /// The rows inside one section, in a person's order where there is one (R3.29).
    func rows(in section: Int) -> [SidebarRow] {
        context.orderedChildren(of: section).filter { isListed[$0] }.map { row($0) }
    }

    /// The row of one entry, also of one that is not listed.
    func row(_ index: Int) -> SidebarRow {
        guard let section = context.entry(index).section else { return .tab(context.drawn(index, on: .sidebar)) }
        var drawn = SidebarSection(id: section.id, title: section.header.title)
        drawn.expanded = !isCollapsed(section)
        drawn.actions = section.modifiers.sectionActions.compactMap(\.title)
        drawn.rows = rows(in: index)
        return .section(drawn)
    }

    /// A section starts folded only where its expansion can be set, and with a title to unfold it by (R1.31, R1.59).
    ///
    /// What people folded since is kept elsewhere, per scene (R3.25).
    private func isCollapsed(_ section: TabSection) -> Bool {
        context.environment.has(.sectionExpansion) && section.defaultSectionExpansion == .collapsed
            && section.header.title != nil
    }
}

extension ResolutionContext {
    /// A sidebar around rows, with the extras the platform has (R1.62).
    func sidebar(_ rows: [SidebarRow]) -> Sidebar {
        var sidebar = Sidebar()
        sidebar.rows = rows
        guard environment.has(.sidebarExtras) else { return sidebar }
        sidebar.header = spec.tabViewSidebarHeader != nil
        sidebar.footer = spec.tabViewSidebarFooter != nil
        sidebar.bottomBar = spec.tabViewSidebarBottomBar != nil
        return sidebar
    }
}
