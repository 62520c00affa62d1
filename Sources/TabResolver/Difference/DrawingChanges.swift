import TabModel

/// The differences of the drawing in one environment.
struct DrawingChanges {
    let drawn: DrawnPair
    let pair: SpecPair

    var all: [DrawingChange] {
        let chrome = ChromeChanges(drawn: drawn, pair: pair)
        return chrome.all + (chrome.isOther ? comings : placesOfEntries) + goings
    }

    /// The entries that are drawn in only one of the specs, for a different chrome, under which all places differ.
    private var comings: [DrawingChange] {
        pair.newIDs.indices.compactMap { index in
            let was = pair.oldIDs[index].map { drawn.before.holds($0) } ?? false
            let isDrawn = drawn.now.holds(pair.newIDs[index])
            guard was != isDrawn else { return nil }
            let name = pair.new[index].name
            return DrawingChange(
                entry: pair.newIDs[index],
                sentence: isDrawn ? "\(name) is new here." : "\(name) is no longer shown."
            )
        }
    }

    private var goings: [DrawingChange] {
        pair.old.entries.compactMap { entry in
            guard pair.matching.newIndex[entry.index] == nil, drawn.before.holds(entry.id) else { return nil }
            return DrawingChange(entry: entry.id, sentence: "\(entry.name) was removed.")
        }
    }

    private var placesOfEntries: [DrawingChange] {
        let surfaces = drawn.surfaces.map { (surface: $0, moved: moved(on: $0)) }
        return pair.newIDs.indices.flatMap { index in
            surfaces.compactMap { surface, moved -> DrawingChange? in
                guard let places = drawn.places(of: index, on: surface) else { return nil }
                return change(of: index, from: places.old, to: places.new, hasMoved: moved.contains(index))
            }
        }
    }

    private func change(
        of index: Int,
        from old: DrawnPlace?,
        to new: DrawnPlace?,
        hasMoved: Bool
    ) -> DrawingChange? {
        if let old, let new, !hasMoved, drawn.isSame(old.region, new.region) { return nil }
        let entry = pair.new[index]
        let name = entry.name
        guard let new else {
            return old.map {
                .init(entry: entry.id, sentence: "\(name) is no longer \(words: wording($0.region).place).")
            }
        }
        let (place, rule) = wording(new.region)
        guard let old else {
            return DrawingChange(entry: entry.id, rule: rule, sentence: "\(name) is new \(words: place).")
        }
        if !drawn.isSame(old.region, new.region) { return change(of: entry, into: new.region, from: old.region) }
        return DrawingChange(entry: entry.id, rule: rule, sentence: "\(name) has a different position \(words: place).")
    }

    private func change(of entry: OutlineEntry, into new: DrawnRegion, from old: DrawnRegion) -> DrawingChange {
        let (place, rule) = wording(new)
        let name = entry.name
        let sentence: DifferenceSentence
        switch (old, new) {
        case (_, .more): sentence = "\(name) moves to More."
        case (.more, _): sentence = "\(name) leaves More and is now \(words: place)."
        case (.rows, .rows(nil)): sentence = "\(name) leaves its section in the sidebar."
        case (.rows, .rows(let section?)): sentence = "\(name) moves into \(sectionName(section)) in the sidebar."
        default: sentence = "\(name) is now \(words: place)."
        }
        return DrawingChange(entry: entry.id, rule: rule, sentence: sentence)
    }

    private func sectionName(_ id: EntryID) -> String { pair.new.index(of: id).map { pair.new[$0].name } ?? id }

    /// Returns the name of a region, and the rule that puts entries there.
    private func wording(_ region: DrawnRegion) -> (place: String, rule: String?) {
        switch region {
        case .fixed: ("in the bar's fixed leading part", "R2.37")
        case .middle: ("in the bar", nil)
        case .temporary: ("at the bar's end, while it is selected", "R2.39")
        case .pinned: ("pinned at the bar's trailing edge", "R2.26")
        case .detached: ("detached, at the bar's trailing edge", drawn.environment.level() >= .v27 ? "R2.50" : "R2.48")
        case .more: ("in More", "R2.45")
        case .overflow: ("in the menu at the toolbar's end", "R2.122")
        case .rows: ("in the sidebar", "R2.41")
        case .pages: ("among the pages", nil)
        }
    }

    /// Returns the entries that do not keep their order in a region, with the fewest moves.
    private func moved(on surface: DrawnSurface) -> Set<Int> {
        var regions: [DrawnRegion: [(index: Int, old: Int, new: Int)]] = [:]
        for index in pair.newIDs.indices {
            guard let places = drawn.places(of: index, on: surface), let old = places.old, let new = places.new,
                drawn.isSame(old.region, new.region)
            else { continue }
            regions[new.region, default: []].append((index, old.rank, new.rank))
        }
        return regions.values.reduce(into: []) { moved, region in
            let sorted = region.sorted { $0.new < $1.new }
            for place in LongestIncreasingSubsequence.others(in: sorted.map(\.old)) {
                moved.insert(sorted[place].index)
            }
        }
    }
}

/// The differences of the drawing as a whole.
struct ChromeChanges {
    let drawn: DrawnPair
    let pair: SpecPair

    /// A Boolean value that indicates whether the kind of chrome differs.
    var isOther: Bool { old.chrome != new.chrome }

    var all: [DrawingChange] { (chrome + more + extras + selection).map { DrawingChange(rule: $0, sentence: $1) } }

    private typealias Remark = (rule: String?, sentence: DifferenceSentence)

    private var old: TabLayout { drawn.oldLayout }
    private var new: TabLayout { drawn.newLayout }

    private var chrome: [Remark] {
        isOther ? [(nil, "It shows \(words: new.chrome.wording), not \(words: old.chrome.wording).")] : []
    }

    private var more: [Remark] {
        guard !isOther, (old.bar?.more == nil) != (new.bar?.more == nil) else { return scrolling }
        let isNew = old.bar?.more == nil
        return [("R2.45", isNew ? "The bar is full and gets a More entry." : "The bar no longer has a More entry.")]
    }

    private var scrolling: [Remark] {
        guard !isOther, let was = old.bar?.scrolls, let scrolls = new.bar?.scrolls, was != scrolls else { return [] }
        return [("R2.38", scrolls ? "The bar scrolls: not all titles fit." : "The bar no longer scrolls.")]
    }

    private var extras: [Remark] {
        var remarks: [Remark] = []
        if old.accessory != new.accessory {
            let isShown = new.accessory != .none
            remarks.append(
                ("R2.55", isShown ? "The bottom accessory is shown." : "The bottom accessory is no longer shown.")
            )
        }
        guard let was = old.sidebar, let sidebar = new.sidebar else { return remarks }
        let parts = [
            ("header", was.header, sidebar.header), ("footer", was.footer, sidebar.footer),
            ("bottom bar", was.bottomBar, sidebar.bottomBar),
        ]
        for (name, before, now) in parts where before != now {
            remarks.append(("R1.62", "The sidebar's \(words: name) \(words: now ? "is shown" : "is no longer shown")."))
        }
        return remarks
    }

    private var selection: [Remark] {
        guard old.shown.flatMap({ pair.newID(of: $0) }) != new.shown else { return [] }
        guard let shown = new.shown else { return [("R4.4", "It opens without a selected tab.")] }
        return [("R4.4", "It opens on \(pair.new.index(of: shown).map { pair.new[$0].name } ?? shown).")]
    }
}

extension TabLayout.Chrome {
    /// The name of the chrome in sentences.
    fileprivate var wording: String {
        switch self {
        case .bottomBar: "a bottom bar"
        case .verticalBar: "a vertical bar"
        case .topBar: "a top bar"
        case .sidebar: "a sidebar"
        case .ornament: "an ornament"
        case .ornamentAndSidebar: "an ornament with a sidebar"
        case .pages: "pages"
        }
    }
}
