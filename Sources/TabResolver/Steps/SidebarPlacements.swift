import TabModel

/// The entries that have a row in a sidebar, each with the cause that decides about it.
struct SidebarPlacements: Sendable {
    private var decisions: [PlacementDecision] = []

    /// Creates placements in which all present entries have a row, on TV and iPhone.
    init(all context: ResolutionContext) {
        decisions = context.outline.entries.map { context.isPresent($0.index) ? .visible(.usual) : .hidden(.absent) }
    }

    /// Creates the placements of iPad: stored, otherwise the author's default, otherwise visible (R1.91).
    ///
    /// `selected` is a tab that keeps its place although a person hid it, until another is chosen (R3.20).
    init(_ context: ResolutionContext, keeping selected: Int? = nil) {
        decide(context) { entry in
            if let stored = context.storedVisibility(entry.index, in: .sidebar) {
                let isKept = selected.map { context.outline.branch(of: entry.index, contains: $0) } ?? false
                return stored == .hidden && isKept ? .visible(.deferred) : .stored(stored)
            }
            switch entry.modifiers.defaultVisibility.sidebar {
            case .hidden: return .hidden(.author)
            case .visible: return .visible(.author)
            case .automatic: return .visible(.usual)
            }
        }
    }

    /// Creates the placements of Mac, and of a section's sidebar on Vision: only a stored visibility counts (R2.62,
    /// R3.42).
    ///
    /// `opened` is the section of the sidebar: the ornament shows it, where no stored value counts.
    init(stored context: ResolutionContext, opened: Int? = nil) {
        decide(context) { entry in
            guard entry.index != opened else { return .visible(.usual) }
            return context.storedVisibility(entry.index, in: .sidebar).map(PlacementDecision.stored) ?? .visible(.usual)
        }
    }

    subscript(index: Int) -> PlacementDecision { decisions[index] }

    /// Decides about each present entry; a hidden section hides its tabs (R3.11), and is hidden with the last one
    /// (R2.16).
    private mutating func decide(_ context: ResolutionContext, _ own: (OutlineEntry) -> PlacementDecision) {
        decisions.reserveCapacity(context.outline.entries.count)
        for entry in context.outline.entries {
            if !context.isPresent(entry.index) {
                decisions.append(.hidden(.absent))
            } else if let parent = entry.parent, !decisions[parent].isVisible {
                decisions.append(.hidden(.hiddenInSidebar))
            } else {
                decisions.append(own(entry))
            }
        }
        for entry in context.outline.entries.reversed() where entry.isSection && decisions[entry.index].isVisible {
            if !context.outline.children(of: entry.index).contains(where: { decisions[$0].isVisible }) {
                decisions[entry.index] = .hidden(.absent)
            }
        }
    }

    /// Explains the entries in a range that have no row, or a temporary one.
    func explain(_ range: Range<Int>, in context: ResolutionContext, _ notes: inout NoteCollector) {
        guard notes.isCollecting else { return }
        for index in range where context.isPresent(index) {
            if !decisions[index].isVisible {
                explainAbsence(of: index, on: context.environment.platform, &notes)
            } else if decisions[index].cause == .deferred {
                notes.add(
                    .observed("R3.20"),
                    index,
                    "was hidden while selected: it disappears when another tab is selected."
                )
            }
        }
    }

    private func explainAbsence(of index: Int, on platform: Platform, _ notes: inout NoteCollector) {
        switch (decisions[index].cause, platform) {
        case (.stored, .mac):
            notes.add(.documented("R2.62"), index, "isn't in the sidebar because someone hid it.")
            notes.add(.documented("R3.12"), index) {
                "A Mac has no gesture to show \($0) again, so the app must provide a way."
            }
        case (.stored, _):
            let rule: Rule = platform == .vision ? .choice("R3.42") : .documented("R3.10")
            notes.add(rule, index, "isn't in the sidebar because someone hid it.")
        case (.author, _):
            notes.add(.documented("R2.42"), index, "starts hidden in the sidebar because of its default visibility.")
        case (.hiddenInSidebar, _):
            let rule: Rule = platform == .vision ? .choice("R3.11") : .documented("R3.11")
            notes.add(rule, index, "isn't in the sidebar because its section is hidden.")
        default:
            notes.add(.choice("R2.16"), index, "isn't in the sidebar: none of its tabs is.")
        }
    }
}
