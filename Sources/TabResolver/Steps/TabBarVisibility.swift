import TabModel

/// Visibility in the iPad bar: steps 1 to 6 of rulebook 3.2 for one entry.
///
/// A section is one entry of the bar (R1.87), and its placement is its own, not its children's (R1.43).
struct TabBarVisibility {
    let context: ResolutionContext
    let sidebar: [Standing]

    func standing(_ entry: OutlineEntry) -> Standing {
        guard context.isPresent(entry.index) else { return .absent }
        if entry.isSection, entry.parent != nil || !entry.hasTitle {
            return Standing(isVisible: false, cause: .untitled)
        }
        guard entry.placement != .sidebarOnly else { return Standing(isVisible: false, cause: .sidebarOnly) }
        let own = entry.placement == .pinned ? Standing(isVisible: true, cause: .pinned) : wanted(entry)
        guard own.isVisible, !sidebar[entry.index].isVisible else { return own }
        return Standing(isVisible: false, cause: .hiddenInSidebar)
    }

    /// Steps 4 and 5: stored, else the author's default, else what is usual.
    private func wanted(_ entry: OutlineEntry) -> Standing {
        if let stored = context.storedVisibility(entry.index, in: .tabBar) {
            return Standing(isVisible: stored == .visible, cause: .stored)
        }
        switch entry.modifiers.defaultVisibility.tabBar {
        case .visible:
            return Standing(isVisible: true, cause: .author)
        case .hidden where entry.isSection && scope == .children:
            return Standing(isVisible: true, cause: .section)
        case .hidden:
            return Standing(isVisible: false, cause: .author)
        case .automatic:
            return usual(entry)
        }
    }

    /// Root tabs and section items stand; children only where SW1 says so or their section has no title (R2.80).
    private func usual(_ entry: OutlineEntry) -> Standing {
        guard let top = entry.top else { return Standing(isVisible: true, cause: .usual) }
        if scope == .children, entry.isInHiddenSection { return Standing(isVisible: false, cause: .section) }
        let stands = !context.entry(top).hasTitle || context.spec.switches.sectionChildrenInBar
        return Standing(isVisible: stands, cause: .usual)
    }

    private var scope: ResolverSwitches.SectionDefaultVisibilityScope {
        context.spec.switches.sectionDefaultVisibilityScope
    }
}
