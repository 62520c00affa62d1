import TabModel

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

    /// An entry's icon; nil where it has neither symbol nor image.
    func icon(systemImage: String?, image: String?, title: String?, filled: Bool) -> IconValues? {
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
