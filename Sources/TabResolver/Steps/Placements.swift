import TabModel

/// The two placements an adaptable tab view has on iPad (R1.21, R1.22).
enum AdaptablePlacement: CaseIterable, Sendable {
    case sidebar, tabBar
}

extension PerPlacement {
    subscript(placement: AdaptablePlacement) -> Setting {
        switch placement {
        case .sidebar: sidebar
        case .tabBar: tabBar
        }
    }
}

extension TabCustomization {
    subscript(placement: AdaptablePlacement) -> StoredVisibility? {
        get {
            switch placement {
            case .sidebar: sidebar
            case .tabBar: tabBar
            }
        }
        set {
            switch placement {
            case .sidebar: sidebar = newValue
            case .tabBar: tabBar = newValue
            }
        }
    }
}

/// The visibility of an entry in a placement, with the cause that decided it.
///
/// The cause is a case rather than a sentence, because there is one for each entry of the spec.
struct PlacementDecision: Hashable, Sendable {
    let isVisible: Bool
    let cause: Cause

    /// The possible causes, in the order of the algorithm.
    enum Cause: Hashable, Sendable {
        /// The author hides the entry, or the section is empty (R3.6, R2.16).
        case absent
        /// The entry is a section without a title to show in the bar (R2.80).
        case untitled
        /// The entry is a section inside another, which has no entry of its own in the bar (R2.31).
        case inner
        /// The entry's placement is sidebarOnly (R3.7).
        case sidebarOnly
        /// The entry is pinned, or search (R3.8).
        case pinned
        /// A person's choice (R3.9, R3.10).
        case stored
        /// A person hid the entry while it is selected: it disappears when another tab is chosen (R3.20).
        case deferred
        /// The author's default visibility (R3.10).
        case author
        /// The default visibility of a section around it (R2.33).
        case section
        /// The default without any setting: sections and root tabs show.
        case usual
        /// The entry's section has no title, so the entry takes a root tab's place in the bar (R2.80).
        case inUntitledSection
        /// The switch sectionChildrenInBar gives the entry a place in the bar (R2.31, SW1).
        case childInBar
        /// The entry of its section represents it in the bar (R2.31).
        case behindSection
        /// The entry, or a section around it, is hidden in the sidebar (R3.11).
        case hiddenInSidebar
    }

    static func visible(_ cause: Cause) -> Self { Self(isVisible: true, cause: cause) }
    static func hidden(_ cause: Cause) -> Self { Self(isVisible: false, cause: cause) }

    /// Returns the decision of a stored visibility.
    static func stored(_ visibility: StoredVisibility) -> Self {
        Self(isVisible: visibility == .visible, cause: .stored)
    }
}

/// The entries in the sidebar and in the bar of an iPad in regular width.
struct Placements: Sendable {
    /// The decisions for the sidebar, by entry number.
    let sidebar: SidebarPlacements
    /// The decisions for the bar, by entry number; only outermost sections with a title can show.
    let tabBar: BarPlacements

    /// Creates the placements in a context.
    ///
    /// `selected` is a tab that keeps its place although a person hid it, until another is chosen (R3.20).
    init(_ context: ResolutionContext, keeping selected: Int? = nil) {
        sidebar = SidebarPlacements(context, keeping: selected)
        tabBar = BarPlacements(context, sidebar)
    }

    /// Accesses the decision about an entry in one of the two placements.
    subscript(index: Int, in placement: AdaptablePlacement) -> PlacementDecision {
        switch placement {
        case .sidebar: sidebar[index]
        case .tabBar: tabBar[index]
        }
    }
}
