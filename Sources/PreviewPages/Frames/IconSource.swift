import TabModel
import TabResolver

/// A symbol, an image, or the first letters of a name that has neither.
struct IconValues: TemplateValue {
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

/// Where icons come from: the sprite, and images beside the spec.
struct IconSource {
    let symbols: KnownSymbols
    /// What is before a symbol's name in its address: that of the sprite, or the symbols in the page itself.
    let sprite: String
    /// The same for the page's own glyphs.
    let interface: String
    let images: [String: String]

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

    /// A label's icon.
    func icon(of label: TabLabel, filled: Bool = false) -> IconValues? {
        icon(systemImage: label.systemImage, image: label.image, title: label.title, filled: filled)
    }

    /// A tab's icon: a search tab has the magnifying glass unless it says otherwise (R2.17).
    func icon(of tab: Tab) -> IconValues? {
        let symbol = tab.label.systemImage ?? (tab.role == .search ? "magnifyingglass" : nil)
        return icon(systemImage: symbol, image: tab.label.image, title: tab.label.title)
    }

    /// The icon of an entry of a bar or sidebar.
    func icon(of entry: BarEntry) -> IconValues? {
        icon(systemImage: entry.systemImage, image: entry.image, title: entry.title, filled: entry.filled)
    }

    /// An entry's icon; nil where it has neither symbol nor image.
    func icon(systemImage: String?, image: String?, title: String?, filled: Bool = false) -> IconValues? {
        if let systemImage, !systemImage.isEmpty { return symbol(systemImage, filled: filled) }
        guard let image, !image.isEmpty else { return nil }
        if let address = images[image] { return IconValues(image: address) }
        return IconValues(letters: Initials.of(title ?? image, separator: " "))
    }
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
