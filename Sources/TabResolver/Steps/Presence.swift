import TabModel

/// Which entries exist at all in an environment: steps 2 and 3 of every resolution (R2.15, R2.16).
struct Presence: Sendable {
    /// Whether the author hides the entry here, by itself or through a section around it.
    let isHidden: [Bool]
    /// Whether the entry is there: not hidden, and for a section, with something in it.
    let isPresent: [Bool]

    init(_ outline: SpecOutline, in environment: ResolutionEnvironment) {
        let canHide = environment.platform.hasHidden
        var hidden: [Bool] = []
        for entry in outline.entries {
            let own = canHide && entry.modifiers.hidden.holds(in: environment.sizeClass)
            hidden.append(own || entry.parent.map { hidden[$0] } == true)
        }
        var present = hidden.map { !$0 }
        for entry in outline.entries.reversed() where entry.isSection {
            present[entry.index] = entry.children.contains { present[$0] }
        }
        isHidden = hidden
        isPresent = present
    }
}
