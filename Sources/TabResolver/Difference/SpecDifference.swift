public import TabModel

/// What changed from an old spec to a new one, and on which platforms it shows.
///
/// Locations are no difference. A pure function of the two specs: equal input, equal result. Takes n log n time for n
/// entries in all.
public struct SpecDifference: Sendable {
    /// The changes: the tab view's own first, then by kind, each in declared order.
    ///
    /// Empty exactly if the specs say the same. An entry has one change of each kind at most.
    public let changes: [SpecChange]
    /// What is drawn otherwise, environment by environment, where anything is.
    public let drawings: [DrawingDifference]
    let pair: SpecPair

    /// Compares two specs.
    ///
    /// `platforms` are those to look at, each once; nil stands for all that either spec names. Of each, both size
    /// classes and both forms are drawn, with nothing customized.
    public init(old: TabSpec, new: TabSpec, platforms: [Platform]? = nil, os: OSVersion = .v26) {
        let pair = SpecPair(old, new)
        let drafts = ChangeList(pair).drafts
        var visibility = ChangeVisibility(pair, drafts)
        var drawings: [DrawingDifference] = []
        let wanted = platforms ?? DifferenceEnvironments.platforms(of: pair)
        if !drafts.isEmpty {
            let (before, now) = (LayoutResolver(old), LayoutResolver(new))
            for environment in DifferenceEnvironments.all(pair, platforms: wanted, os: os) {
                let drawn = DrawnPair(pair, before, now, in: environment)
                visibility.look(at: drawn, for: drafts)
                drawings.add(DrawingChanges(drawn: drawn, pair: pair).all, in: environment)
            }
        }
        self.pair = pair
        self.drawings = drawings
        changes = zip(drafts, visibility.platforms).map { draft, shown in
            var change = draft.change
            change.platforms = Platform.allCases.filter(shown.contains)
            return change
        }
    }

    /// Whether the specs say the same.
    public var isEmpty: Bool { changes.isEmpty }
}
