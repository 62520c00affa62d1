import TabModel

/// The reasons for what stands in the iPad's bar (rulebook 2.4 and 3.2).
struct TopBarNotes {
    let context: ResolutionContext
    let visibilities: Visibilities
    let regions: BarRegions

    func write(_ notes: inout NoteBook) {
        for index in regions.fixed {
            notes.add(.documented("R2.37"), index) { "\($0) stands first: its behavior for the bar is disabled." }
        }
        for index in regions.pinned { writePinned(index, &notes) }
        for entry in context.outline.entries where context.isPresent(entry.index) {
            let standing = visibilities.tabBar[entry.index]
            if !standing.isVisible {
                writeAbsence(entry, standing.cause, &notes)
            } else if standing.cause != .pinned, !context.isFixed(entry.index) {
                writePlace(entry, standing.cause, &notes)
            }
            writeSectionDefault(entry, &notes)
            writeMissingID(entry, &notes)
        }
        if context.stored?.tabBarOrder != nil {
            notes.add(.choice("R3.30"), "The bar's middle is in the order someone gave it; new entries come last.")
        }
    }

    private func writePinned(_ index: Int, _ notes: inout NoteBook) {
        let isSearch = context.role(index) == .search
        let reason = isSearch ? "search is pinned there" : "it is pinned"
        let rule: Rule = context.entry(index).top == nil ? .documented("R2.26") : .observed("R2.26")
        notes.add(rule, index) { "\($0) stands at the trailing edge: \(reason)." }
        let label = context.entry(index).label
        if label.systemImage == nil, label.image == nil {
            notes.add(.choice("R2.30"), index) {
                "\($0) shows its title: it has no image, which is what pinned tabs show."
            }
        } else {
            notes.add(.documented("R2.29"), index) { "\($0) shows its image only, as pinned tabs do." }
        }
    }

    private func writePlace(_ entry: OutlineEntry, _ cause: Standing.Cause, _ notes: inout NoteBook) {
        let index = entry.index
        switch cause {
        case .stored where entry.top != nil:
            notes.add(.observed("R2.32"), index) { "\($0) stands for itself in the bar because someone added it." }
        case .stored:
            notes.add(.documented("R3.10"), index) { "\($0) stands in the bar because someone added it." }
        case .author where entry.top != nil:
            notes.add(.observed("R2.32"), index) { "\($0) stands for itself in the bar because the spec asks for it." }
        default:
            writeUsualPlace(entry, &notes)
        }
    }

    private func writeUsualPlace(_ entry: OutlineEntry, _ notes: inout NoteBook) {
        let index = entry.index
        if entry.isSection {
            let count = context.outline.tabs(in: index).count { context.isPresent($0) }
            let tabs = count == 1 ? "its one tab" : "its \(count) tabs"
            notes.add(.documented("R2.31"), index) { "\($0) is one entry of the bar and stands for \(tabs)." }
        } else if let top = entry.top, !context.entry(top).hasTitle {
            notes.add(.choice("R2.80"), index) { "\($0) stands in the bar like a root tab: its section has no title." }
        } else if entry.top != nil {
            notes.add(.observed("R2.31"), index) { "\($0) stands in the bar as the switch sectionChildrenInBar says." }
        } else {
            notes.add(.documented("R2.24"), index) { "\($0) stands in the bar in declared order." }
        }
    }

    private func writeAbsence(_ entry: OutlineEntry, _ cause: Standing.Cause, _ notes: inout NoteBook) {
        let index = entry.index
        switch cause {
        case .sidebarOnly:
            let rule: Rule = entry.isSection ? .observed("R2.34") : .documented("R2.27")
            notes.add(rule, index) { "\($0) isn't in the bar: it is sidebar-only." }
        case .stored:
            notes.add(.documented("R3.10"), index) { "\($0) isn't in the bar because someone removed it." }
        case .author:
            notes.add(.documented("R3.10"), index) {
                "\($0) isn't in the bar at first: its default visibility is hidden."
            }
        case .section:
            notes.add(.documented("R2.33"), index) { "\($0) isn't in the bar: its section hides its tabs there." }
        case .hiddenInSidebar:
            notes.add(.documented("R2.35"), index) { "\($0) isn't in the bar because the sidebar hides it." }
        case .untitled where entry.parent == nil:
            notes.add(.choice("R2.80"), index) { "\($0) has no entry of its own in the bar: it has no title to show." }
        case .usual:
            let section = entry.top.map { context.name($0) } ?? entry.name
            notes.add(.documented("R2.31"), index) { "\($0) isn't in the bar: \(section) stands for it." }
        default: break
        }
    }

    /// The documentation and devices disagree, so the author hears of it (R2.33).
    private func writeSectionDefault(_ entry: OutlineEntry, _ notes: inout NoteBook) {
        guard entry.isSection, entry.modifiers.defaultVisibility.tabBar == .hidden else { return }
        let hidesTabs = context.spec.switches.sectionDefaultVisibilityScope == .children
        let meaning = hidesTabs ? "hides the tabs in it and keeps it" : "takes it out of the bar"
        notes.add(.documented("R2.33"), entry.index) {
            "\($0) has a hidden default visibility for the bar, which here \(meaning); devices have done either."
        }
    }

    private func writeMissingID(_ entry: OutlineEntry, _ notes: inout NoteBook) {
        guard context.isAttached, entry.customizationID == nil else { return }
        notes.add(.documented("R3.3"), entry.index) { "\($0) has no customizationID, so nobody can customize it." }
    }
}
