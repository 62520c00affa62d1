import TabModel

/// The platforms on which each change shows.
///
/// A change of the tab view is tried alone: the new entries in the old tab view. A change of an entry shows where the
/// drawing of the parts that it can affect differs; that of a section is searched for in all its contents.
struct ChangeVisibility {
    private let pair: SpecPair
    private let withoutTabView: LayoutResolver?
    /// The platforms by the draft's place.
    private(set) var platforms: [Set<Platform>]

    init(_ pair: SpecPair, _ drafts: [ChangeDraft]) {
        self.pair = pair
        platforms = Array(repeating: [], count: drafts.count)
        let changesTabView = drafts.first.map { $0.change.entry == nil } ?? false
        withoutTabView = changesTabView ? LayoutResolver(pair.newSpec.inTabView(of: pair.oldSpec)) : nil
    }

    /// Adds the differences of one more environment.
    mutating func look(at drawn: DrawnPair, for drafts: [ChangeDraft]) {
        let platform = drawn.environment.platform
        let visibility = Visibility(drawn, pair)
        for (place, draft) in drafts.enumerated() where !platforms[place].contains(platform) {
            let shows = draft.change.entry == nil ? tabViewShows(drawn) : visibility.shows(draft)
            if shows { platforms[place].insert(platform) }
        }
    }

    private func tabViewShows(_ drawn: DrawnPair) -> Bool {
        guard let withoutTabView else { return false }
        let other = withoutTabView.drawing(in: drawn.environment)
        let new = drawn.newLayout
        return other.chrome != new.chrome || other.bar != new.bar || other.sidebar != new.sidebar
            || other.pages != new.pages || other.accessory != new.accessory || other.selection != new.selection
            || other.shown != new.shown || other.highlighted != new.highlighted
    }
}

/// The visible changes in one environment.
private struct Visibility {
    private let drawn: DrawnPair
    private let pair: SpecPair
    private let titles: [Bool]
    private let looks: RunningCount
    private let places: RunningCount
    private let turns: RunningCount

    init(_ drawn: DrawnPair, _ pair: SpecPair) {
        let flags = DrawnFlags(drawn, pair)
        self.drawn = drawn
        self.pair = pair
        titles = flags.title
        looks = RunningCount(flags.look)
        places = RunningCount(flags.region)
        turns = RunningCount(flags.turned)
    }

    func shows(_ draft: ChangeDraft) -> Bool {
        switch (draft.change.kind, draft.old, draft.new) {
        case (.added, _, let new?): drawn.now.holds(pair.new[new].id)
        case (.removed, let old?, _): drawn.before.holds(pair.old[old].id)
        case (.moved, _, let new?): isAny(places, new) || isAny(turns, new)
        case (.renamed, let old, let new?): titles[new] || isTranslatedOtherwise(old, new)
        case (.changed, _, let new?): showsChange(draft.keys, of: new)
        default: false
        }
    }

    /// Returns a Boolean value that indicates whether a drawn entry's title differs in any language, unless one was
    /// requested.
    private func isTranslatedOtherwise(_ old: Int?, _ new: Int) -> Bool {
        guard drawn.environment.locale == nil else { return false }
        let (before, now) = (old.map { pair.old[$0].source.label }, pair.new[new].source.label)
        return before?.translations != now.translations && drawn.now.holds(pair.new[new].id)
    }

    private func showsChange(_ keys: Set<String>, of new: Int) -> Bool {
        let keys = keys.union(keys.flatMap { $0.hasPrefix(PropertyChange.ofVariant) ? [Variant.keyName] : [] })
        if !keys.isDisjoint(with: Self.withEntry), drawn.now.holds(pair.new[new].id) { return true }
        if isAny(looks, new) || (keys.contains("role") && titles[new]) { return true }
        return !keys.isDisjoint(with: Self.placing) && isAny(places, new)
    }

    /// The keys that decide where an entry appears.
    private static let placing = Set(EntryKeys.tab.map(\.row).filter(\.decidesPlace).map(\.name))
    /// The keys that each drawn entry shows.
    private static let withEntry = Set(EntryKeys.tab.map(\.row).filter(\.showsWithEntry).map(\.name))

    private func isAny(_ count: RunningCount, _ new: Int) -> Bool { count.count(in: new..<pair.new[new].end) > 0 }
}
