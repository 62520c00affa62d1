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

/// A Boolean value that indicates whether an entry shows in a placement, and what decided it (rulebook 3.2).
///
/// The cause is a case rather than a sentence, because there is one for each entry of the spec.
struct PlacementDecision: Hashable, Sendable {
    let isVisible: Bool
    let cause: Cause

    /// What can decide, in the order of the algorithm.
    enum Cause: Hashable, Sendable {
        /// The author hides it, or nothing is left in it (R3.6, R2.16).
        case absent
        /// A section without a title to show in the bar (R2.80).
        case untitled
        /// A section inside another, which has no entry of its own in the bar (R2.31).
        case inner
        /// Placement sidebarOnly (R3.7).
        case sidebarOnly
        /// Pinned, or search (R3.8).
        case pinned
        /// A person's choice (R3.9, R3.10).
        case stored
        /// A person hid it while it is selected: it goes when another tab is chosen (R3.20).
        case deferred
        /// The author's default visibility (R3.10).
        case author
        /// The default visibility of a section around it (R2.33).
        case section
        /// Nothing was said: sections and root tabs show.
        case usual
        /// Its section has no title, so it takes a root tab's place in the bar (R2.80).
        case inUntitledSection
        /// The switch sectionChildrenInBar gives it a place in the bar (R2.31, SW1).
        case childInBar
        /// The entry of its section is there for it in the bar (R2.31).
        case behindSection
        /// It, or a section around it, is hidden in the sidebar (R3.11).
        case hiddenInSidebar
    }

    static func visible(_ cause: Cause) -> Self { Self(isVisible: true, cause: cause) }
    static func hidden(_ cause: Cause) -> Self { Self(isVisible: false, cause: cause) }

    /// What a person stored.
    static func stored(_ visibility: StoredVisibility) -> Self {
        Self(isVisible: visibility == .visible, cause: .stored)
    }
}

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
