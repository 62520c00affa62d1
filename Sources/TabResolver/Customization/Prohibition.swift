public import TabModel

extension Prohibition {
    static let notAttached = Self("R3.1", sentence: "The tab view has no tabViewCustomization. Add one to move tabs.")
    static let otherStyle = Self("R3.1", sentence: "Only the style sidebarAdaptable can be customized.")
    static let otherDevice = Self("R3.2", sentence: "Tabs can only be customized on iPad in regular width.")
    static let onMac = Self("R3.12", sentence: "On a Mac, tabs can only be moved inside their sections.")
    static let noID = Self("R3.3", "has no customizationID. Add one to make it customizable.")
    static let authorHides = Self("R3.6", "is hidden by the author.")
    static let empty = Self("R2.16", "has no visible tabs.")
    static let untitled = Self("R2.80", "has no title, so the tab bar can't show it. Give the section a title.")
    static let sidebarOnly = Self("R3.14", "is sidebarOnly: it can't be in the tab bar.")
    static let pinned = Self("R3.8", "is pinned to the trailing end of the tab bar.")
    static let alreadyInBar = Self(nil, "is already in the tab bar.")
    static let notInBar = Self(nil, "is not in the tab bar. Add it first.")
    static let hiddenInSidebar = Self("R3.11", "is hidden in the sidebar. Show it there first.")
    static let lastInBar = Self("R3.18", "is the last one in the tab bar.")
    static let lastInSidebar = Self("R3.18", "is the last one in the sidebar.")
    static let innerSection = Self("R3.13", "is inside another section, so it has no place in the tab bar.")
    static let notInSection = Self("R3.13", "is in no section, and only a section's tabs can be moved in the sidebar.")
    static let sectionStays = Self("R3.13", sentence: "Sections can't be reordered. Move the tabs in them.")
    /// The reason against a move to another section, or out of all sections.
    public static let otherSection = Self("R3.13", "can only be moved within its section.")

    static func disabled(_ placement: AdaptablePlacement) -> Self {
        Self("R1.25", "can't be changed: its behavior in the \(placement.name) is disabled.")
    }

    static func reorderable(_ placement: AdaptablePlacement) -> Self {
        Self("R1.24", "can only be moved: its behavior in the \(placement.name) is reorderable.")
    }

    static func sectionWithoutID(_ section: String) -> Self {
        Self("R3.3", "can't be moved: its section \"\(section)\" has no customizationID. Add one.")
    }

    static func sectionLocked(_ section: String) -> Self {
        Self("R3.17", "can't be moved: the behavior of its section \"\(section)\" in the sidebar is disabled.")
    }

    static func neighborWithoutID(_ neighbor: String) -> Self {
        Self("R3.3", "can't be placed before \"\(neighbor)\", which has no customizationID. Choose another place.")
    }

    static func outsideRegion(_ neighbor: String) -> Self {
        Self("R3.15", "can't be placed before \"\(neighbor)\", which is fixed or pinned.")
    }

    static func neighborNotInBar(_ neighbor: String) -> Self {
        Self(nil, "can't be placed before \"\(neighbor)\", which is not in the tab bar.")
    }
}

extension TabSpec {
    /// The reason why nothing can be customized on any device (R3.1).
    public var prohibition: Prohibition? {
        if tabViewStyle != .sidebarAdaptable { return .otherStyle }
        return tabViewCustomization == nil ? .notAttached : nil
    }
}

extension AdaptablePlacement {
    /// The name of the placement in messages.
    var name: String {
        switch self {
        case .sidebar: "sidebar"
        case .tabBar: "tab bar"
        }
    }
}
