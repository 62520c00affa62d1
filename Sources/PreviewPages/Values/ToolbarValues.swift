/// One choice among several, as a link.
struct SegmentValues: Hashable, Sendable {
    var title: String
    var label: String
    var tooltip: String
    var control: String
    var value: String
    /// Nil where the choice can't be made; ``tooltip`` says why.
    var href: String?
    var key: String?
    var isCurrent: Bool
    var isDisabled = false
    var icon: IconValues?
}

/// Choices that belong together.
struct GroupValues: Hashable, Sendable {
    var name: String
    var label: String
    var segments: [SegmentValues]
}

/// A button that opens lists of choices, or these themselves where there is room.
struct MenuValues: Hashable, Sendable {
    var name: String
    var label: String
    var title: String
    var icon: IconValues?
    var groups: [GroupValues] = []
    /// Menus that stand inside this one.
    var menus: [MenuValues] = []
    /// Links that lead off the page.
    var links: [MenuLinkValues] = []
    /// The picture that can be copied; nil for menus without one.
    var copyHref: String?
}

/// Something that can be taken away.
struct MenuLinkValues: Hashable, Sendable {
    var title: String
    /// Its format.
    var detail: String
    var href: String
}

/// The bar over the page.
struct ToolbarValues: Hashable, Sendable {
    var platforms: MenuValues
    var sizeClasses: GroupValues
    var options: MenuValues
    /// Opens and closes the source; nil for whoever can't change it.
    var source: SegmentValues?
    /// Nil for whoever can make no links.
    var share: IconValues?
    /// Nil before the first good spec.
    var exports: MenuValues?
    var findIcon: IconValues
    var helpIcon: IconValues
    /// Design mode on or off; nil for whoever may not change the spec.
    var design: SegmentValues?
    var inspector: SegmentValues
}

/// The dot beside the title, and what it says before the script takes over.
struct LiveValues: Hashable, Sendable {
    var state: String
    var text: String
    /// What follows the text in wide windows.
    var detail: String?
    /// Whether it stays at one moment: a pin stands for the dot then.
    var isPinned = false
}
