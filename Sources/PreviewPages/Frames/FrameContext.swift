import TabModel

/// What every part of a frame's drawing needs to know.
struct FrameContext {
    let content: FrameContent
    let view: ViewState
    let index: SpecIndex
    let file: String
    let icons: IconSource

    var environment: ResolutionEnvironment { content.environment }
    var layout: TabLayout { content.layout }

    /// The frame's name on the page, such as `ipad-regular`.
    var name: String { "\(environment.platform.rawValue.lowercased())-\(environment.sizeClass.rawValue)" }

    /// The id of the element that holds the content.
    var panelID: String { "\(name)-panel" }

    /// Whether the frame is drawn in the OS 26 look (R6.10).
    var isGlass: Bool { environment.os >= .v26 }

    /// Whether the tab whose content shows is a search tab.
    var showsSearchTab: Bool { layout.shown.flatMap(index.tab)?.role == .search }

    /// Whether search has taken over the bottom bar (R2.48): its field shows, the tabs are folded away.
    var isSearching: Bool {
        environment.search && showsSearchTab && layout.chrome == .bottomBar && layout.bar?.detached?.id == layout.shown
    }

    /// Whether More's list stands in the screen area.
    var showsMoreList: Bool { environment.more && layout.bar?.more != nil }
}

/// Where icons come from: the sprite, and images beside the spec.
struct IconSource {
    let symbols: SymbolCatalog
    let sprite: String
    let images: [String: String]

    /// A symbol of the sprite; its initials where the sprite lacks it (R2.82).
    func symbol(_ name: String, filled: Bool = false) -> IconValues {
        if let found = symbols.name(for: name, filled: filled) { return IconValues(symbol: "\(sprite)#\(found)") }
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
