import TabModel

/// The reasons for what has no place of its own in a bottom bar: sections, and what a switch leaves out (R2.43, SW4, SW5).
struct OmittedNotes {
    let context: ResolutionContext
    let tabs: CompactTabs

    func write(_ notes: inout NoteBook) {
        let standing = RunningCount(stands)
        for entry in context.outline.entries where context.isPresent(entry.index) {
            let holds = standing.count(in: entry.index..<entry.end) > 0
            if entry.isSection, holds {
                notes.add(.documented("R2.43"), entry.index) {
                    "\($0) isn't shown itself: its tabs stand in its place."
                }
            } else if entry.isSection {
                notes.add(.documented("R2.43"), entry.index) { "\($0) isn't shown itself, and none of its tabs is." }
            } else if !holds {
                writeOmitted(entry, &notes)
            }
        }
    }

    /// Which entries stand in the bar or in More, by number.
    private var stands: [Bool] {
        var stands = [Bool](repeating: false, count: context.outline.entries.count)
        for tab in tabs.all { stands[tab] = true }
        return stands
    }

    private func writeOmitted(_ entry: OutlineEntry, _ notes: inout NoteBook) {
        if context.isOmittedInCompact(entry.index) {
            notes.add(.documented("R2.27"), entry.index) {
                "\($0) isn't in the bar: it is sidebar-only, and the switch sidebarOnlyInCompact omits it."
            }
        } else {
            notes.add(.choice("R3.33"), entry.index) {
                "\($0) isn't in the bar: someone hid it, and the switch customizationInCompact lets that act."
            }
        }
    }
}
