/// How a tab view is drawn: the argument of `tabViewStyle(_:)` (R1.35 to R1.41).
public enum TabViewStyle: String, CaseIterable, Sendable {
    case automatic, sidebarAdaptable, tabBarOnly, grouped, page, verticalPage, carousel
}

/// When a paged tab view shows its dots: `page(indexDisplayMode:)` (R1.33).
public enum PageIndexDisplayMode: String, CaseIterable, Sendable {
    case automatic, always, never
}

/// What a tab is for: `TabRole` (R1.15, R1.16).
public enum TabRole: String, CaseIterable, Sendable {
    case search, prominent
}

/// Where the author wants a tab: `TabPlacement` (R1.17 to R1.19, R1.84).
public enum TabPlacement: String, CaseIterable, Sendable {
    case automatic, pinned, sidebarOnly
}

/// What people may do with an entry: `TabCustomizationBehavior` (R1.23 to R1.25, R1.85).
public enum TabCustomizationBehavior: String, CaseIterable, Sendable {
    case automatic, reorderable, disabled
}

/// A Boolean value that indicates whether an entry shows before anyone customized it: `Visibility`, as
/// `defaultVisibility(_:for:)` takes it (R1.46).
public enum Visibility: String, CaseIterable, Sendable {
    case automatic, visible, hidden
}

/// The form in which an adaptable tab view first appears on iPad: `AdaptableTabBarPlacement` (R1.21, R1.22).
public enum AdaptableTabBarPlacement: String, CaseIterable, Sendable {
    case automatic, tabBar, sidebar
}

/// The form that shows first: the `AdaptableTabBarPlacement` of `defaultTabBarPlacement(_:)` (R1.64).
public enum DefaultTabBarPlacement: String, CaseIterable, Sendable {
    case automatic, tabBar, sidebar
    /// Earlier names of ``tabBar``: those of the bars themselves, which SwiftUI does not take here (R5.79).
    case bottomBar, topBar, ornament

    /// The case as SwiftUI has it.
    public var current: Self {
        switch self {
        case .automatic, .tabBar, .sidebar: self
        case .bottomBar, .topBar, .ornament: .tabBar
        }
    }
}

/// How one page of a watch gives way to the next: `VerticalPageTabViewStyle.TransitionStyle` (R1.34).
public enum VerticalPageTransitionStyle: String, CaseIterable, Sendable {
    case automatic, blur, identity
}

/// When a navigation bar shrinks: `ToolbarMinimizationBehavior` (R1.107).
public enum ToolbarMinimizationBehavior: String, CaseIterable, Sendable {
    case automatic, never, onScrollDown, onScrollUp
}

/// When a navigation bar grows back: `ToolbarMinimizationRestoration` (R1.108).
public enum ToolbarMinimizationRestoration: String, CaseIterable, Sendable {
    case automatic, atScrollEdge
}

/// A Boolean value that indicates whether bars stand at the side of an iPhone Duo: `ToolbarVerticalBehavior` (R1.102).
public enum ToolbarVerticalBehavior: String, CaseIterable, Sendable {
    case automatic, disabled
}

/// What gives way in a column that is too short: `ToolbarVerticalCompressionBehavior` (R1.103).
public enum ToolbarVerticalCompressionBehavior: String, CaseIterable, Sendable {
    case automatic, prefersTabBar, prefersToolbarItems
}

/// When the bar shrinks: `TabBarMinimizeBehavior` (R1.29, R1.30).
public enum TabBarMinimizeBehavior: String, CaseIterable, Sendable {
    case automatic, never, onScrollDown, onScrollUp
}

/// When the search field takes focus: `TabSearchActivation` (R1.28).
public enum TabSearchActivation: String, CaseIterable, Sendable {
    case automatic, searchTabSelection
}

/// A color of the system: what `tint(_:)` takes (R2.116).
public enum TintColor: String, CaseIterable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
}

/// A section's first state in the sidebar: `TabSectionExpansion` (R1.31).
public enum TabSectionExpansion: String, CaseIterable, Sendable {
    case automatic, expanded, collapsed
}
