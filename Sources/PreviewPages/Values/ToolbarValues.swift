/// One choice among several, as a link.
struct SegmentValues: Hashable, Sendable {
    var title: String
    var label: String
    var tooltip: String
    var control: String
    var value: String
    var href: String
    var key: String?
    var isCurrent: Bool
    var icon: IconValues?
}

/// Choices that belong together.
struct GroupValues: Hashable, Sendable {
    var name: String
    var label: String
    var segments: [SegmentValues]
}

/// A button that opens lists of choices.
struct MenuValues: Hashable, Sendable {
    var name: String
    var label: String
    var title: String
    var groups: [GroupValues]
}

/// The bar over the page.
struct ToolbarValues: Hashable, Sendable {
    var groups: [GroupValues]
    var menus: [MenuValues]
    var inspector: SegmentValues
}

/// The dot beside the title, and what it says before the script takes over.
struct LiveValues: Hashable, Sendable {
    var state: String
    var text: String
}
