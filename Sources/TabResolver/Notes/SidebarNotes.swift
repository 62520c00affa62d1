import TabModel

/// The reasons for a sidebar's rows (rulebook 2.5).
struct SidebarNotes {
    let context: ResolutionContext
    let standings: [Standing]

    func write(_ notes: inout NoteBook) {
        for entry in context.outline.entries where context.isPresent(entry.index) {
            let standing = standings[entry.index]
            if standing.isVisible {
                writePlace(entry, standing.cause, &notes)
            } else {
                writeAbsence(entry, standing.cause, &notes)
            }
        }
    }

    private func writePlace(_ entry: OutlineEntry, _ cause: Standing.Cause, _ notes: inout NoteBook) {
        let index = entry.index
        if cause == .deferred {
            notes.add(.observed("R3.20"), index) { "\($0) was hidden while selected: it goes when another is chosen." }
        }
        if entry.isSection { writeOrder(entry, &notes) }
        if entry.isSection, entry.parent == nil, !entry.hasTitle {
            notes.add(.choice("R2.41"), index) { "\($0) has no title: its tabs follow as a group of their own." }
        } else if entry.isSection, entry.parent == nil {
            notes.add(.documented("R2.41"), index) { "\($0) heads its tabs; sections come after the root tabs." }
        } else if let parent = entry.parent {
            let place = context.entry(parent).hasTitle ? "under \(context.name(parent))" : "in a group without title"
            notes.add(.documented("R2.41"), index) { "\($0) stands \(place)." }
        } else if entry.placement != .automatic {
            notes.add(.documented("R2.42"), index) { "\($0) has a row like any root tab: the sidebar lists every tab." }
        } else {
            notes.add(.documented("R2.41"), index) { "\($0) stands among the root tabs, in declared order." }
        }
    }

    private func writeOrder(_ entry: OutlineEntry, _ notes: inout NoteBook) {
        guard let id = entry.customizationID, context.stored?.sections[id] != nil else { return }
        notes.add(.documented("R3.29"), entry.index) {
            "\($0) has its tabs in the order someone gave them; new ones come last."
        }
    }

    private func writeAbsence(_ entry: OutlineEntry, _ cause: Standing.Cause, _ notes: inout NoteBook) {
        let index = entry.index
        switch cause {
        case .stored:
            let isMac = context.environment.platform == .mac
            let rule = isMac ? "R2.62" : "R3.10"
            notes.add(.documented(rule), index) { "\($0) isn't in the sidebar because someone hid it." }
            guard isMac else { return }
            notes.add(.documented("R3.12"), index) {
                "A Mac has no gesture that brings \($0) back: the app has to offer it."
            }
        case .author:
            notes.add(.documented("R2.42"), index) {
                "\($0) starts hidden in the sidebar: its default visibility says so."
            }
        case .hiddenInSidebar:
            notes.add(.documented("R3.11"), index) { "\($0) isn't in the sidebar because its section is hidden." }
        default:
            notes.add(.choice("R2.16"), index) { "\($0) isn't in the sidebar: none of its tabs is." }
        }
    }
}
