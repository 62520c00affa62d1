import TabModel

/// Which entries show in the sidebar and in the bar of an iPad in regular width (rulebook 3.2).
struct Placements: Sendable {
    /// By entry number.
    let sidebar: SidebarPlacements
    /// By entry number; of sections, the outermost ones with a title can show.
    let tabBar: BarPlacements

    /// Follows the algorithm of rulebook 3.2.
    ///
    /// `selected` is a tab that keeps its place although a person hid it, until another is chosen (R3.20).
    init(_ context: ResolutionContext, keeping selected: Int? = nil) {
        sidebar = SidebarPlacements(context, keeping: selected)
        tabBar = BarPlacements(context, sidebar)
    }

    /// The decision about an entry in one of the two.
    subscript(index: Int, in placement: AdaptablePlacement) -> PlacementDecision {
        switch placement {
        case .sidebar: sidebar[index]
        case .tabBar: tabBar[index]
        }
    }
}
