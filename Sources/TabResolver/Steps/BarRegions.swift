import TabModel

/// The three regions of the iPad bar, leading to trailing (R2.25).
///
/// Pinned entries are trailing, those with a behavior disabled for the bar leading, all others between them (R1.84,
/// R1.85). There is no upper limit: entries that do not fit scroll (R2.38, R3.19).
struct BarRegions: Hashable, Sendable {
    /// The leading, immovable entries (R2.37).
    private(set) var fixed: [Int] = []
    /// The customizable entries in the middle.
    private(set) var middle: [Int] = []
    /// The trailing entries, in declared order (R2.26, R2.28).
    private(set) var pinned: [Int] = []

    /// All entries in the bar.
    var all: [Int] { fixed + middle + pinned }

    /// Creates regions without notes.
    init(_ context: ResolutionContext, _ placements: BarPlacements) {
        var notes = NoteCollector.none
        self.init(context, placements, &notes)
    }

    /// Creates the regions of an adaptable bar: in declared order, children right after their section's place (R2.24,
    /// R2.32).
    init(_ context: ResolutionContext, _ placements: BarPlacements, _ notes: inout NoteCollector) {
        let hasFixed = context.isAttached || !context.spec.switches.regionsNeedCustomization
        for entry in context.outline.entries where placements[entry.index].isVisible {
            let isLocked = entry.modifiers.customizationBehavior.tabBar == .disabled
            if entry.placement == .pinned {
                pinned.append(entry.index)
                context.explainPinned(entry, isLocked: isLocked, &notes)
            } else if isLocked, hasFixed {
                fixed.append(entry.index)
                context.explainFixed(entry.index, &notes)
            } else {
                middle.append(entry.index)
                context.explainPlace(of: entry, placements[entry.index].cause, &notes)
                guard isLocked else { continue }
                notes.add(
                    .choice("R2.37"),
                    entry.index,
                    "isn't fixed, because entries are only fixed while a customization is attached."
                )
            }
        }
        middle = context.orderedInBar(middle)
    }
}

extension ResolutionContext {
    fileprivate func explainPinned(_ entry: OutlineEntry, isLocked: Bool, _ notes: inout NoteCollector) {
        let reason = entry.role == .search ? "search is pinned there" : "it is pinned"
        let rule: Rule = entry.top == nil ? .documented("R2.26") : .observed("R2.26")
        notes.add(rule, entry.index, "is at the trailing edge: \(reason).")
        if !entry.label.hasImage {
            notes.add(
                .choice("R2.30"),
                entry.index,
                "shows its title: pinned tabs show their image, and it has none."
            )
        } else {
            notes.add(.documented("R2.29"), entry.index, "only shows its image, like all pinned tabs.")
        }
        guard isLocked else { return }
        notes.add(.choice("R2.37"), entry.index, "is pinned, which overrides its disabled behavior.")
    }

    /// Explains that the fixed region exists while a customization is attached, or by SW9 (R2.37).
    fileprivate func explainFixed(_ index: Int, _ notes: inout NoteCollector) {
        let rule: Rule = isAttached ? .documented("R2.37") : .choice("R2.37")
        let reason = isAttached ? "" : ", and the switch regionsNeedCustomization is off"
        notes.add(rule, index, "is first: its behavior for the bar is disabled\(reason).")
    }

    fileprivate func explainPlace(
        of entry: OutlineEntry,
        _ cause: PlacementDecision.Cause,
        _ notes: inout NoteCollector
    ) {
        let index = entry.index
        switch cause {
        case .stored where entry.top != nil:
            notes.add(.observed("R2.32"), index, "has its own entry in the bar because someone added it.")
        case .stored: notes.add(.documented("R3.10"), index, "appears in the bar because someone added it.")
        case .author where entry.top != nil:
            notes.add(.observed("R2.32"), index, "has its own entry in the bar because the app requests it.")
        case .inUntitledSection:
            notes.add(.choice("R2.80"), index, "appears in the bar like a root tab: its section has no title.")
        case .childInBar:
            notes.add(.observed("R2.31"), index, "appears in the bar because of the switch sectionChildrenInBar.")
        case _ where entry.isSection:
            notes.add(.documented("R2.31"), index, "is one entry of the bar and represents \(tabCount(in: index)).")
        default: notes.add(.documented("R2.24"), index, "appears in the bar in declared order.")
        }
    }

    private func tabCount(in section: Int) -> String {
        let count = outline.tabs(in: section).count { isPresent($0) }
        return count == 1 ? "its one tab" : "its \(count) tabs"
    }
}
