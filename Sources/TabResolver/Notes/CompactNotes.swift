import TabModel

/// The reasons for what stands in a bottom bar (rulebook 2.6).
struct CompactNotes {
    let context: ResolutionContext
    let tabs: CompactTabs
    let overflow: Overflow

    func write(_ notes: inout NoteBook) {
        writeChrome(&notes)
        context.writeAbsent(&notes)
        OmittedNotes(context: context, tabs: tabs).write(&notes)
        for tab in tabs.others { writePlace(tab, &notes) }
        for tab in tabs.pinned {
            notes.add(.choice("R2.47"), tab) {
                "\($0) is pinned, so it stands near the trailing end and never in More."
            }
        }
        for tab in tabs.search { writeSearch(tab, &notes) }
        if let prominent = tabs.prominent {
            notes.add(.documented("R2.50"), prominent) { "\($0) is drawn apart because its role is prominent." }
        }
    }

    private func writeChrome(_ notes: inout NoteBook) {
        if context.environment.platform == .iPad {
            notes.add(.documented("R2.2"), "iPad in compact width shows a bottom bar.")
        } else {
            notes.add(.documented("R2.1"), "iPhone shows a bottom bar in every style but pages.")
            if context.environment.sizeClass == .regular {
                notes.add(.documented("R2.12"), "A wide iPhone keeps the bottom bar, though its width is regular.")
            }
        }
        if let more = overflow.more {
            let count = overflow.items.count + (overflow.detached == nil ? 0 : 1)
            let held = more.count == 1 ? "one tab" : "\(more.count) tabs"
            notes.add(
                .documented("R2.45"),
                "More holds \(held): beside it \(count) \(count == 1 ? "has" : "have") a place."
            )
            notes.add(.choice("R2.57"), "More's list has no Edit button: customizing doesn't reach it.")
        }
    }

    private func writePlace(_ tab: Int, _ notes: inout NoteBook) {
        let entry = context.entry(tab)
        if context.role(tab) == .prominent, context.environment.has(.prominent) {
            notes.add(.documented("R1.16"), tab) {
                "\($0) stays in the bar: only the first prominent tab is set apart."
            }
        }
        if overflow.fallen.contains(tab) {
            notes.add(.documented("R2.45"), tab) { "\($0) is listed in More: a bottom bar has five places." }
        } else if let parent = entry.parent {
            let section = context.entry(parent).hasTitle ? " \(context.name(parent))" : ""
            notes.add(.documented("R2.43"), tab) { "\($0) stands in the bar in place of its section\(section)." }
        } else {
            notes.add(.documented("R2.45"), tab) { "\($0) stands in the bar in declared order." }
        }
        if entry.placement == .sidebarOnly {
            notes.add(.observed("R2.27"), tab) { "\($0) shows here although it is sidebar-only: there is no sidebar." }
        }
    }

    private func writeSearch(_ tab: Int, _ notes: inout NoteBook) {
        if overflow.fallen.contains(tab) {
            notes.add(.choice("R2.46"), tab) { "\($0) is listed in More, as the switch searchInMore says." }
        } else if overflow.detached == tab, context.environment.os >= .v27 {
            notes.add(.documented("R2.50"), tab) {
                "\($0) is drawn apart at the trailing end because choosing it activates search."
            }
        } else if overflow.detached == tab {
            notes.add(.documented("R2.48"), tab) {
                "\($0) is drawn apart at the trailing end because its role is search."
            }
        } else if context.environment.os == .v27 {
            notes.add(.documented("R2.50"), tab) {
                "\($0) stays in the bar: on OS 27 the role alone no longer detaches."
            }
        } else if context.environment.os == .v26 {
            notes.add(.choice("R2.47"), tab) {
                "\($0) stands at the trailing end; only the first search is drawn apart."
            }
        } else {
            notes.add(.documented("R2.49"), tab) { "\($0) is an ordinary entry at the trailing end on OS 18." }
        }
        let mayFall = context.spec.switches.searchInMore == .declaredOrder
        if overflow.more != nil, !mayFall {
            notes.add(.choice("R2.46"), tab) { "\($0) keeps one of the five places: search never falls into More." }
        }
    }
}

extension PerPlacement where Setting == Visibility {
    /// Whether either placement has this visibility.
    func says(_ visibility: Visibility) -> Bool { sidebar == visibility || tabBar == visibility }
}

extension ResolutionContext {
    /// Says what is hidden or empty and therefore nowhere (R2.15, R2.16).
    func writeAbsent(_ notes: inout NoteBook) {
        for entry in outline.entries where !isPresent(entry.index) {
            if let around = entry.parent, presence.isHidden[around] {
                let section = name(around)
                notes.add(.documented("R2.15"), entry.index) { "\($0) is hidden with \(section), which holds it." }
            } else if presence.isHidden[entry.index] {
                let reach = hiddenReach(of: entry)
                notes.add(.documented("R2.15"), entry.index) { "\($0) is hidden\(reach)." }
            } else {
                notes.add(.choice("R2.16"), entry.index) { "\($0) isn't shown: nothing is left in it." }
            }
        }
    }

    /// Where the spec hides an entry, as the end of a sentence.
    private func hiddenReach(of entry: OutlineEntry) -> String {
        guard case .when(let sizeClass) = entry.modifiers.hidden else { return " everywhere, as the spec says" }
        return " in \(sizeClass.rawValue) width"
    }
}
