import TabModel

/// A tab or section as the source declares it, with all its branches.
struct Entry {
    /// What it holds.
    enum Content {
        case tab
        case section([Entry])
        /// A view without an item in a tab view whose other views have one, or a page.
        case page
    }

    var content: Content
    /// Where it is declared.
    var formula: Formula
    var label = LabelReading()
    /// The entry of which nothing is known but where it comes from.
    static func standIn(_ unknown: Unknown, where formula: Formula, modifiers: [Modifier] = []) -> Entry {
        var entry = Entry(content: .tab, formula: formula, modifiers: modifiers, place: unknown.place)
        let place = unknown.place
        entry.label.add(
            LabelReading.Title(formula: formula, value: .unknown(unknown), text: unknown.text, place: place)
        )
        entry.label.add(LabelReading.Image(formula: formula, source: .unknown(unknown), place: place))
        return entry
    }

    /// The call that makes it, of a type that is declared in no file that was read; nil if SwiftUI or the app has it.
    var foreign: Unknown?

    /// A Boolean value that indicates whether it is a view, with an item or without, and no `Tab`.
    var isView = false
    /// The label while the entry is selected, where it asks for the selection.
    var selectedLabel: LabelReading?
    /// The selection value.
    var value: Value?
    var role: Value?
    var modifiers: [Modifier] = []
    /// The modifiers on its screen that are about bars.
    var screen: [Modifier] = []
    var place: SourcePlace
    /// The list that it stands for, once for all its elements.
    var repeated: Unknown?
    /// Why the app may not have it, or have it elsewhere.
    var doubt: Unknown?
    /// A Boolean value that indicates whether choosing it does something else, and never selects it.
    var isIntercepted = false

    /// A Boolean value that indicates whether it is a section.
    var tabs: [Entry]? { if case .section(let tabs) = content { tabs } else { nil } }

    /// The same, without a title that nobody sees: pages have none.
    var withoutStandIns: Entry {
        var entry = self
        if case .unknown? = label.titles.first?.value { entry.label = LabelReading() }
        return entry
    }

    /// The same; in a bar a view from elsewhere is a tab of which nothing is known, since it may have an item itself.
    var asTab: Entry {
        guard let foreign, isPage else { return self }
        var entry = Entry.standIn(foreign, where: formula, modifiers: modifiers)
        entry.value = value ?? .unknown(foreign)
        return entry
    }

    /// A Boolean value that indicates whether it is a view without an item.
    var isPage: Bool { if case .page = content { true } else { false } }
}

extension [Entry] {
    /// The same entries, each with the label that it has while it is selected.
    ///
    /// Where other entries are read then, because a condition asks for the selection, nothing is known of it.
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

/// What a label says: its titles and images, each where it is the one.
struct LabelReading {
    /// A title, or its stand-in.
    struct Title {
        var formula: Formula
        /// The value, which is no alternative.
        var value: Value
        /// The expression's text, for a stand-in.
        var text: String
        var place: SourcePlace
        /// The call outside of the app that is taken to show it.
        var doubt: Unknown?
    }

    /// An image, or its stand-in.
    struct Image {
        var formula: Formula
        var source: ImageSource
        /// What `renderingMode` says.
        var rendering: Value?
        var place: SourcePlace
        /// The call outside of the app that is taken to show it.
        var doubt: Unknown?
    }

    /// The modifiers on the views of the label, each where it is called.
    var modifiers: [Modifier] = []
    private(set) var titles: [Title] = []
    private(set) var images: [Image] = []
    /// Where there is no title yet, and no image.
    private var withoutTitle = Formula.always
    private var withoutImage = Formula.always

    /// Adds the titles and images of another label, where there are none yet.
    mutating func add(_ other: LabelReading) {
        for title in other.titles { add(title) }
        for image in other.images { add(image) }
    }

    /// Adds what another label says, which is taken to be shown by a call outside of the app.
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

/// Where an image comes from.
enum ImageSource {
    /// An SF Symbol.
    case symbol(String)
    /// An image or symbol of an asset catalog.
    case asset(String)
    /// None that can be known.
    case unknown(Unknown)

    /// Returns a Boolean value that indicates whether two images are known to be the same.
    func isSame(as other: ImageSource) -> Bool {
        switch (self, other) {
        case (.symbol(let name), .symbol(let other)), (.asset(let name), .asset(let other)): name == other
        default: false
        }
    }
}
