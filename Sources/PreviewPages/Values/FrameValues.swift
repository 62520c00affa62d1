/// One device with everything drawn in it.
struct FrameValues: Hashable, Sendable {
    var name: String
    var label: String
    var caption: String
    var detail: String
    var openHref: String
    /// Whether the frame is only looked at: one click opens it alone.
    var isPicture: Bool
    /// Whether the platform is among the spec's.
    var isListed: Bool
    var platform: String
    /// The spec's `tabViewStyle`.
    var style: String
    var sizeClass: String
    var os: String
    var orientation: String
    var direction: String
    var form: String
    var editing: String
    var chrome: String
    var typeSize: String
    var isPhone: Bool
    var isPad: Bool
    var isMac: Bool
    var hasNeighbour: Bool
    var isEditing: Bool
    var scrolled: String
    var isSearching: String
    var status: StatusValues?
    var bottomBar: BarValues?
    var topBar: BarValues?
    var ornament: BarValues?
    var pages: PagesValues?
    var sidebar: SidebarValues?
    var accessory: AccessoryValues?
    var search: SearchValues?
    var hasKeyboard: Bool
    var screen: ScreenValues
}

/// The status bar of a device.
struct StatusValues: Hashable, Sendable {
    var time: String
    var date: String?
}

/// The dots of a paged tab view.
struct PagesValues: Hashable, Sendable {
    var axis: String
    var isVertical: Bool
    var hasDots: Bool
    var items: [EntryValues]
}

/// What stands in the screen area.
struct ScreenValues: Hashable, Sendable {
    var panel: String
    var label: String
    var title: String
    var entryID: String?
    var seed: String
    var kind: String
    var image: String?
    /// The template of the stand-in; nil while a screenshot shows.
    var skeleton: String?
    var emptyText: String?
    /// What stands over that text: the tab's own symbol.
    var icon: IconValues?
    /// The list of More in place of a stand-in.
    var more: SidebarValues?
    /// The way back to More's list, or along the Browse pattern's path.
    var back: ControlValues?
}
