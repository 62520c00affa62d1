/// A sidebar, or the list of More.
struct SidebarValues: Hashable, Sendable {
    var frame: String
    /// The frame that the menu button serves; nil where there is no such button.
    var menuFor: String?
    var rows: [EntryValues]
    var sections: [SectionValues]
    var header: AccessoryValues?
    var footer: AccessoryValues?
    var bottomBar: AccessoryValues?
    var barButton: ControlValues?
    var editButton: ControlValues?
    var isEditing: Bool
    /// What the list is of, where it is one section's alone.
    var heading: String?
    /// What it folds to, where it folds.
    var pill: PillValues?
}

/// The pill that a sidebar folds to.
struct PillValues: Hashable, Sendable {
    /// The element that unfolds.
    var sidebarID: String
    var title: String
    var icon: IconValues?
    /// `true` or `false`.
    var folded: String
}

/// One section of a sidebar with its rows.
struct SectionValues: Hashable, Sendable {
    var sectionID: String
    var listID: String
    var title: String
    var hasTitle: Bool
    /// Whether people can fold it.
    var folds: Bool
    var isExpanded: Bool
    var expanded: String
    var rows: [EntryValues]
    var sections: [SectionValues]
    var actions: [String]
    var tick: TickValues?
    var heading: EntryValues?
    var isOff: Bool
}
