import TabModel

/// The entries in the bar of a wide iPad, each with the cause that decides about it.
///
/// A section is one entry of the bar (R1.87), and its placement is its own, not its children's (R1.43).
struct BarPlacements: Sendable {
    private var decisions: [PlacementDecision] = []
    private let context: ResolutionContext

    init(_ context: ResolutionContext, _ sidebar: SidebarPlacements) {
        self.context = context
        decisions = context.outline.entries.map { decision($0, sidebar[$0.index]) }
    }

    subscript(index: Int) -> PlacementDecision { decisions[index] }

    private func decision(_ entry: OutlineEntry, _ sidebar: PlacementDecision) -> PlacementDecision {
        guard context.isPresent(entry.index) else { return .hidden(.absent) }
        if entry.isSection, entry.parent != nil { return .hidden(.inner) }
        if entry.isSection, !entry.hasTitle { return .hidden(.untitled) }
        guard entry.placement != .sidebarOnly else { return .hidden(.sidebarOnly) }
        let own = entry.placement == .pinned ? .visible(.pinned) : preferred(entry)
        return own.isVisible && !sidebar.isVisible ? .hidden(.hiddenInSidebar) : own
    }

    /// Returns the decision of the stored visibility, otherwise of the author's default, otherwise the usual one.
    private func preferred(_ entry: OutlineEntry) -> PlacementDecision {
        if let stored = context.storedVisibility(entry.index, in: .tabBar) { return .stored(stored) }
        switch entry.modifiers.defaultVisibility.tabBar {
        case .visible: return .visible(.author)
        case .hidden: return entry.isSection && sectionsHideTabs ? .visible(.section) : .hidden(.author)
        case .automatic: return usual(entry)
        }
    }

    /// Returns the usual decision.
    ///
    /// Root tabs and section items show; children only if SW1 is on or their section has no title (R2.80).
    private func usual(_ entry: OutlineEntry) -> PlacementDecision {
        guard let top = entry.top else { return .visible(.usual) }
        if sectionsHideTabs, entry.isInHiddenSection { return .hidden(.section) }
        if !context.entry(top).hasTitle { return .visible(.inUntitledSection) }
        return context.spec.switches.sectionChildrenInBar ? .visible(.childInBar) : .hidden(.behindSection)
    }

    /// A Boolean value that indicates whether a section's hidden default visibility takes its tabs out of the bar, and
    /// not the section itself (R2.33).
    private var sectionsHideTabs: Bool { context.spec.switches.sectionDefaultVisibilityScope == .children }

    /// Explains the absence of entries from the bar; `temporary` is the selected tab with a temporary place in it
    /// (R2.39).
    func explainAbsences(temporary: Int?, _ notes: inout NoteCollector) {
        guard notes.isCollecting else { return }
        for entry in context.outline.entries where context.isPresent(entry.index) {
            if !decisions[entry.index].isVisible {
                let absent = entry.index == temporary ? "has no permanent position in the bar" : "isn't in the bar"
                explainAbsence(of: entry, absent, &notes)
            }
            explainSectionDefault(of: entry, &notes)
        }
    }

    private func explainAbsence(of entry: OutlineEntry, _ absent: String, _ notes: inout NoteCollector) {
        let index = entry.index
        switch decisions[index].cause {
        case .sidebarOnly:
            let rule: Rule = entry.isSection ? .observed("R2.34") : .documented("R2.27")
            notes.add(rule, index, "\(absent): it is sidebar-only.")
        case .stored: notes.add(.documented("R3.10"), index, "\(absent) because someone removed it.")
        case .author:
            notes.add(.documented("R3.10"), index, "\(absent) at first: its default visibility is hidden.")
            guard !context.isAttached else { return }
            notes.add(
                .observed("R2.36"),
                index,
                "follows its default visibility, though no customization is attached."
            )
        case .section: notes.add(.documented("R2.33"), index, "\(absent): its section hides its tabs there.")
        case .hiddenInSidebar: notes.add(.documented("R2.35"), index, "\(absent) because the sidebar hides it.")
        case .untitled:
            notes.add(.choice("R2.80"), index, "has no separate entry in the bar, because it has no title.")
        case .inner:
            notes.add(
                .documented("R2.31"),
                index,
                "has no separate entry in the bar: only top-level sections have one."
            )
        case .behindSection: notes.add(.documented("R2.31"), index, "\(absent): \(section(of: entry)).")
        case .absent, .pinned, .deferred, .usual, .inUntitledSection, .childInBar: break
        }
    }

    /// Returns the words for the place that a child's section takes, if the bar has its entry.
    private func section(of entry: OutlineEntry) -> String {
        guard let top = entry.top else { return "" }
        let section = context.name(top)
        return decisions[top].isVisible
            ? "\(section) represents it" : "the tabs of \(section) appear there only on request"
    }

    /// Warns the author that the documentation and devices disagree (R2.33).
    private func explainSectionDefault(of entry: OutlineEntry, _ notes: inout NoteCollector) {
        guard entry.isSection, entry.modifiers.defaultVisibility.tabBar == .hidden else { return }
        let meaning = sectionsHideTabs ? "hides the tabs in it and keeps it" : "removes it from the bar"
        notes.add(
            .documented("R2.33"),
            entry.index,
            "has a hidden default visibility for the bar, which \(meaning) here; devices differ."
        )
    }
}
