import TabModel

/// The reasons for what stands in a bar on top that has no sidebar (R2.40, R2.59, R2.64, R2.66).
struct FlatNotes {
    let context: ResolutionContext
    /// Why a root tab stands where it was declared.
    let placing: Rule
    /// Why a section gives its place to its tabs.
    let flattening: Rule
    /// Why pinned tabs stand last.
    let pinning: Rule

    static func pad(_ context: ResolutionContext) -> Self {
        Self(
            context: context,
            placing: .documented("R2.24"),
            flattening: .choice("R2.40"),
            pinning: .documented("R2.26")
        )
    }

    static func mac(_ context: ResolutionContext) -> Self {
        let rule = Rule.choice("R2.59")
        return Self(context: context, placing: rule, flattening: rule, pinning: rule)
    }

    static func tv(_ context: ResolutionContext) -> Self {
        let rule = Rule.choice("R2.66")
        return Self(context: context, placing: .documented("R2.64"), flattening: rule, pinning: rule)
    }

    func write(_ tabs: [Int], _ notes: inout NoteBook) {
        context.writeAbsent(&notes)
        for entry in context.outline.entries where entry.isSection && context.isPresent(entry.index) {
            notes.add(flattening, entry.index) {
                "\($0) isn't shown itself: without a sidebar its tabs stand in its place."
            }
        }
        for tab in tabs { writePlace(context.entry(tab), &notes) }
    }

    private func writePlace(_ entry: OutlineEntry, _ notes: inout NoteBook) {
        if entry.placement == .pinned {
            notes.add(pinning, entry.index) { "\($0) is pinned, so it stands at the trailing end." }
        } else if entry.parent != nil {
            notes.add(flattening, entry.index) { "\($0) stands in the bar in place of its section." }
        } else {
            notes.add(placing, entry.index) { "\($0) stands in the bar in declared order." }
        }
        if entry.placement == .sidebarOnly {
            notes.add(.choice("R1.20"), entry.index) {
                "\($0) stands in the bar although it is sidebar-only: this style has no sidebar."
            }
        }
    }
}

extension ResolutionContext {
    /// Says that a bar does not show everything at once (R2.38).
    func writeScrolling(_ notes: inout NoteBook) {
        notes.add(.documented("R2.38"), "The middle of the bar scrolls: not all titles fit. There is no More here.")
    }
}
