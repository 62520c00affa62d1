/// A sidebar, or the list of More.
struct SidebarValues: Hashable, Sendable {
    var frame: String
    var rows: [EntryValues]
    var sections: [SectionValues]
    var header: AccessoryValues?
    var footer: AccessoryValues?
    var bottomBar: AccessoryValues?
    var barButton: ControlValues?
    var editButton: ControlValues?
    var isEditing: Bool
}

/// One section of a sidebar with its rows.
struct SectionValues: Hashable, Sendable {
    var sectionID: String
    var listID: String
    var title: String
    var hasTitle: Bool
    var isExpanded: Bool
    var expanded: String
    var rows: [EntryValues]
    var sections: [SectionValues]
    var actions: [String]
    var tick: TickValues?
    var heading: EntryValues?
    var isOff: Bool
}
