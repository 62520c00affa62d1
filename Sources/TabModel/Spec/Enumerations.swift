/// The style of a tab view: the argument of `tabViewStyle(_:)` (R1.35 to R1.41).
public enum TabViewStyle: String, CaseIterable, Sendable {
    case automatic, sidebarAdaptable, tabBarOnly, grouped, page, verticalPage, carousel
}

/// The visibility of the dots of a paged tab view: `page(indexDisplayMode:)` (R1.33).
public enum PageIndexDisplayMode: String, CaseIterable, Sendable {
    case automatic, always, never
}

/// The purpose of a tab: `TabRole` (R1.15, R1.16).
public enum TabRole: String, CaseIterable, Sendable {
    case search, prominent
}

/// The placement that the author wants for a tab: `TabPlacement` (R1.17 to R1.19, R1.84).
public enum TabPlacement: String, CaseIterable, Sendable {
    case automatic, pinned, sidebarOnly
}

/// The customizing that an entry allows: `TabCustomizationBehavior` (R1.23 to R1.25, R1.85).
public enum TabCustomizationBehavior: String, CaseIterable, Sendable {
    case automatic, reorderable, disabled
}

/// The visibility of an entry before any customization: `Visibility`, as `defaultVisibility(_:for:)` takes it (R1.46).
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
    /// Earlier names of ``tabBar``: those of the bars themselves, which SwiftUI does not accept here (R5.79).
    case bottomBar, topBar, ornament

    /// The case that SwiftUI has.
    public var current: Self {
        switch self {
        case .automatic, .tabBar, .sidebar: self
        case .bottomBar, .topBar, .ornament: .tabBar
        }
    }
}

/// The transition between two pages of a watch: `VerticalPageTabViewStyle.TransitionStyle` (R1.34).
public enum VerticalPageTransitionStyle: String, CaseIterable, Sendable {
    case automatic, blur, identity
}

/// The behavior by which a navigation bar shrinks: `ToolbarMinimizationBehavior` (R1.107).
public enum ToolbarMinimizationBehavior: String, CaseIterable, Sendable {
    case automatic, never, onScrollDown, onScrollUp
}

/// The behavior by which a navigation bar grows back: `ToolbarMinimizationRestoration` (R1.108).
public enum ToolbarMinimizationRestoration: String, CaseIterable, Sendable {
    case automatic, atScrollEdge
}

/// The behavior of bars at the side of an iPhone Duo: `ToolbarVerticalBehavior` (R1.102).
public enum ToolbarVerticalBehavior: String, CaseIterable, Sendable {
    case automatic, disabled
}

/// The items that are removed first from a column that is too short: `ToolbarVerticalCompressionBehavior` (R1.103).
public enum ToolbarVerticalCompressionBehavior: String, CaseIterable, Sendable {
    case automatic, prefersTabBar, prefersToolbarItems
}

/// The behavior by which the bar shrinks: `TabBarMinimizeBehavior` (R1.29, R1.30).
public enum TabBarMinimizeBehavior: String, CaseIterable, Sendable {
    case automatic, never, onScrollDown, onScrollUp
}

/// The behavior by which the search field takes focus: `TabSearchActivation` (R1.28).
public enum TabSearchActivation: String, CaseIterable, Sendable {
    case automatic, searchTabSelection
}

/// A color of the system, which `tint(_:)` takes (R2.116).
public enum TintColor: String, CaseIterable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
}

/// A section's first state in the sidebar: `TabSectionExpansion` (R1.31).
public enum TabSectionExpansion: String, CaseIterable, Sendable {
    case automatic, expanded, collapsed
}

/// The kind of a tab view in an app's source.
public enum TabViewKind: String, CaseIterable, Sendable {
    /// A bar of tabs, with or without a sidebar.
    case tabBar
    /// A window of settings.
    case settings
    /// Pages that a person swipes through.
    case pager
    /// Views without items: the app draws a custom bar.
    case handMade
    /// A tab view in the content of another one's tab.
    case nested
    /// A tab view for another platform, or for systems older than iOS 18.
    case inactive

    /// Returns the words for it in lists; nil for an ordinary bar.
    ///
    /// `parent` is the tab view around a nested one.
    public func words(in parent: String?) -> String? {
        switch self {
        case .tabBar: nil
        case .settings: "Settings window"
        case .pager: "Pages"
        case .handMade: "The app draws this bar itself"
        case .nested: parent.map { "In a tab of \($0)" } ?? "In another tab view’s tab"
        case .inactive: "For another platform or an older system"
        }
    }
}
