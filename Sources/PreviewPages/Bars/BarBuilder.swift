import TabModel
import TabResolver

/// The values of a bottom bar, a top bar or an ornament.
struct BarValues: TemplateValue {
    var label: String
    var fixed: [EntryValues]
    var items: [EntryValues]
    var temporary: [EntryValues]
    var pinned: [EntryValues]
    var detached: [EntryValues]
    /// The omitted rows of the regions; nil for whole regions.
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
    /// The link to the view after scrolling in the direction that changes the bar (R2.52).
    ///
    /// Nil if the bar never shrinks.
    var scrolling: ControlValues?
}

/// The menu of the panes that don't fit into a settings window's toolbar (R2.122).
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

/// The values of the bottom accessory, or of a sidebar's header, footer or bottom bar.
struct AccessoryValues: TemplateValue {
    var title: String
    var icon: IconValues?
    /// A Boolean value that indicates whether the accessory has no content: an empty capsule.
    var isEmpty = false
    /// A Boolean value that indicates whether a part of the accessory is unknown.
    var isDynamic = false
}

/// A builder of the values of bottom bars, top bars and ornaments.
struct BarBuilder {
    let context: FrameContext
    private var entries: EntryBuilder { EntryBuilder(context: context) }

    /// Returns a bottom bar: everything in one row, More after it, search apart (R2.43 to R2.48).
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

    /// Returns a vertical bar: symbols, whose titles show while the bar is pressed (R2.95).
    ///
    /// Search is below the content (R2.111).
    func verticalBar(_ bar: Bar) -> BarValues {
        var values = common(bar, look: .symbolAndTitle)
        values.detached = bar.detached.map { [entries.values($0, zone: "detached", look: .symbolAndTitle)] } ?? []
        values.more = bar.more == nil ? nil : more
        values.isCompressed = bar.compressed
        values.scrolling = ScrollControl(context: context).values
        return values
    }

    /// Returns a top bar: titles in the middle, pinned entries as symbols (R2.25, R2.29).
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

    /// Returns an ornament: symbols, with titles while a person looks at it (R2.67).
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

    /// A Boolean value that indicates whether the bar has the button that changes it to the sidebar (R2.3).
    ///
    /// It has none while both show.
    private var canShowSidebar: Bool {
        context.outline.spec.tabViewStyle == .sidebarAdaptable && context.environment.platform == .iPad
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

/// A builder of a tab view's labels besides its tabs: bottom accessory, sidebar header, footer and bottom bar.
struct AccessoryBuilder {
    let context: FrameContext

    /// The accessory above the bottom bar; without content, an empty capsule (R2.55).
    var accessory: AccessoryValues? {
        guard let accessory = context.outline.spec.drawnBottomAccessory else { return nil }
        var values = values(
            accessory.label,
            .tabViewBottomAccessory,
            placeholder: accessory.isEmpty ? "" : "Accessory"
        )
        values?.isEmpty = accessory.isEmpty
        return values
    }

    /// Returns the values of a label of a tab view's key; `placeholder` is the title of a label without one.
    func values(_ label: TabLabel?, _ key: StandIn.Key, placeholder: String) -> AccessoryValues? {
        guard let label else { return nil }
        return AccessoryValues(
            title: VisibleMarks.shown(label.title ?? placeholder),
            icon: context.icons.icon(of: label),
            isDynamic: context.outline.spec.standIns[key] != nil
        )
    }
}
