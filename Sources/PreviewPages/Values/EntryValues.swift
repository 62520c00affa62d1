/// A symbol, an image, or the first letters of a name that has neither.
struct IconValues: Hashable, Sendable {
    /// The address inside the sprite.
    var symbol: String?
    /// The address of a symbol that turns round where text runs from right to left.
    var turningSymbol: String?
    /// The address of a raster image.
    var image: String?
    /// One or two letters for a symbol that is not in the sprite.
    var letters: String?
}

extension IconValues {
    init(symbol: String, turns: Bool) {
        self = turns ? IconValues(turningSymbol: symbol) : IconValues(symbol: symbol)
    }
}

/// One entry in a bar, a row of a sidebar, or a row of More.
struct EntryValues: Hashable, Sendable {
    var elementID: String
    var entryID: String
    var kind: String
    var title: String
    var zone: String
    /// Nil for an entry that can't be chosen.
    var href: String?
    var isSelected: Bool
    var selected: String
    var isDisabled: Bool
    var isIntercepted: Bool
    var isDynamic: Bool
    /// Whether people have hidden it: it stands in edit mode only, unticked.
    var isOff = false
    var icon: IconValues?
    var shownTitle: String?
    var label: String?
    var help: String?
    var badge: String?
    var rights: String
    var why: WhyValues
    /// In edit mode only: the tick that shows or hides the entry.
    var tick: TickValues?
    var panel: String
}

/// Why an act is not possible, a sentence for each right an entry lacks; nil where it has the right.
struct WhyValues: Hashable, Sendable {
    var add: String?
    var remove: String?
    var move: String?
    var hide: String?
    var section: String?
}

/// The tick of an entry in edit mode.
struct TickValues: Hashable, Sendable {
    var action: String
    var label: String
    var pressed: String
    var isOn: Bool
    var isLocked: Bool
}
