import TabModel
import TabResolver

/// A bottom bar, a top bar or an ornament.
struct BarValues: TemplateValue {
    var label: String
    var fixed: [EntryValues]
    var items: [EntryValues]
    var temporary: [EntryValues]
    var pinned: [EntryValues]
    var detached: [EntryValues]
    /// What is left out of the regions; nil for those that are whole.
    var fixedEnds: ListEndsValues?
    var itemsEnds: ListEndsValues?
    var pinnedEnds: ListEndsValues?
    /// The menu at the end of a settings window's toolbar; nil while all panes fit.
    var overflow: OverflowValues?
    var more: MoreValues?
    var scrolls: Bool
    var isMinimized: Bool
    /// A Boolean value that indicates whether a vertical bar is collapsed to one control (R2.101).
    var isCompressed = false
    var isSearching: Bool
    /// The accessory in line with a minimized bar.
    var inlineAccessory: AccessoryValues?
    var sidebarButton: ControlValues?
    /// The button that goes back to the bar while search is active.
    var foldedTab: ControlValues?
    var searchField: SearchValues?
    /// Where scrolling the way that changes the bar leads (R2.52); nil where the bar never shrinks.
    var scrolling: ControlValues?
}

/// The menu of the panes that a settings window's toolbar has no room for (R2.122).
struct OverflowValues: TemplateValue {
    var entries: [EntryValues]
}

/// The More entry of a bottom bar.
struct MoreValues: TemplateValue {
    var elementID: String
    var title: String
    var href: String
    var isSelected: Bool
    var selected: String
    var icon: IconValues
    var panel: String
}

/// The bottom accessory, a sidebar's header, footer or bottom bar.
struct AccessoryValues: TemplateValue {
    var title: String
    var icon: IconValues?
    /// A Boolean value that indicates whether nothing is in it: an empty capsule.
    var isEmpty = false
    /// A Boolean value that indicates whether something about it isn't known.
    var isDynamic = false
}

/// Makes the values of bottom bars, top bars and ornaments.
struct BarBuilder {
    let context: FrameContext
    private var entries: EntryBuilder { EntryBuilder(context: context) }

    /// A bottom bar: everything in one row, More after it, search apart (R2.43 to R2.48).
    func bottomBar(_ bar: Bar) -> BarValues {
        var values = common(bar, look: .symbolAndTitle)
        values.detached = bar.detached.map { [entries.values($0, zone: "detached", look: .symbol)] } ?? []
        values.more = bar.more == nil ? nil : more
        cutTitles(of: &values)
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

    /// A vertical bar: symbols, whose titles show while it is pressed (R2.95); search below the content (R2.111).
    func verticalBar(_ bar: Bar) -> BarValues {
        var values = common(bar, look: .symbolAndTitle)
        values.detached = bar.detached.map { [entries.values($0, zone: "detached", look: .symbolAndTitle)] } ?? []
        values.more = bar.more == nil ? nil : more
        values.isCompressed = bar.compressed
        values.scrolling = ScrollControl(context: context).values
        return values
    }

    /// A top bar: titles in the middle, pinned entries as symbols (R2.25, R2.29).
    func topBar(_ bar: Bar) -> BarValues {
        let hasSymbols = context.environment.platform == .tv || context.isSettingsWindow
        let look: EntryBuilder.Look = hasSymbols ? .symbolAndTitle : .title
        var values = common(bar, look: look, pinnedLook: .symbol)
        values.scrolling = ScrollControl(context: context).values
        if !bar.overflow.isEmpty {
            values.overflow = OverflowValues(
                entries: bar.overflow.map { entries.values($0, zone: "overflow", look: look) }
            )
        }
        values.sidebarButton = canShowSidebar ? FormControls(context: context).toSidebar : nil
        return values
    }

    /// An ornament: symbols, with titles while looked at (R2.67).
    func ornament(_ bar: Bar) -> BarValues { common(bar, look: .symbolAndTitle) }

    private func common(
        _ bar: Bar,
        look: EntryBuilder.Look,
        pinnedLook: EntryBuilder.Look? = nil
    ) -> BarValues {
        let zones = BarZones(bar, context: context)
        let (fixed, items) = (zones.fixed(look), zones.items(look))
        let pinned = zones.pinned(pinnedLook ?? look)
        return BarValues(
            label: "Tab bar",
            fixed: fixed.entries,
            items: items.entries,
            temporary: zones.temporary(look),
            pinned: pinned.entries,
            detached: [],
            fixedEnds: fixed.ends,
            itemsEnds: items.ends,
            pinnedEnds: pinned.ends,
            more: nil,
            scrolls: bar.scrolls,
            isMinimized: bar.minimized,
            isSearching: false
        )
    }

    /// Marks the titles that are wider than their places (R2.123).
    private func cutTitles(of values: inout BarValues) {
        guard context.environment.orientation == .portrait || context.environment.platform == .iPad else { return }
        let titles = values.items.map(\.title) + (values.more == nil ? [] : [context.words.more])
        let hasDetached = !values.detached.isEmpty
        let fit = BarFit(on: context.environment.platform, level: context.level, hasDetached: hasDetached)
        for (place, isTooWide) in zip(values.items.indices, fit.tooWide(titles)) {
            values.items[place].isCut = isTooWide
        }
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
            title: context.words.more,
            href: context.href(after: .choosingMore),
            isSelected: isSelected,
            selected: isSelected ? "true" : "false",
            icon: context.icons.glyph(.more),
            panel: context.panelID
        )
    }
}

/// The labels a tab view carries beside its tabs: bottom accessory, sidebar header, footer and bottom bar.
struct AccessoryBuilder {
    let context: FrameContext

    /// What is above the bottom bar; without content, an empty capsule (R2.55).
    var accessory: AccessoryValues? {
        guard let accessory = context.index.spec.drawnBottomAccessory else { return nil }
        var values = values(
            accessory.label,
            .tabViewBottomAccessory,
            placeholder: accessory.isEmpty ? "" : "Accessory"
        )
        values?.isEmpty = accessory.isEmpty
        return values
    }

    /// A label of a key of the tab view; `placeholder` is drawn for one without title.
    func values(_ label: TabLabel?, _ key: StandIn.Key, placeholder: String) -> AccessoryValues? {
        guard let label else { return nil }
        return AccessoryValues(
            title: VisibleMarks.shown(label.title ?? placeholder),
            icon: context.icons.icon(of: label),
            isDynamic: context.index.spec.standIns[key] != nil
        )
    }
}
