import TabModel

/// Which entries stand in the sidebar and in the bar of an iPad in regular width (rulebook 3.2).
struct Visibilities: Sendable {
    /// By entry number.
    private(set) var sidebar: [Standing] = []
    /// By entry number; of sections, the outermost ones with a title can stand.
    private(set) var tabBar: [Standing] = []

    /// Follows the algorithm of rulebook 3.2.
    ///
    /// `selected` is a tab that keeps its place although a person hid it, until another is chosen (R3.20).
    init(_ context: ResolutionContext, keeping selected: Int? = nil) {
        sidebar = SidebarVisibility(context, selected: selected).standings
        let bar = TabBarVisibility(context: context, sidebar: sidebar)
        tabBar = context.outline.entries.map { bar.standing($0) }
    }
}

/// Visibility in the sidebar: stored, else the author's default, else visible (R1.91).
///
/// A section takes its tabs along (R3.11).
private struct SidebarVisibility {
    private(set) var standings: [Standing] = []

    init(_ context: ResolutionContext, selected: Int?) {
        for entry in context.outline.entries {
            standings.append(standing(entry, context, selected))
        }
        for entry in context.outline.entries.reversed() where entry.isSection && standings[entry.index].isVisible {
            guard !entry.children.contains(where: { standings[$0].isVisible }) else { continue }
            standings[entry.index] = Standing(isVisible: false, cause: .absent)
        }
    }

    private func standing(_ entry: OutlineEntry, _ context: ResolutionContext, _ selected: Int?) -> Standing {
        guard context.isPresent(entry.index) else { return .absent }
        if let parent = entry.parent, !standings[parent].isVisible {
            return Standing(isVisible: false, cause: .hiddenInSidebar)
        }
        if let stored = context.storedVisibility(entry.index, in: .sidebar) {
            let isKept = selected.map { context.outline.branch(of: entry.index, contains: $0) } ?? false
            if stored == .hidden, isKept { return Standing(isVisible: true, cause: .deferred) }
            return Standing(isVisible: stored == .visible, cause: .stored)
        }
        switch entry.modifiers.defaultVisibility.sidebar {
        case .hidden: return Standing(isVisible: false, cause: .author)
        case .visible: return Standing(isVisible: true, cause: .author)
        case .automatic: return Standing(isVisible: true, cause: .usual)
        }
    }
}
