import TabModel

/// Makes the values of a sidebar: root rows first, then sections (R2.41), with ticks while editing.
struct SidebarBuilder {
    let context: FrameContext
    private var entries: EntryBuilder { EntryBuilder(context: context) }

    func values(_ sidebar: Sidebar) -> SidebarValues {
        let controls = FormControls(context: context)
        let isPad = context.environment.platform == .iPad
        let spec = context.index.spec
        let accessories = AccessoryBuilder(context: context)
        return SidebarValues(
            frame: context.name,
            menuFor: context.menuFor,
            rows: rows(sidebar.rows) + offRows(in: nil, shown: sidebar.rows),
            sections: sections(sidebar.rows) + offSections(shown: sidebar.rows),
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

    private var isEditing: Bool { context.environment.editing && context.layout.sidebar != nil }

    private func rows(_ rows: [SidebarRow], in section: EntryID? = nil) -> [EntryValues] {
        rows.compactMap { row in
            guard case .tab(let entry) = row else { return nil }
            return self.row(entry, in: section, isOn: true)
        }
    }

    private func row(_ entry: BarEntry, in section: EntryID?, isOn: Bool) -> EntryValues {
        var values = entries.values(entry, zone: section == nil ? "sidebar-root" : "sidebar-section", isRow: true)
        values.tick = tick(entry.id, title: values.title, isOn: isOn)
        values.isOff = !isOn
        return values
    }

    private func sections(_ rows: [SidebarRow]) -> [SectionValues] {
        rows.compactMap { row in
            guard case .section(let section) = row else { return nil }
            return self.section(section, isOn: true)
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
            rows: rows(section.rows, in: section.id) + offRows(in: section.id, shown: section.rows),
            sections: sections(section.rows),
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
    /// Rows that are hidden at present: while editing they stand after the shown ones, unticked.
    private func offRows(in section: EntryID?, shown: [SidebarRow]) -> [EntryValues] {
        offIDs(in: section, shown: shown).compactMap { id in
            guard let tab = context.index.tab(id) else { return nil }
            return row(entry(of: tab), in: section, isOn: false)
        }
    }

    private func offSections(shown: [SidebarRow]) -> [SectionValues] {
        offIDs(in: nil, shown: shown).compactMap { id in
            guard case .section(let section)? = context.index.entry(id) else { return nil }
            return self.section(SidebarSection(id: id, title: section.header.title), isOn: false)
        }
    }

    private func offIDs(in section: EntryID?, shown: [SidebarRow]) -> [EntryID] {
        guard isEditing else { return [] }
        let shownIDs = Set(shown.map(\.id))
        return context.index.order.filter { id in
            context.index.parent(of: id) == section && !shownIDs.contains(id) && context.layout.canEdit[id] != nil
        }
    }

    private func entry(of tab: Tab) -> BarEntry {
        let isSearch = tab.role == .search
        var entry = BarEntry(
            kind: .tab,
            id: tab.id,
            title: tab.label.title ?? (isSearch ? "Search" : nil),
            systemImage: tab.label.systemImage ?? (isSearch ? "magnifyingglass" : nil),
            image: tab.label.image
        )
        entry.role = tab.role
        entry.enabled = !tab.modifiers.disabled
        return entry
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
