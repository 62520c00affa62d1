import TabModel

/// The reasons for what stands in the ornament and in the sidebar of the chosen section (rulebook 2.9).
struct OrnamentNotes {
    let context: ResolutionContext
    let selection: SelectionState
    /// The section whose tabs the sidebar lists.
    let opened: Int?
    /// Who has a row there, by number; empty while none is open.
    let standings: [Standing]

    /// Root tabs and section headers (R2.68).
    func writeAdaptable(_ notes: inout NoteBook) {
        notes.add(.documented("R2.6"), "Vision Pro shows an ornament, and a sidebar while a section is chosen.")
        context.writeAbsent(&notes)
        for entry in context.outline.entries where context.isPresent(entry.index) {
            if let top = entry.top {
                writeInside(entry, of: context.entry(top), &notes)
            } else if entry.isSection {
                writeSection(entry, &notes)
            } else {
                writeRootTab(entry, &notes)
            }
        }
        guard let opened, let shown = selection.shown else { return }
        let name = context.name(shown)
        notes.add(.documented("R2.69"), opened) { "\($0) stays lit while \(name), one of its tabs, is selected." }
    }

    /// All tabs, sections flattened (R2.72).
    func writeFlat(_ notes: inout NoteBook) {
        notes.add(.documented("R2.6"), "Vision Pro shows an ornament; this style has no sidebar.")
        context.writeAbsent(&notes)
        for entry in context.outline.entries where context.isPresent(entry.index) {
            if entry.isSection {
                notes.add(.choice("R2.72"), entry.index) { "\($0) isn't shown itself: its tabs stand in its place." }
            } else if entry.parent != nil {
                notes.add(.choice("R2.72"), entry.index) { "\($0) stands in the ornament in place of its section." }
            } else {
                writeRootTab(entry, &notes)
            }
        }
    }

    private func writeRootTab(_ entry: OutlineEntry, _ notes: inout NoteBook) {
        switch entry.placement {
        case .sidebarOnly:
            notes.add(.choice("R2.70"), entry.index) {
                "\($0) stands in the ornament, which counts as part of the sidebar."
            }
        case .pinned:
            notes.add(.choice("R2.71"), entry.index) {
                "\($0) stands in declared order: the ornament has no pinned region."
            }
        case .automatic:
            notes.add(.documented("R2.68"), entry.index) { "\($0) stands in the ornament in declared order." }
        }
    }

    private func writeSection(_ entry: OutlineEntry, _ notes: inout NoteBook) {
        guard entry.hasTitle else {
            notes.add(.choice("R2.80"), entry.index) {
                "\($0) has no title to show, so its tabs stand in the ornament in its place."
            }
            return
        }
        notes.add(.documented("R2.68"), entry.index) { "\($0) stands in the ornament and opens its tabs in a sidebar." }
        guard entry.label.systemImage == nil, entry.label.image == nil else { return }
        notes.add(.choice("R2.79"), entry.index) { "\($0) has no icon, so a folder stands for it." }
    }

    /// What stands in a section: in the ornament if that has no title, else in the sidebar while it is chosen.
    private func writeInside(_ entry: OutlineEntry, of top: OutlineEntry, _ notes: inout NoteBook) {
        guard top.hasTitle else {
            notes.add(.choice("R2.80"), entry.index) {
                entry.isSection
                    ? "\($0) isn't shown itself: its tabs stand in its place."
                    : "\($0) stands in the ornament like a root tab: its section has no title."
            }
            return
        }
        let section = top.name
        guard opened == top.index else {
            notes.add(.documented("R2.68"), entry.index) {
                "\($0) isn't in the ornament: it stands in a sidebar while \(section) is chosen."
            }
            return
        }
        writeRow(entry, &notes)
    }

    private func writeRow(_ entry: OutlineEntry, _ notes: inout NoteBook) {
        let standing = standings[entry.index]
        switch standing.cause {
        case .stored where !standing.isVisible:
            notes.add(.choice("R3.42"), entry.index) { "\($0) isn't in the sidebar because someone hid it." }
        case .hiddenInSidebar:
            notes.add(.choice("R3.11"), entry.index) { "\($0) isn't in the sidebar because its section is hidden." }
        case _ where !standing.isVisible:
            notes.add(.choice("R2.16"), entry.index) { "\($0) isn't in the sidebar: none of its tabs is." }
        default:
            notes.add(.documented("R2.68"), entry.index) { "\($0) stands in the sidebar of the chosen section." }
        }
    }
}
