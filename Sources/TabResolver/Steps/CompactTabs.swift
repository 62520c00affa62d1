import TabModel

/// The tabs of a bottom bar, sections flattened, with the separate one and those in More (R2.43 to R2.50).
struct CompactTabs {
    /// The tabs in the bar as drawn: others, pinned, search, without the detached one (R2.47).
    private(set) var items: [Int] = []
    /// The tabs in More; nil without More.
    private(set) var more: [Int]?
    /// The tabs in More, for lookup.
    private(set) var fallen: Set<Int> = []
    /// The tab that is drawn separately (R2.48, R2.50).
    private(set) var detached: Int?

    private let context: ResolutionContext
    /// The tabs in their declared place.
    private var others: [Int] = []
    /// The pinned tabs other than search, at the trailing end (R2.47).
    private var pinned: [Int] = []
    /// The search tabs, outermost, each with the decision about drawing it separately.
    private var search: [(tab: Int, detachment: Decision<Bool>)] = []
    /// The prominent tab of OS 27, which is in none of the three lists above (R1.16).
    private var prominent: Int?

    init(_ context: ResolutionContext) {
        self.context = context
        let tabs = context.compactOrder
        prominent = context.has(.prominent) ? tabs.first { context.role($0) == .prominent } : nil
        for tab in tabs where tab != prominent {
            if context.role(tab) == .search {
                search.append((tab, detachment(isFirst: prominent == nil && search.isEmpty)))
            } else if context.entry(tab).placement == .pinned {
                pinned.append(tab)
            } else {
                others.append(tab)
            }
        }
        detached = prominent ?? search.first { $0.detachment.value }?.tab
        cut()
    }

    /// All tabs.
    var all: [Int] { others + pinned + search.map(\.tab) + [prominent].compactMap(\.self) }

    private var searchMayFall: Bool { context.spec.switches.searchInMore == .declaredOrder }

    /// Returns the decision about drawing search separately.
    ///
    /// With level 26 its role decides; from 27 on, only a search tab that activates when chosen is separate (R1.90,
    /// R2.48 to R2.50).
    private func detachment(isFirst: Bool) -> Decision<Bool> {
        switch context.level {
        case .v18:
            Decision(false, .documented("R2.49"), "is an ordinary entry at the trailing end \(context.setting).")
        case .v26 where isFirst:
            Decision(true, .documented("R2.48"), "is detached at the trailing end because its role is search.")
        case .v26:
            Decision(false, .choice("R2.47"), "is at the trailing end; only the first search tab is detached.")
        case .v27... where isFirst && context.activatesSearch:
            Decision(
                true,
                .documented("R2.50"),
                "is detached at the trailing end because choosing it activates search."
            )
        default:
            Decision(
                false,
                .documented("R2.50"),
                "stays in the bar: \(context.setting), the role alone no longer detaches it."
            )
        }
    }

    /// Moves the tabs that don't fit to More: there are at most five places, one of them for More (R2.45, R2.46; R2.97
    /// with SW13).
    private mutating func cut() {
        let room = context.hasRoomForAll ? Int.max : 5
        let found = search.map(\.tab)
        let movable = searchMayFall ? (others + found).sorted() : others
        let kept = all.count - movable.count
        let shown = movable.count + kept <= room ? movable[...] : movable.prefix(max(1, 4 - kept))
        let rest = movable.dropFirst(shown.count)
        more = rest.isEmpty ? nil : Array(rest)
        fallen = Set(rest)
        if let tab = detached, fallen.contains(tab) { detached = nil }
        let isSearch = Set(found)
        items = shown.filter { !isSearch.contains($0) } + pinned + found.filter { !fallen.contains($0) }
        items.removeAll { $0 == detached }
    }
}

extension CompactTabs {
    /// Explains the place of each tab.
    func explain(_ notes: inout NoteCollector) {
        guard notes.isCollecting else { return }
        explainMore(&notes)
        context.explainOmitted(beside: all, &notes)
        for tab in others { explainPlace(of: tab, &notes) }
        for tab in pinned {
            notes.add(.choice("R2.47"), tab, "is pinned, so it is near the trailing end and never in More.")
        }
        for (tab, detachment) in search {
            if fallen.contains(tab) {
                notes.add(.choice("R2.46"), tab, "is listed in More because of the switch searchInMore.")
            } else {
                _ = notes.value(of: detachment, about: tab)
            }
            guard more != nil, !searchMayFall else { continue }
            notes.add(.choice("R2.46"), tab, "keeps one of the five positions, because search never moves to More.")
        }
        if let prominent {
            notes.add(.documented("R2.50"), prominent, "is detached because its role is prominent.")
        }
    }

    private func explainMore(_ notes: inout NoteCollector) {
        guard let more else { return }
        let count = items.count + (detached == nil ? 0 : 1)
        let held = more.count == 1 ? "one tab" : "\(more.count) tabs"
        let room = count == 1 ? "one tab" : "\(count) tabs"
        notes.add(.documented("R2.45"), "More contains \(held). Besides More, the bar has room for \(room).")
        notes.add(.choice("R2.57"), "The More list has no Edit button, because it can't be customized.")
    }

    private func explainPlace(of tab: Int, _ notes: inout NoteCollector) {
        let entry = context.entry(tab)
        if prominent != nil, entry.role == .prominent {
            notes.add(.documented("R1.16"), tab, "stays in the bar: only the first prominent tab is detached.")
        }
        if fallen.contains(tab) {
            notes.add(.documented("R2.45"), tab, "is listed in More, because a bottom bar has five positions.")
        } else if let parent = entry.parent {
            let section = context.entry(parent).hasTitle ? " \(context.name(parent))" : ""
            notes.add(.documented("R2.43"), tab, "appears in the bar in place of its section\(section).")
        } else {
            notes.add(.documented("R2.45"), tab, "appears in the bar in declared order.")
        }
        if entry.placement == .sidebarOnly {
            notes.add(.observed("R2.27"), tab, "is shown although it is sidebar-only, because there is no sidebar.")
        }
    }
}
