import TabModel
import TabResolver

/// A sidebar, or the list of More.
struct SidebarValues: TemplateValue {
    var frame: String
    /// The frame that the menu button serves; nil where there is no such button.
    var menuFor: String?
    var rows: [EntryValues]
    var sections: [SectionValues]
    var header: AccessoryValues?
    var footer: AccessoryValues?
    var bottomBar: AccessoryValues?
    var barButton: ControlValues?
    var editButton: ControlValues?
    var isEditing: Bool
    /// What the list is of, where it is one section's alone.
    var heading: String?
    /// What it folds to, where it folds.
    var pill: PillValues?
}

/// One section of a sidebar with its rows.
struct SectionValues: TemplateValue {
    var sectionID: String
    var listID: String
    var title: String
    var hasTitle: Bool
    /// Whether people can fold it.
    var folds: Bool
    var isExpanded: Bool
    var expanded: String
    var rows: [EntryValues]
    var sections: [SectionValues]
    var actions: [String]
    var tick: TickValues?
    var heading: EntryValues?
    var isOff: Bool
}

/// The pill that a sidebar folds to.
struct PillValues: TemplateValue {
    /// The element that unfolds.
    var sidebarID: String
    var title: String
    var icon: IconValues?
    /// `true` or `false`.
    var folded: String
}

/// Makes the values of a sidebar: root rows first, then sections (R2.41), with ticks while editing.
struct SidebarBuilder {
    let context: FrameContext
    /// What is listed while editing; nil otherwise.
    private let edited: EditedSidebar?
    private var entries: EntryBuilder { EntryBuilder(context: context) }

    init(context: FrameContext) {
        self.context = context
        let isEditing = context.environment.editing && context.layout.sidebar != nil
        edited = isEditing ? EditedSidebar(context.transitions) : nil
    }

    func values(_ sidebar: Sidebar) -> SidebarValues {
        let controls = FormControls(context: context)
        let isPad = context.environment.platform == .iPad
        let spec = context.index.spec
        let accessories = AccessoryBuilder(context: context)
        return SidebarValues(
            frame: context.name,
            menuFor: context.menuFor,
            rows: rows(sidebar.rows, in: nil),
            sections: sections(sidebar.rows, in: nil),
            header: sidebar.header ? accessories.values(spec.tabViewSidebarHeader, standIn: "Header") : nil,
            footer: sidebar.footer ? accessories.values(spec.tabViewSidebarFooter, standIn: "Footer") : nil,
            bottomBar: sidebar.bottomBar
                ? accessories.values(spec.tabViewSidebarBottomBar, standIn: "Bottom bar") : nil,
            barButton: isPad && !isEditing ? controls.toBar : nil,
            editButton: controls.edit,
            isEditing: isEditing,
            heading: heading,
            pill: PillBuilder(context: context).values(sidebar)
        )
    }

    /// The section whose tabs alone are listed: on Vision, the one lit in the ornament (R2.68).
    private var heading: String? {
        guard context.layout.chrome == .ornamentAndSidebar, case .entry(let id)? = context.layout.highlighted
        else { return nil }
        return VisibleMarks.shown(context.index.title(id))
    }

    private var isEditing: Bool { edited != nil }

    private func rows(_ shown: [SidebarRow], in section: EntryID?) -> [EntryValues] {
        listed(shown, in: section).compactMap { row, isOn in
            if case .tab(let entry) = row { self.row(entry, in: section, isOn: isOn) } else { nil }
        }
    }

    private func row(_ entry: BarEntry, in section: EntryID?, isOn: Bool) -> EntryValues {
        var values = entries.values(entry, zone: section == nil ? "sidebar-root" : "sidebar-section", isRow: true)
        values.tick = tick(entry.id, title: values.title, isOn: isOn)
        values.isOff = !isOn
        return values
    }

    private func sections(_ shown: [SidebarRow], in section: EntryID?) -> [SectionValues] {
        listed(shown, in: section).compactMap { row, isOn in
            if case .section(let section) = row { self.section(section, isOn: isOn) } else { nil }
        }
    }

    /// A TV's sections stay open: its headings never have the focus (R2.42 speaks of iPad).
    private var folds: Bool { context.environment.platform != .tv }

    private func section(_ section: SidebarSection, isOn: Bool) -> SectionValues {
        let title = section.title.map(VisibleMarks.shown)
        return SectionValues(
            sectionID: section.id,
            listID: "\(context.name)-list--\(ElementID.escaped(section.id))",
            title: title ?? "",
            hasTitle: title?.isEmpty == false,
            folds: folds,
            isExpanded: section.expanded || !folds,
            expanded: section.expanded ? "true" : "false",
            rows: rows(section.rows, in: section.id),
            sections: sections(section.rows, in: section.id),
            actions: section.actions.map(VisibleMarks.shown),
            tick: tick(section.id, title: title ?? section.id, isOn: isOn),
            heading: heading(section, isOn: isOn),
            isOff: !isOn
        )
    }

    /// The section as an entry of its own: while editing it is dragged to the bar like any other.
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
            isLocked: !rights.hide
        )
    }
}

extension SidebarBuilder {
    /// What shows; while editing also what people have hidden, where it was before.
    private func listed(_ shown: [SidebarRow], in section: EntryID?) -> [(row: SidebarRow, isOn: Bool)] {
        guard let edited else { return shown.map { ($0, true) } }
        let rows = Dictionary(shown.map { ($0.id, $0) }) { first, _ in first }
        return edited.entries(in: section).compactMap { id in
            if let row = rows[id] { (row, edited.isShown(id)) } else { edited.hiddenRow(id).map { ($0, false) } }
        }
    }
}

extension SidebarRow {
    /// The entry's or section's id.
    var id: EntryID {
        switch self {
        case .tab(let entry): entry.id
        case .section(let section): section.id
        }
    }
}

/// Makes the pill that a TV's sidebar folds to once a tab is chosen: it shows the current tab (R2.63).
struct PillBuilder {
    let context: FrameContext

    /// The pill; nil on platforms whose sidebar stays.
    func values(_ sidebar: Sidebar) -> PillValues? {
        guard context.environment.platform == .tv, let id = context.layout.shown else { return nil }
        return PillValues(
            sidebarID: "\(context.name)-sidebar",
            title: VisibleMarks.shown(context.index.title(id)),
            icon: context.index.tab(id).flatMap(context.icons.icon(of:)),
            folded: sidebar.collapsed ? "true" : "false"
        )
    }
}
