/// What a person changed: visibilities, section orders and the bar's order (R3.21), in our own schema (R3.23).
///
/// Keys are customizationIDs. Absence means automatic; ids the spec does not have are kept (R3.28).
public struct TabViewCustomization: Hashable, Sendable {
    /// Visibilities by id, of tabs and of section items.
    public var tabs: [String: TabCustomization] = [:]
    /// Orders by section id.
    public var sections: [String: SectionCustomization] = [:]
    /// The order of the bar's customizable region; nil if it was never changed.
    public var tabBarOrder: [String]?

    /// Makes an empty customization: all is as the author set it (R1.72).
    public init() {}

    /// A Boolean value that indicates whether nothing is stored.
    public var isEmpty: Bool { tabs.isEmpty && sections.isEmpty && tabBarOrder == nil }
}

/// One entry's stored visibilities; nil is automatic (R1.73, R3.24).
public struct TabCustomization: Hashable, Sendable {
    /// Shown or hidden in the sidebar.
    public var sidebar: StoredVisibility?
    /// Shown or hidden in the tab bar.
    public var tabBar: StoredVisibility?

    /// Makes a pair of stored visibilities.
    public init(sidebar: StoredVisibility? = nil, tabBar: StoredVisibility? = nil) {
        self.sidebar = sidebar
        self.tabBar = tabBar
    }
}

/// A visibility that a person chose.
public enum StoredVisibility: String, CaseIterable, Sendable {
    case visible, hidden
}

/// One section's stored order.
public struct SectionCustomization: Hashable, Sendable {
    /// The customizationIDs of the section's tabs; ids not listed follow in declared order (R3.29).
    public var tabOrder: [String]

    /// Makes an order.
    public init(tabOrder: [String]) {
        self.tabOrder = tabOrder
    }
}

/// Where a moved or added entry goes.
public enum OperationPlace: Hashable, Sendable {
    /// Left to the rules: only the visibility is stored (R2.32, R3.30).
    case unspecified
    /// The end of the region or section.
    case end
    /// Before this neighbor.
    case before(EntryID)
}

/// One act of customizing (the format, 7, *Operations*).
///
/// Names entries, never positions.
public enum CustomizationOperation: Hashable, Sendable {
    case addToBar(EntryID, OperationPlace)
    case removeFromBar(EntryID)
    case moveInBar(EntryID, OperationPlace)
    case hide(EntryID)
    case show(EntryID)
    case moveInSection(EntryID, OperationPlace)
    case resetVisibility
    case resetSectionOrder
    case resetTabOrder(section: EntryID)
    case resetAll
    /// Undoes the newest change that is not undone.
    case undo
    /// Redoes what was undone last.
    case redo
}
