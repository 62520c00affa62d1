import TabModel

/// How a bottom bar cuts what does not fit: at most five places (R2.45, R2.46).
struct Overflow {
    /// What stands in the bar, without what is detached.
    private(set) var items: [Int] = []
    /// What More holds; nil without More.
    private(set) var more: [Int]?
    /// The same, to look up.
    let fallen: Set<Int>
    /// The tab drawn apart.
    private(set) var detached: Int?

    init(_ tabs: CompactTabs, searchMayFall: Bool) {
        let movable = searchMayFall ? (tabs.others + tabs.search).sorted() : tabs.others
        let kept = tabs.all.count - movable.count
        let fits = movable.count + kept <= 5
        let shown = fits ? movable[...] : movable.prefix(max(1, 4 - kept))
        let rest = movable.dropFirst(shown.count)
        more = rest.isEmpty ? nil : Array(rest)
        fallen = Set(rest)
        arrange(tabs, shown: Array(shown), searchMayFall: searchMayFall)
    }

    /// Others, pinned, search: the order drawn (R2.47).
    private mutating func arrange(_ tabs: CompactTabs, shown: [Int], searchMayFall: Bool) {
        let search = Set(tabs.search)
        detached = tabs.detached.flatMap { fallen.contains($0) ? nil : $0 }
        items = shown.filter { !search.contains($0) } + tabs.pinned + tabs.search.filter { !fallen.contains($0) }
        items.removeAll { $0 == detached }
    }
}
