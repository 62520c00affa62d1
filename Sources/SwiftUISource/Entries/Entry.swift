import TabModel

/// A tab or section as declared in the source, with all its branches.
struct Entry {
    /// The content of an entry.
    enum Content {
        case tab
        case section([Entry])
        /// A page, or a view without an item in a tab view whose other views have one.
        case page
    }

    var content: Content
    /// The formula under which the entry is declared.
    var formula: Formula
    var label = LabelReading()
    /// Returns an entry of which only the origin is known.
    static func standIn(_ unknown: Unknown, where formula: Formula, modifiers: [ModifierCall] = []) -> Entry {
        var entry = Entry(content: .tab, formula: formula, modifiers: modifiers, place: unknown.place)
        let place = unknown.place
        entry.label.add(
            LabelReading.Title(formula: formula, value: .unknown(unknown), text: unknown.text, place: place)
        )
        entry.label.add(LabelReading.Image(formula: formula, source: .unknown(unknown), place: place))
        entry.unread = unknown
        return entry
    }

    /// The expression that makes the entry, if its declaration wasn't read: nothing else is known of the entry.
    var unread: Unknown?

    /// The call that makes the entry, of a type that no file declares; nil if SwiftUI or the app declares it.
    var foreign: Unknown?

    /// A Boolean value that indicates whether the entry is a view, with or without an item, and no `Tab`.
    var isView = false
    /// The label of the selected entry, where it depends on the selection.
    var selectedLabel: LabelReading?
    /// The selection value.
    var value: Value?
    var role: Value?
    var modifiers: [ModifierCall] = []
    /// The bar-related modifiers on the entry's screen.
    var screen: [ModifierCall] = []
    var place: SourcePlace
    /// The list that the entry represents, once for all its elements.
    var repeated: Unknown?
    /// The reason why the app may not have the entry, or may have it elsewhere.
    var doubt: Unknown?
    /// A Boolean value that indicates whether choosing the entry has another effect, and never selects it.
    var isIntercepted = false

    /// The entries of a section; nil for a tab.
    var tabs: [Entry]? { if case .section(let tabs) = content { tabs } else { nil } }

    /// The entry without an invisible title: pages have none.
    var withoutStandIns: Entry {
        var entry = self
        if case .unknown? = label.titles.first?.value { (entry.label, entry.unread) = (LabelReading(), nil) }
        return entry
    }

    /// The entry as a tab.
    ///
    /// In a bar, a view from elsewhere is a tab of which nothing is known, since it may have an item itself.
    var asTab: Entry {
        guard let foreign, isPage else { return self }
        var entry = Entry.standIn(foreign, where: formula, modifiers: modifiers)
        entry.value = value ?? .unknown(foreign)
        return entry
    }

    /// A Boolean value that indicates whether the entry is a view without an item.
    var isPage: Bool { if case .page = content { true } else { false } }
}

extension [Entry] {
    /// Returns the entries, each with its label while it is selected.
    ///
    /// The label is unknown where other entries are read then, because a condition depends on the selection.
    func withLabels(ofSelected others: [Entry]) -> [Entry] {
        guard map(\.place) == others.map(\.place) else { return self }
        return zip(self, others).map { entry, other in
            var entry = entry
            if let tabs = entry.tabs, let selected = other.tabs {
                entry.content = .section(tabs.withLabels(ofSelected: selected))
            } else {
                entry.selectedLabel = other.label
            }
            return entry
        }
    }
}

/// The titles and images of a label, each with its formula.
struct LabelReading {
    /// A title, or its stand-in.
    struct Title {
        var formula: Formula
        /// The value, which isn't an alternative.
        var value: Value
        /// The expression's text, for a stand-in.
        var text: String
        var place: SourcePlace
        /// The call outside the app that is assumed to show the title.
        var doubt: Unknown?
    }

    /// An image, or its stand-in.
    struct Image {
        var formula: Formula
        var source: ImageSource
        /// The value of `renderingMode`.
        var rendering: Value?
        var place: SourcePlace
        /// The call outside the app that is assumed to show the image.
        var doubt: Unknown?
    }

    /// The modifiers on the views of the label, each with the formula under which it is called.
    var modifiers: [ModifierCall] = []
    private(set) var titles: [Title] = []
    private(set) var images: [Image] = []
    /// The formula under which there is no title yet, and the one under which there is no image.
    private var withoutTitle = Formula.always
    private var withoutImage = Formula.always

    /// Adds the titles and images of another label, where there are none yet.
    mutating func add(_ other: LabelReading) {
        for title in other.titles { add(title) }
        for image in other.images { add(image) }
    }

    /// Adds the contents of another label, which a call outside the app is assumed to show.
    mutating func add(_ other: LabelReading, doubting doubt: Unknown) {
        for var title in other.titles {
            title.doubt = title.doubt ?? doubt
            add(title)
        }
        for var image in other.images {
            image.doubt = image.doubt ?? doubt
            add(image)
        }
    }

    /// Adds a title where there is none yet.
    mutating func add(_ title: Title) {
        var title = title
        title.formula = withoutTitle.and(title.formula)
        guard title.formula != .never else { return }
        withoutTitle = withoutTitle.and(title.formula.negated)
        titles.append(title)
    }

    /// Adds an image where there is none yet.
    mutating func add(_ image: Image) {
        var image = image
        image.formula = withoutImage.and(image.formula)
        guard image.formula != .never else { return }
        withoutImage = withoutImage.and(image.formula.negated)
        images.append(image)
    }
}

/// The origin of an image.
enum ImageSource {
    /// An SF Symbol.
    case symbol(String)
    /// An image or symbol of an asset catalog.
    case asset(String)
    /// An unknown image.
    case unknown(Unknown)

    /// Returns a Boolean value that indicates whether two images are known to be the same.
    func isSame(as other: ImageSource) -> Bool {
        switch (self, other) {
        case (.symbol(let name), .symbol(let other)), (.asset(let name), .asset(let other)): name == other
        default: false
        }
    }
}
