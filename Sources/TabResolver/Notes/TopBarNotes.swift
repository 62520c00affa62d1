import TabModel

/// The reasons for what stands in the iPad's bar (rulebook 2.4 and 3.2).
struct TopBarNotes {
    let context: ResolutionContext
    let visibilities: Visibilities
    let regions: BarRegions
    /// The selected tab that stands at the end for a while (R2.39).
    let temporary: Int?

    func write(_ notes: inout NoteBook) {
        for index in regions.fixed {
            let rule: Rule = context.isAttached ? .documented("R2.37") : .choice("R2.37")
            let reason = context.isAttached ? "" : ", and the switch regionsNeedCustomization is off"
            notes.add(rule, index) { "\($0) stands first: its behavior for the bar is disabled\(reason)." }
        }
        for index in regions.pinned { writePinned(index, &notes) }
        for entry in context.outline.entries where context.isPresent(entry.index) {
            let standing = visibilities.tabBar[entry.index]
            if !standing.isVisible {
                writeAbsence(entry, standing.cause, &notes)
            } else if standing.cause != .pinned, !context.isFixed(entry.index) {
                writePlace(entry, standing.cause, &notes)
            }
            if standing.isVisible { writeUnfixed(entry, &notes) }
            writeSectionDefault(entry, &notes)
        }
        notes.add(.observed("R2.29"), "Entries of the bar show their title only, pinned ones their image.")
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

    /// Why an entry that is locked in the bar does not stand in the fixed region (R2.37, SW9).
    private func writeUnfixed(_ entry: OutlineEntry, _ notes: inout NoteBook) {
        guard entry.modifiers.customizationBehavior.tabBar == .disabled else { return }
        if entry.placement == .pinned {
            notes.add(.choice("R2.37"), entry.index) { "\($0) is pinned, which wins over its disabled behavior." }
        } else if !context.isFixed(entry.index) {
            notes.add(.choice("R2.37"), entry.index) {
                "\($0) isn't among the fixed entries: they exist only while a customization is attached."
            }
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
        let absent = index == temporary ? "has no lasting place in the bar" : "isn't in the bar"
        switch cause {
        case .sidebarOnly:
            let rule: Rule = entry.isSection ? .observed("R2.34") : .documented("R2.27")
            notes.add(rule, index) { "\($0) \(absent): it is sidebar-only." }
        case .stored:
            notes.add(.documented("R3.10"), index) { "\($0) \(absent) because someone removed it." }
        case .author:
            notes.add(.documented("R3.10"), index) { "\($0) \(absent) at first: its default visibility is hidden." }
            writeDetached(index, &notes)
        case .section:
            notes.add(.documented("R2.33"), index) { "\($0) \(absent): its section hides its tabs there." }
        case .hiddenInSidebar:
            notes.add(.documented("R2.35"), index) { "\($0) \(absent) because the sidebar hides it." }
        case .untitled where entry.parent == nil:
            notes.add(.choice("R2.80"), index) { "\($0) has no entry of its own in the bar: it has no title to show." }
        case .untitled:
            notes.add(.documented("R2.31"), index) {
                "\($0) has no entry of its own in the bar: only outermost sections have one."
            }
        case .usual:
            let section = entry.top.map { context.name($0) } ?? entry.name
            notes.add(.documented("R2.31"), index) { "\($0) \(absent): \(standIn(entry, section))." }
        default: break
        }
    }

    /// What a child's place goes to: its section's entry, where that stands in the bar.
    private func standIn(_ entry: OutlineEntry, _ section: String) -> String {
        let stands = entry.top.map { visibilities.tabBar[$0].isVisible } ?? false
        return stands ? "\(section) stands for it" : "the tabs of \(section) stand there only where that is asked for"
    }

    /// An author's default needs no customization to act (R2.36).
    private func writeDetached(_ index: Int, _ notes: inout NoteBook) {
        guard !context.isAttached else { return }
        notes.add(.observed("R2.36"), index) {
            "\($0) follows its default visibility, though no customization is attached."
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
}
