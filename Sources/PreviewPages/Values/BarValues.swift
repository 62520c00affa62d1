/// A bottom bar, a top bar or an ornament.
struct BarValues: Hashable, Sendable {
    /// The frame that the menu button serves; nil where there is no such button.
    var menuFor: String?
    var label: String
    var fixed: [EntryValues]
    var items: [EntryValues]
    var temporary: [EntryValues]
    var pinned: [EntryValues]
    var detached: [EntryValues]
    var more: MoreValues?
    var scrolls: Bool
    var isMinimized: Bool
    var isSearching: Bool
    /// Whether the titles of a bottom bar are too long to stand side by side.
    var isTight = false
    /// The accessory in line with a minimized bar.
    var inlineAccessory: AccessoryValues?
    var sidebarButton: ControlValues?
    /// The button that goes back to the bar while search is active.
    var foldedTab: ControlValues?
    var searchField: SearchValues?
    /// Where scrolling the way that changes the bar leads (R2.52); nil where the bar never shrinks.
    var scrolling: ControlValues?
}

/// The More entry of a bottom bar.
struct MoreValues: Hashable, Sendable {
    var elementID: String
    var href: String
    var isSelected: Bool
    var selected: String
    var icon: IconValues
    var panel: String
}

/// The field that a chosen search tab becomes.
struct SearchValues: Hashable, Sendable {
    var prompt: String
    var icon: IconValues
    /// Activates the field; nil where it is active, or needs no activating.
    var open: ControlValues?
    /// Ends the search; nil while the field is not active.
    var close: ControlValues?
}

/// A link that changes one thing about the view.
struct ControlValues: Hashable, Sendable {
    var control: String
    var value: String
    var href: String
    var label: String
    var key: String?
    var icon: IconValues?
}

/// The bottom accessory, a sidebar's header, footer or bottom bar.
struct AccessoryValues: Hashable, Sendable {
    var title: String
    var icon: IconValues?
}
