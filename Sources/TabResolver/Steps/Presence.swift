import TabModel

/// Which entries exist at all in an environment: steps 2 and 3 of every resolution (R2.15, R2.16).
struct Presence: Sendable {
    /// What becomes of an entry.
    private enum Outcome {
        case present
        /// The author hides it here, or a section around it.
        case hidden, hiddenWithSection
        /// A section in which nothing is left.
        case empty
    }

    private var outcomes: [Outcome] = []

    init(_ outline: SpecOutline, in environment: ResolutionEnvironment) {
        let canHide = environment.platform.hasHidden
        outcomes.reserveCapacity(outline.entries.count)
        for entry in outline.entries {
            if let parent = entry.parent, isHidden(parent) {
                outcomes.append(.hiddenWithSection)
            } else {
                let isHidden = canHide && entry.modifiers.hidden.holds(in: environment.sizeClass)
                outcomes.append(isHidden ? .hidden : .present)
            }
        }
        for entry in outline.entries.reversed() where entry.isSection && isPresent(entry.index) {
            if !entry.children.contains(where: isPresent) { outcomes[entry.index] = .empty }
        }
    }

    /// Whether the entry is there: not hidden, and for a section, with something in it.
    func isPresent(_ index: Int) -> Bool { outcomes[index] == .present }

    /// Whether the author hides the entry here, by itself or through a section around it.
    func isHidden(_ index: Int) -> Bool { outcomes[index] == .hidden || outcomes[index] == .hiddenWithSection }

    /// Says why entries are nowhere, or somewhere although the spec hides them.
    func explain(in context: ResolutionContext, _ notes: inout NoteCollector) {
        guard notes.isCollecting else { return }
        for entry in context.outline.entries {
            switch outcomes[entry.index] {
            case .present where entry.modifiers.hidden == .when(.compact) && context.environment.platform == .iPhone:
                notes.add(
                    .documented("R2.12"),
                    entry.index,
                    "isn't hidden: this wide iPhone reports regular width, and the spec hides it in compact width."
                )
            case .present: break
            case .hidden:
                notes.add(.documented("R2.15"), entry.index, "is hidden \(Self.reach(of: entry.modifiers.hidden)).")
            case .hiddenWithSection:
                let section = entry.parent.map(context.name) ?? ""
                notes.add(.documented("R2.15"), entry.index, "is hidden with its section, \(section).")
            case .empty: notes.add(.choice("R2.16"), entry.index, "isn't shown: it has no visible tabs.")
            }
        }
    }

    /// Where the spec hides an entry, as the end of a sentence.
    private static func reach(of hidden: Hidden) -> String {
        guard case .when(let sizeClass) = hidden else { return "everywhere, as the spec says" }
        return "in \(sizeClass.rawValue) width"
    }
}
