/// The customization of a tab view: visibilities, section orders and the order of the bar (R3.21), in a custom schema
/// (R3.23).
///
/// Keys are customizationIDs. Absence means automatic; ids that the spec doesn't have are kept (R3.28).
public struct TabViewCustomization: Hashable, Sendable {
    /// Visibilities by id, of tabs and of section items.
    public var tabs: [String: TabCustomization] = [:]
    /// Orders by section id.
    public var sections: [String: SectionCustomization] = [:]
    /// The order of the bar's customizable region; nil if it was never changed.
    public var tabBarOrder: [String]?

    /// Creates an empty customization: everything is as the author set it (R1.72).
    public init() {}

    /// A Boolean value that indicates whether nothing is stored.
    public var isEmpty: Bool { tabs.isEmpty && sections.isEmpty && tabBarOrder == nil }
}

/// One entry's stored visibilities; nil is automatic (R1.73, R3.24).
public struct TabCustomization: Hashable, Sendable {
    /// The stored visibility in the sidebar.
    public var sidebar: StoredVisibility?
    /// The stored visibility in the tab bar.
    public var tabBar: StoredVisibility?

    /// Creates a pair of stored visibilities.
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

    /// Creates an order.
    public init(tabOrder: [String]) {
        self.tabOrder = tabOrder
    }
}

/// The destination of a moved or added entry.
public enum OperationPlace: Hashable, Sendable {
    /// A place left to the rules: only the visibility is stored (R2.32, R3.30).
    case unspecified
    /// The end of the region or section.
    case end
    /// The place before this neighbor.
    case before(EntryID)
}

/// An operation that customizes a tab view.
///
/// It names entries, never positions.
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
    /// The operation that undoes the newest change that is not undone.
    case undo
    /// The operation that redoes the change that was undone last.
    case redo
}
