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
