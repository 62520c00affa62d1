import TabModel

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
    let symbols: SymbolCatalog
    let sprite: String
    let interface: String
    let images: [String: String]

    /// One of the page's own glyphs: what the system's chrome and the toolbar need whatever symbols there are.
    func glyph(_ glyph: Glyph) -> IconValues {
        IconValues(symbol: "\(interface)#\(glyph.rawValue)", turns: glyph == .sidebar)
    }

    /// A symbol of the sprite; its initials where the sprite lacks it (R2.82).
    func symbol(_ name: String, filled: Bool = false) -> IconValues {
        if let found = symbols.name(for: name, filled: filled) {
            return IconValues(symbol: "\(sprite)#\(found)", turns: SymbolDirection.turns(found))
        }
        return IconValues(letters: Initials.of(name, separator: "."))
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
    case iphone, ipad, mac, tv, vision, watch, compare, all, options, export, share, keyboard, source
    case design, undo, redo, addTab, addSection
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

/// The symbols that the sprite in `Public` draws, by SF Symbol name.
public struct SymbolCatalog: Hashable, Sendable {
    /// All names, filled forms too.
    public let names: Set<String>

    /// Makes a catalog of known names.
    public init(names: Set<String> = []) { self.names = names }

    /// Reads the names out of a sprite's text: the ids of its `<symbol>` elements.
    public init(sprite: String) {
        var names: Set<String> = []
        for piece in sprite.split(separator: "<symbol").dropFirst() {
            guard let tag = piece.split(separator: ">", maxSplits: 1).first else { continue }
            let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
            for index in parts.indices.dropLast() where parts[index].hasSuffix(" id=") {
                names.insert(String(parts[index + 1]))
            }
        }
        self.init(names: names)
    }

    /// The sprite's name for a symbol, or nil where it has none.
    ///
    /// A filled variant that does not exist is drawn as its outline (R2.76); names of several parts have their `fill`
    /// at the end or inside.
    func name(for symbol: String, filled: Bool) -> String? {
        if filled, let name = filledNames(of: symbol).first(where: names.contains) { return name }
        return names.contains(symbol) ? symbol : nil
    }

    private func filledNames(of symbol: String) -> [String] {
        let parts = symbol.split(separator: ".")
        guard !parts.contains("fill") else { return [] }
        return (1...max(1, parts.count)).reversed().map { place in
            (parts.prefix(place) + ["fill"] + parts.dropFirst(place)).joined(separator: ".")
        }
    }
}
