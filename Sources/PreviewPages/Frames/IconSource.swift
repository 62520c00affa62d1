import TabModel
import TabResolver

/// A symbol, an image, or the first letters of a name that has neither.
struct IconValues: TemplateValue {
    /// The address inside the sprite.
    var symbol: String?
    /// The address of a symbol that turns round where text runs from right to left.
    var turningSymbol: String?
    /// The address of an image that is drawn as it is, in both schemes.
    var image: String?
    /// Images of which only the alpha is drawn, or that depend on the scheme.
    var images: ImagesValues?
    /// One or two letters for a symbol that is not in the sprite.
    var letters: String?
}

/// An image of the app's own: one file, or one for each color scheme.
struct ImagesValues: TemplateValue {
    /// A Boolean value that indicates whether only the alpha is drawn, in the color of the text around it (R2.114).
    var isTemplate: Bool
    var files: [ImageValues]
}

/// A file of an image, and where it shows.
struct ImageValues: TemplateValue {
    var address: String
    /// The class of one that shows in one scheme only.
    var scheme: String?
}

extension IconValues {
    init(symbol: String, turns: Bool) {
        self = turns ? IconValues(turningSymbol: symbol) : IconValues(symbol: symbol)
    }
}

/// Where icons come from: the sprite, and images beside the spec.
struct IconSource {
    let symbols: KnownSymbols
    /// What is before a symbol's name in its address: that of the sprite, or the symbols in the page itself.
    let sprite: String
    /// The same for the page's own glyphs.
    let interface: String
    let images: FrameImages

    /// One of the page's own glyphs: what the system's chrome and the toolbar need whatever symbols there are.
    func glyph(_ glyph: Glyph) -> IconValues {
        IconValues(symbol: "\(interface)\(glyph.rawValue)", turns: glyph == .sidebar)
    }

    /// A symbol of the sprite, or the nearest one that it has; initials where there is neither (R2.82).
    func symbol(_ name: String, filled: Bool = false) -> IconValues {
        if let found = symbols.drawing(of: name, filled: filled) {
            return IconValues(symbol: "\(sprite)\(found)", turns: SymbolDirection.turns(found))
        }
        let character = FilledSymbols.enclosedCharacter(of: name).map { $0.uppercased() }
        return IconValues(letters: character ?? Initials.of(name, separator: "."))
    }

    /// A label's icon; nil where it has neither symbol nor image.
    func icon(of label: TabLabel, filled: Bool = false) -> IconValues? {
        if let symbol = label.systemImage, !symbol.isEmpty { return self.symbol(symbol, filled: filled) }
        let image = label.drawnImage(in: images.catalog)
        return image.map { icon(of: $0, title: label.title) } ?? label.imageAsset.map { letters(label.title ?? $0) }
    }

    /// A tab's icon: a search tab has the magnifying glass unless it says otherwise (R2.17).
    func icon(of tab: Tab) -> IconValues? {
        var label = tab.label
        if tab.role == .search, !label.hasImage { label.systemImage = "magnifyingglass" }
        return icon(of: label)
    }

    /// The icon of an entry of a bar or sidebar.
    func icon(of entry: BarEntry, label: TabLabel?) -> IconValues? {
        if let symbol = entry.systemImage, !symbol.isEmpty { return self.symbol(symbol, filled: entry.filled) }
        guard let path = entry.image, !path.isEmpty else {
            return label?.imageAsset.map { letters(entry.title ?? $0) }
        }
        let dark = images.catalog.darkPath(of: path).map { ImageSet.File($0) }
        let image = DrawnImage(file: ImageSet.File(path), dark: dark, isTemplate: entry.template)
        return icon(of: image, title: entry.title)
    }

    /// An image's icon; letters for one that can't be shown.
    private func icon(of image: DrawnImage, title: String?) -> IconValues {
        guard let address = images.addresses[image.file.path] else { return letters(title ?? image.file.path) }
        let dark = image.dark.flatMap { images.addresses[$0.path] }
        if dark == nil, !image.isTemplate { return IconValues(image: address) }
        let others = dark.map { [ImageValues(address: $0, scheme: "in-dark")] } ?? []
        let first = ImageValues(address: address, scheme: dark == nil ? nil : "in-light")
        return IconValues(images: ImagesValues(isTemplate: image.isTemplate, files: [first] + others))
    }

    private func letters(_ name: String) -> IconValues { IconValues(letters: Initials.of(name, separator: " ")) }
}

/// The page's own glyphs: ids in `interface.svg`.
enum Glyph: String, CaseIterable {
    case light, dark, auto, portrait, landscape, inspector, sidebar, bar, search, close, more, tabs
    case iphone, ipad, duo, mac, tv, vision, watch, compare, all, options, share, source
    case outerPortrait, outerLandscape, innerPortrait, innerLandscape, splitLeft, splitRight
    case undo, redo, addTab, addSection
}

/// One or two letters that represent a name.
enum Initials {
    static func of(_ name: String, separator: Character) -> String {
        let letters = name.split(separator: separator)
            .compactMap { part in part.first { $0.isLetter || $0.isNumber } }
            .prefix(2)
        return letters.isEmpty ? "?" : VisibleMarks.shown(String(letters).uppercased())
    }
}
