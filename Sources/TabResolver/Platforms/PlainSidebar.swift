import TabModel

/// A sidebar that is always there: Mac, TV, and a wide iPhone on OS 27 (R2.13, R2.58, R2.63).
struct PlainSidebar {
    let context: ResolutionContext
    let selection: SelectionState

    /// Mac: a stored visibility counts, the author's default does not (R2.62, R3.42).
    func macLayout(_ notes: inout NoteBook) -> TabLayout {
        if context.spec.tabViewStyle == .sidebarAdaptable {
            notes.add(.documented("R2.58"), "A Mac always shows the sidebar.")
        } else {
            notes.add(.choice("R2.60"), "A Mac shows the sidebar, as the switch macAutomatic says.")
        }
        var layout = layout(StoredSidebar(context).standings, &notes)
        if context.isAttached { layout.canEdit = MacEditRules(context: context).rights }
        return layout
    }

    /// TV: once a tab is chosen the sidebar folds to a pill (R2.63).
    func tvLayout(_ notes: inout NoteBook) -> TabLayout {
        notes.add(.documented("R2.63"), "Apple TV shows a sidebar that folds to a pill once a tab is chosen.")
        var layout = layout(context.present, &notes)
        layout.sidebar?.collapsed = context.environment.select != nil
        return layout
    }

    /// iPhone: the spec asks for it and there is room (R2.13).
    func phoneLayout(_ notes: inout NoteBook) -> TabLayout {
        notes.add(.documented("R2.13"), "A wide iPhone on OS 27 shows the sidebar that the spec asks for.")
        var layout = layout(context.present, &notes)
        layout.accessory = context.accessory(minimized: false)
        return layout
    }

    private func layout(_ standings: [Standing], _ notes: inout NoteBook) -> TabLayout {
        var layout = TabLayout(chrome: .sidebar)
        layout.sidebar = context.sidebar(SidebarRows(context: context, isListed: standings.map(\.isVisible)).rows)
        layout.light(selection, context)
        if let shown = selection.shown, !standings[shown].isVisible { layout.highlighted = nil }
        context.writeAbsent(&notes)
        SidebarNotes(context: context, standings: standings).write(&notes)
        return layout
    }
}

/// Who has a row where only `hidden` and a stored visibility count: Mac, and a section's sidebar on Vision (R3.42).
struct StoredSidebar {
    private(set) var standings: [Standing]

    /// `opened` is the section whose sidebar it is: it stands in the ornament, where no stored value counts.
    init(_ context: ResolutionContext, opened: Int? = nil) {
        standings = context.present
        for entry in context.outline.entries where standings[entry.index].isVisible && entry.index != opened {
            if let parent = entry.parent, !standings[parent].isVisible {
                standings[entry.index] = Standing(isVisible: false, cause: .hiddenInSidebar)
            } else if let stored = context.storedVisibility(entry.index, in: .sidebar) {
                standings[entry.index] = Standing(isVisible: stored == .visible, cause: .stored)
            }
        }
        for entry in context.outline.entries.reversed() where entry.isSection && standings[entry.index].isVisible {
            guard !entry.children.contains(where: { standings[$0].isVisible }) else { continue }
            standings[entry.index] = .absent
        }
    }
}

extension ResolutionContext {
    /// A standing for every entry: those that are there stand.
    var present: [Standing] {
        presence.isPresent.map { $0 ? Standing(isVisible: true, cause: .usual) : .absent }
    }
}
