import TabModel
import TabResolver

/// Makes the values of bottom bars, top bars and ornaments.
struct BarBuilder {
    let context: FrameContext
    private var entries: EntryBuilder { EntryBuilder(context: context) }

    /// A bottom bar: everything in one row, More after it, search apart (R2.43 to R2.48).
    func bottomBar(_ bar: Bar) -> BarValues {
        var values = common(bar, look: .symbolAndTitle)
        values.detached = bar.detached.map { [entries.values($0, zone: "detached", look: .symbol)] } ?? []
        values.more = bar.more == nil ? nil : more
        values.isTight = isTight(values)
        let search = SearchBuilder(context: context)
        values.isSearching = context.isSearchTabOpen
        values.searchField = context.isSearchTabOpen ? search.bottomField : nil
        values.scrolling = context.isSearchTabOpen ? nil : ScrollControl(context: context).values
        values.foldedTab = context.isSearchTabOpen && !context.isSearchActive ? search.foldedTab : nil
        if context.layout.accessory == .inline {
            values.inlineAccessory = AccessoryBuilder(context: context).accessory
        }
        return values
    }

    /// A top bar: titles in the middle, pinned entries as symbols (R2.25, R2.29).
    func topBar(_ bar: Bar) -> BarValues {
        let look: EntryBuilder.Look = context.environment.platform == .tv ? .symbolAndTitle : .title
        var values = common(bar, look: look)
        values.pinned = bar.pinned.map { entries.values($0, zone: "pinned", look: .symbol) }
        values.sidebarButton = canShowSidebar ? FormControls(context: context).toSidebar : nil
        return values
    }

    /// An ornament: symbols, with titles while looked at (R2.67).
    func ornament(_ bar: Bar) -> BarValues { common(bar, look: .symbolAndTitle) }

    private func common(_ bar: Bar, look: EntryBuilder.Look) -> BarValues {
        BarValues(
            menuFor: context.menuFor,
            label: "Tab bar",
            fixed: bar.fixed.map { entries.values($0, zone: "fixed", look: look) },
            items: bar.items.map { entries.values($0, zone: "items", look: look) },
            temporary: bar.temporary.map { [entries.values($0, zone: "temporary", look: look)] } ?? [],
            pinned: bar.pinned.map { entries.values($0, zone: "pinned", look: look) },
            detached: [],
            more: nil,
            scrolls: bar.scrolls,
            isMinimized: bar.minimized,
            isSearching: false
        )
    }

    private func isTight(_ values: BarValues) -> Bool {
        let width: Double = context.environment.platform == .iPhone ? 402 : 375
        let titles = values.items.map(\.title) + (values.more == nil ? [] : ["More"])
        return BarFit(width: width, hasDetached: !values.detached.isEmpty).isTight(titles)
    }

    /// The button is there where bar and sidebar change places (R2.3), and not while both show.
    private var canShowSidebar: Bool {
        context.index.spec.tabViewStyle == .sidebarAdaptable && context.environment.platform == .iPad
            && context.layout.sidebar == nil
    }

    private var more: MoreValues {
        let isSelected = context.layout.highlighted == .more
        return MoreValues(
            elementID: "\(context.name)-more",
            href: context.href(after: .choosingMore),
            isSelected: isSelected,
            selected: isSelected ? "true" : "false",
            icon: context.icons.glyph(.more),
            panel: context.panelID
        )
    }
}
