import TabModel

/// The ornament at the leading edge of a Vision Pro window.
struct Ornament {
    let context: ResolutionContext
    let selection: SelectionState

    func layout(_ notes: inout NoteCollector) -> TabLayout {
        notes.add(.documented("R2.67"), "The ornament shows filled symbols, and titles while you look at it.")
        return context.presentation == .flatOrnament ? flatLayout(&notes) : adaptableLayout(&notes)
    }

    /// Returns an ornament of root tabs and section headers, with a sidebar of a section's tabs while one is selected
    /// (R2.68).
    private func adaptableLayout(_ notes: inout NoteCollector) -> TabLayout {
        let top = selection.shown.flatMap { context.entry($0).top }
        let opened = top.flatMap { context.entry($0).hasTitle ? $0 : nil }
        var layout = layout(&notes) { entry, notes in
            guard let top = entry.top else { return hasRoot(entry, &notes) }
            return hasInner(entry, of: context.entry(top), opened: opened, &notes)
        }
        if let opened { open(opened, &layout, &notes) }
        return layout
    }

    /// Returns an ornament of all tabs, sections flattened (R2.72).
    private func flatLayout(_ notes: inout NoteCollector) -> TabLayout {
        layout(&notes) { entry, notes in
            if entry.isSection {
                notes.add(.choice("R2.72"), entry.index, "isn't shown itself: its tabs take its place.")
                return false
            }
            guard entry.parent != nil else { return hasRoot(entry, &notes) }
            notes.add(.choice("R2.72"), entry.index, "appears in the ornament in place of its section.")
            return true
        }
    }

    /// Returns an ornament with the entries that are its members, in declared order.
    private func layout(
        _ notes: inout NoteCollector,
        members isMember: (OutlineEntry, inout NoteCollector) -> Bool
    ) -> TabLayout {
        var layout = TabLayout(chrome: .ornament)
        var bar = Bar()
        for entry in context.outline.entries where context.isPresent(entry.index) {
            if isMember(entry, &notes) { bar.items.append(context.drawn(entry.index, on: .ornament, &notes)) }
        }
        layout.bar = bar
        layout.light(selection, context)
        return layout
    }

    /// Returns a Boolean value that indicates whether a root entry is in the ornament.
    ///
    /// A section without a title shows nothing, so its tabs take its place (R2.80).
    private func hasRoot(_ entry: OutlineEntry, _ notes: inout NoteCollector) -> Bool {
        let index = entry.index
        guard !entry.isSection || entry.hasTitle else {
            let words = "has no title, so its tabs take its place in the ornament."
            notes.add(.choice("R2.80"), index, words)
            return false
        }
        switch entry.placement {
        case _ where entry.isSection:
            notes.add(.documented("R2.68"), index, "appears in the ornament and opens its tabs in a sidebar.")
        case .sidebarOnly:
            notes.add(.choice("R2.70"), index, "appears in the ornament, which counts as part of the sidebar.")
        case .pinned:
            notes.add(.choice("R2.71"), index, "appears in declared order: the ornament has no pinned region.")
        case .automatic: notes.add(.documented("R2.68"), index, "appears in the ornament in declared order.")
        }
        return true
    }

    /// Returns a Boolean value that indicates whether an entry of a section is in the ornament.
    ///
    /// It is if the section has no title; else it is in the sidebar while the section is chosen.
    private func hasInner(
        _ entry: OutlineEntry,
        of top: OutlineEntry,
        opened: Int?,
        _ notes: inout NoteCollector
    ) -> Bool {
        guard top.hasTitle else {
            let words =
                entry.isSection
                ? "isn't shown itself: its tabs take its place."
                : "appears in the ornament like a root tab: its section has no title."
            notes.add(.choice("R2.80"), entry.index, words)
            return !entry.isSection
        }
        if opened != top.index {
            let words = "isn't in the ornament: it appears in a sidebar while \(top.name) is selected."
            notes.add(.documented("R2.68"), entry.index, words)
        }
        return false
    }

    /// Adds the sidebar of that section's tabs only, and keeps the section's header highlighted in the ornament (R2.68,
    /// R2.69).
    private func open(_ section: Int, _ layout: inout TabLayout, _ notes: inout NoteCollector) {
        let placements = SidebarPlacements(stored: context, opened: section)
        let rows = SidebarRows(context: context) { placements[$0].isVisible }
        layout.chrome = .ornamentAndSidebar
        var sidebar = Sidebar()
        sidebar.rows = rows.rows(in: section, &notes)
        layout.sidebar = sidebar
        layout.highlighted = .entry(context.entry(section).id)
        placements.explain(section + 1..<context.entry(section).end, in: context, &notes)
        let shown = selection.shown.map(context.name) ?? ""
        notes.add(.documented("R2.69"), section, "stays highlighted while \(shown), one of its tabs, is selected.")
    }
}
