import TabModel

/// The tabs of a bottom bar, sections flattened, by where they go (R2.43 to R2.50).
struct CompactTabs {
    /// In place.
    var others: [Int] = []
    /// Pinned without being search, at the trailing end (R2.47).
    var pinned: [Int] = []
    /// Search, outermost.
    var search: [Int] = []
    /// The tab drawn apart (R2.48, R2.50).
    var detached: Int?
    /// OS 27's prominent tab, kept out of the three above (R1.16).
    var prominent: Int?

    init(_ context: ResolutionContext) {
        let tabs = context.compactOrder
        prominent = context.environment.os >= .v27 ? tabs.first { context.role($0) == .prominent } : nil
        for tab in tabs where tab != prominent {
            if context.role(tab) == .search {
                search.append(tab)
            } else if context.entry(tab).placement == .pinned {
                pinned.append(tab)
            } else {
                others.append(tab)
            }
        }
        detached = prominent ?? (context.detachesSearch ? search.first : nil)
    }

    /// All of them.
    var all: [Int] { others + pinned + search + (prominent.map { [$0] } ?? []) }
}

extension ResolutionContext {
    func role(_ index: Int) -> TabRole? { outline[index].tab?.role }

    /// On OS 26 search is drawn apart by its role; on 27 only where it activates when chosen (R1.90, R2.48 to R2.50).
    fileprivate var detachesSearch: Bool {
        switch environment.os {
        case .v18: false
        case .v26: true
        case .v27: activatesSearch
        }
    }

    /// The tabs a bottom bar lists, in declared order, or in a person's where SW4 applies it.
    var compactOrder: [Int] {
        guard stored != nil, presentation == .bottomBar else {
            return presentTabs.filter { !isOmittedInCompact($0) }
        }
        return orderedInBar(outline.roots).flatMap { customizedTabs($0) }
    }

    /// A branch's tabs in stored order without those a person hid (SW4).
    private func customizedTabs(_ index: Int) -> [Int] {
        let isHidden = [.sidebar, .tabBar].contains { storedVisibility(index, in: $0) == .hidden }
        guard isPresent(index), !isHidden, !isOmittedInCompact(index) || outline[index].isSection else { return [] }
        return outline[index].isSection ? orderedChildren(of: index).flatMap { customizedTabs($0) } : [index]
    }
}
