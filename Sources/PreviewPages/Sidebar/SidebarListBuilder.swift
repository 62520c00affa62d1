import TabModel
import TabResolver

/// A builder of the rows of a sidebar, with ticks while editing; of a long one, those of a window over all rows.
struct SidebarListBuilder {
    private let context: FrameContext
    private let lines: SidebarLines
    private let window: ListWindow
    private let isEditing: Bool
    private var entries: EntryBuilder { EntryBuilder(context: context) }

    init(_ sidebar: Sidebar, context: FrameContext) {
        let isEditing = context.environment.interaction.editing
        let lines = SidebarLines(sidebar.rows, edited: isEditing ? EditedSidebar(context.transitions) : nil)
        window = context.window(of: "sidebar", count: lines.count) {
            context.layout.shown.flatMap(lines.ids.firstIndex)
        }
        (self.context, self.lines, self.isEditing) = (context, lines, isEditing)
    }

    /// The rows outside sections.
    var rows: [EntryValues] { rows(lines, at: 0, in: nil) }

    var sections: [SectionValues] { sections(lines, at: 0) }

    /// The omitted rows; nil if all are there.
    var ends: ListEndsValues? {
        guard !window.isWhole else { return nil }
        let ids = lines.ids
        return context.ends(of: "sidebar", window) { entries.elementID(ids[$0], isRow: true) }
    }

    /// Returns the tabs of a list that are in the window; the list's first row is number `start` of all.
    private func rows(_ lines: SidebarLines, at start: Int, in section: EntryID?) -> [EntryValues] {
        shown(lines.tabs, at: start).map { index in
            let tab = lines.tabs[index]
            var values = entries.values(
                tab.entry,
                zone: section == nil ? "sidebar-root" : "sidebar-section",
                isRow: true
            )
            values.tick = tick(tab.entry.id, title: values.title, isOn: tab.isOn)
            values.isOff = !tab.isOn
            values.place = window.isWhole ? nil : ListPlaceValues(index, of: lines.tabs.count)
            return values
        }
    }

    /// Returns the numbers of a list's tabs that are in the window.
    private func shown(_ tabs: [SidebarLines.Tab], at start: Int) -> Range<Int> {
        let lower = min(max(window.range.lowerBound - start, 0), tabs.count)
        return lower..<min(max(window.range.upperBound - start, lower), tabs.count)
    }

    /// Returns the sections of a list that have a row in the window.
    private func sections(_ lines: SidebarLines, at start: Int) -> [SectionValues] {
        var next = start + lines.tabs.count
        return lines.sections.compactMap { section in
            let rows = next..<(next + 1 + section.lines.count)
            next = rows.upperBound
            return window.range.overlaps(rows) ? values(section, at: rows.lowerBound + 1) : nil
        }
    }

    /// A Boolean value that indicates whether people can fold the sections.
    ///
    /// A TV's sections stay open: its headings never have the focus (R2.42 is about iPad).
    private var folds: Bool { context.environment.platform != .tv }

    private func values(_ shown: SidebarLines.Section, at start: Int) -> SectionValues {
        let (section, tabs) = (shown.section, shown.lines.tabs)
        let title = section.title.map(VisibleMarks.shown)
        let rows = self.shown(tabs, at: start)
        return SectionValues(
            sectionID: section.id,
            listID: "\(context.name)-list--\(ElementID.escaped(section.id))",
            title: title ?? "",
            hasTitle: title?.isEmpty == false,
            folds: folds,
            isExpanded: section.expanded || !folds,
            expanded: section.expanded ? "true" : "false",
            rows: self.rows(shown.lines, at: start, in: section.id),
            sections: sections(shown.lines, at: start),
            actions: section.actions.map(VisibleMarks.shown),
            tick: tick(section.id, title: title ?? section.id, isOn: shown.isOn),
            heading: heading(section, isOn: shown.isOn),
            isOff: !shown.isOn,
            first: rows.lowerBound > 0 ? tabs[0].entry.id : nil,
            next: rows.upperBound < tabs.count ? tabs[rows.upperBound].entry.id : nil
        )
    }

    /// Returns the section as an entry, which is dragged to the bar while editing like any other.
    private func heading(_ section: SidebarSection, isOn: Bool) -> EntryValues? {
        guard isEditing else { return nil }
        let entry = BarEntry(kind: .section, id: section.id, title: section.title)
        var values = entries.values(entry, zone: "sidebar-heading", look: .title, isRow: true)
        values.href = nil
        values.isSelected = false
        values.isOff = !isOn
        return values
    }

    private func tick(_ id: EntryID, title: String, isOn: Bool) -> TickValues? {
        guard isEditing, let rights = context.layout.canEdit[id] else { return nil }
        return TickValues(
            action: isOn ? "hide" : "show",
            label: "Show \(title) in the sidebar",
            pressed: isOn ? "true" : "false",
            isOn: isOn,
            isLocked: !rights.allows(.hide)
        )
    }
}
