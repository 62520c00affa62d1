import TabModel

/// The rows of a sidebar: root tabs first, then sections, each in declared order (R2.41).
struct SidebarRows {
    let context: ResolutionContext
    /// A Boolean value that indicates whether an entry has a row.
    let isListed: (Int) -> Bool

    /// Returns all rows.
    func rows(_ notes: inout NoteCollector) -> [SidebarRow] {
        let roots = context.outline.roots.filter(isListed)
        let tabs = roots.filter { !context.entry($0).isSection }
        let sections = roots.filter { context.entry($0).isSection }
        return listed(tabs + sections, &notes)
    }

    /// Returns the rows inside one section, in a person's order if there is one (R3.29).
    func rows(in section: Int, _ notes: inout NoteCollector) -> [SidebarRow] {
        listed(context.orderedChildren(of: section).filter(isListed), &notes)
    }

    private func listed(_ indices: [Int], _ notes: inout NoteCollector) -> [SidebarRow] {
        var rows: [SidebarRow] = []
        rows.reserveCapacity(indices.count)
        for index in indices {
            if notes.isCollecting { explainPlace(of: context.entry(index), &notes) }
            rows.append(row(index, &notes))
        }
        return rows
    }

    /// Returns the row of one entry, also of one that is not listed.
    func row(_ index: Int, _ notes: inout NoteCollector) -> SidebarRow {
        let entry = context.entry(index)
        guard let section = entry.section else { return .tab(context.drawn(index, on: .row, &notes)) }
        context.explainState(of: entry, on: .row, &notes)
        var drawn = SidebarSection(id: section.id, title: section.header.title)
        drawn.expanded = isExpanded(section, index, &notes)
        drawn.actions = section.modifiers.sectionActions.compactMap(\.title)
        if !section.modifiers.sectionActions.isEmpty, context.has(.sectionActions) {
            let isMac = context.environment.platform == .mac
            let spot = isMac ? "while the pointer is over its header" : "after its tabs"
            notes.add(.documented("R1.50"), index, "shows its actions \(spot).")
        }
        drawn.rows = rows(in: index, &notes)
        return .section(drawn)
    }

    private func explainPlace(of entry: OutlineEntry, _ notes: inout NoteCollector) {
        let index = entry.index
        guard context.presentation != .ornamentWithSections else {
            return notes.add(.documented("R2.68"), index, "appears in the sidebar of the selected section.")
        }
        if entry.isSection, context.storedTabOrder(of: index) != nil {
            let words = "has its tabs in a customized order; new tabs come last."
            notes.add(.documented("R3.29"), index, words)
        }
        if let parent = entry.parent {
            let place = context.entry(parent).hasTitle ? "under \(context.name(parent))" : "in a group without a title"
            notes.add(.documented("R2.41"), index, "appears \(place).")
        } else if entry.isSection, !entry.hasTitle {
            notes.add(.choice("R2.41"), index, "has no title: its tabs follow as a separate group.")
        } else if entry.isSection {
            notes.add(.documented("R2.41"), index, "is the header above its tabs; sections come after the root tabs.")
        } else if entry.placement != .automatic {
            notes.add(.documented("R2.42"), index, "has a row like any root tab: the sidebar lists every tab.")
        } else {
            notes.add(.documented("R2.41"), index, "appears among the root tabs, in declared order.")
        }
    }

    /// Returns a Boolean value that indicates whether a section starts expanded.
    ///
    /// It starts collapsed only if its expansion can be set, and if it has a title to expand it with (R1.31, R1.59).
    /// Sections that people collapsed later are stored elsewhere, per scene (R3.25).
    private func isExpanded(_ section: TabSection, _ index: Int, _ notes: inout NoteCollector) -> Bool {
        guard context.has(.sectionExpansion), section.defaultSectionExpansion != .automatic else {
            return true
        }
        let isExpanded = section.defaultSectionExpansion != .collapsed || section.header.title == nil
        let start = isExpanded ? "expanded" : "collapsed"
        notes.add(.documented("R1.59"), index, "starts \(start), unless people have changed that.")
        return isExpanded
    }
}

extension TabSpec {
    /// The names of the parts that the spec adds to a sidebar beside its rows (R1.62).
    var sidebarExtras: [String] {
        let all: [(String, TabLabel?)] = [
            ("header", drawnSidebarHeader), ("footer", drawnSidebarFooter),
            ("bottom bar", drawnSidebarBottomBar),
        ]
        return all.filter { $0.1 != nil }.map(\.0)
    }
}

extension ResolutionContext {
    /// Adds the extras of the spec to the sidebar, if the platform has them (R1.62).
    func addExtras(to sidebar: inout Sidebar?, _ notes: inout NoteCollector) {
        let extras = spec.sidebarExtras
        guard !extras.isEmpty, has(.sidebarExtras) else { return }
        sidebar?.header = spec.drawnSidebarHeader != nil
        sidebar?.footer = spec.drawnSidebarFooter != nil
        sidebar?.bottomBar = spec.drawnSidebarBottomBar != nil
        let verb = extras.count == 1 ? "shows" : "show"
        let effect = sidebar == nil ? "would only show with a sidebar" : "\(verb) with its rows"
        notes.add(.documented("R1.62"), "The sidebar's \(Listing.text(extras)) \(effect).")
    }
}
