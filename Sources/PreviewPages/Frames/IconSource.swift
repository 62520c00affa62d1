import TabModel
import TabResolver

/// A symbol, an image, or the first letters of a name that has neither.
struct IconValues: TemplateValue {
    /// The URL inside the sprite.
    var symbol: String?
    /// The URL of a symbol that is mirrored in right-to-left text.
    var turningSymbol: String?
    /// The URL of an image that is drawn unchanged, in both schemes.
    var image: String?
    /// The images of which only the alpha is drawn, or that depend on the scheme.
    var images: ImagesValues?
    /// The one or two letters that represent a symbol that is not in the sprite.
    var letters: String?
}

/// A custom image of the app: one file, or one for each color scheme.
struct ImagesValues: TemplateValue {
    /// A Boolean value that indicates whether only the alpha is drawn, in the color of the text around it (R2.114).
    var isTemplate: Bool
    var files: [ImageValues]
}

/// A file of an image, and the color scheme in which it shows.
struct ImageValues: TemplateValue {
    var address: String
    /// The class of a file that shows in one scheme only.
    var scheme: String?
}

extension IconValues {
    init(symbol: String, turns: Bool) {
        self = turns ? IconValues(turningSymbol: symbol) : IconValues(symbol: symbol)
    }
}

/// A source of icons: the sprite, and images beside the spec.
struct IconSource {
    let symbols: KnownSymbols
    /// The prefix of a symbol's name in its URL: that of the sprite, or of the symbols in the page itself.
    let sprite: String
    /// The prefix of the names of the page's own glyphs in their URLs.
    let interface: String
    let images: FrameImages

    /// Returns one of the page's own glyphs, which the system's chrome and the toolbar need with any set of symbols.
    func glyph(_ glyph: Glyph) -> IconValues {
        IconValues(symbol: "\(interface)\(glyph.rawValue)", turns: glyph == .sidebar)
    }

    /// Returns a symbol of the sprite, or the nearest one there; or else initials (R2.82).
    func symbol(_ name: String, filled: Bool = false) -> IconValues {
        if let found = symbols.drawing(of: name, filled: filled) {
            return IconValues(symbol: "\(sprite)\(found)", turns: SymbolDirection.turns(found))
        }
        let character = FilledSymbols.enclosedCharacter(of: name).map { $0.uppercased() }
        return IconValues(letters: character ?? Initials.of(name, separator: "."))
    }

    /// Returns a label's icon, or nil if it has neither symbol nor image.
    func icon(of label: TabLabel, filled: Bool = false) -> IconValues? {
        if let symbol = label.systemImage, !symbol.isEmpty { return self.symbol(symbol, filled: filled) }
        let image = label.drawnImage(in: images.catalog)
        return image.map { icon(of: $0, title: label.title) } ?? label.imageAsset.map { letters(label.title ?? $0) }
    }

    /// Returns a tab's icon; a search tab without an icon has the magnifying glass (R2.17).
    func icon(of tab: Tab) -> IconValues? {
        var label = tab.label
        if tab.role == .search, !label.hasImage { label.systemImage = "magnifyingglass" }
        return icon(of: label)
    }

    /// Returns the icon of an entry of a bar or sidebar.
    func icon(of entry: BarEntry, label: TabLabel?) -> IconValues? {
        if let symbol = entry.systemImage, !symbol.isEmpty { return self.symbol(symbol, filled: entry.filled) }
        guard let path = entry.image, !path.isEmpty else {
            return label?.imageAsset.map { letters(entry.title ?? $0) }
        }
        let dark = images.catalog.darkPath(of: path).map { ImageSet.File($0) }
        let image = DrawnImage(file: ImageSet.File(path), dark: dark, isTemplate: entry.template)
        return icon(of: image, title: entry.title)
    }

    /// Returns an image's icon, or letters for one that can't be shown.
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

/// The one or two letters that represent a name.
enum Initials {
    static func of(_ name: String, separator: Character) -> String {
        let letters = name.split(separator: separator)
            .compactMap { part in part.first { $0.isLetter || $0.isNumber } }
            .prefix(2)
        return letters.isEmpty ? "?" : VisibleMarks.shown(String(letters).uppercased())
    }
}
