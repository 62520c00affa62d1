public import TabModel

/// The changes from an old spec to a new one, and the platforms on which they show.
///
/// Locations are no difference. A pure function of the two specs: equal input, equal result.
///
/// - Complexity: O(*n* log *n*) for *n* entries in all.
public struct SpecDifference: Sendable {
    /// The changes: the tab view's own first, then by kind, each in declared order.
    ///
    /// Empty exactly if the specs have the same meaning. An entry has one change of each kind at most.
    public let changes: [SpecChange]
    /// The differences of the drawings, environment by environment, for environments with any.
    public let drawings: [DrawingDifference]
    let pair: SpecPair
    /// The specs in the environment in which people customize them.
    let customized: SpecPair

    /// Creates the comparison of two specs.
    ///
    /// `platforms` are those to examine, each once; nil means all that either spec names. For each, both size classes
    /// and both forms are drawn, without a customization, in `locale` or the language of each spec.
    public init(
        old: TabSpec,
        new: TabSpec,
        platforms: [Platform]? = nil,
        os: OSVersion = .v27,
        sdk: OSVersion? = nil,
        locale: LocaleIdentifier? = nil,
        conditions: [ConditionID: Bool] = [:]
    ) {
        let pair = SpecPair(old, new)
        let drafts = ChangeList(pair).drafts
        var visibility = ChangeVisibility(pair, drafts)
        var drawings: [DrawingDifference] = []
        let wanted = platforms ?? DifferenceEnvironments.platforms(of: pair)
        if !drafts.isEmpty {
            let (before, now) = (LayoutResolver(old), LayoutResolver(new))
            for environment in DifferenceEnvironments.all(
                pair,
                platforms: wanted,
                os: os,
                sdk: sdk,
                locale: locale,
                conditions: conditions
            ) {
                let drawn = DrawnPair(pair, before, now, in: environment)
                visibility.look(at: drawn, for: drafts)
                drawings.add(DrawingChanges(drawn: drawn, pair: pair).all, in: environment)
            }
        }
        self.pair = pair
        customized =
            old.differsByEnvironment || new.differsByEnvironment
            ? SpecPair(old.whereCustomized(conditions), new.whereCustomized(conditions)) : pair
        self.drawings = drawings
        changes = zip(drafts, visibility.platforms).map { draft, shown in
            var change = draft.change
            change.platforms = Platform.allCases.filter(shown.contains)
            return change
        }
    }

    /// A Boolean value that indicates whether the specs have the same meaning.
    public var isEmpty: Bool { changes.isEmpty }
}

/// A change from an old spec to a new one.
public struct SpecChange: Hashable, Sendable {
    /// The kind of the change.
    public var kind: Kind
    /// The entry by its id in the new spec, or in the old one if it was removed; nil for the tab view itself.
    public var entry: EntryID?
    /// The name of the entry: its title, otherwise its id; nil for the tab view itself.
    public var name: String?
    /// The old side; nil for an added entry.
    public var from: State?
    /// The new side; nil for a removed entry.
    public var to: State?
    /// The platforms on which it shows, in the order of ``Platform``.
    public var platforms: [Platform] = []

    /// The kinds of change, in the order in which reports group them.
    public enum Kind: String, CaseIterable, Sendable {
        case added, removed, moved
        /// A change to another title, or to another id with evidence that the entry is the same.
        case renamed
        case changed
    }

    /// One side of a change.
    public enum State: Hashable, Sendable {
        /// The place of an added, removed or moved entry.
        case place(SpecPlace)
        /// The differences of a renamed or changed entry, without keys that its variants lack.
        case properties([KeyMember])
    }

    /// The keys that differ in a renamed or changed entry, with both values.
    public var properties: [PropertyChange] {
        guard case .properties(let old)? = from, case .properties(let new)? = to else { return [] }
        let before = Dictionary(old.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        let now = Dictionary(new.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        let keys = old.map(\.key) + new.map(\.key).filter { before[$0] == nil }
        return keys.map { PropertyChange(key: $0, from: before[$0], to: now[$0]) }
    }
}

/// A key that differs between two specs, with both values.
public struct PropertyChange: Hashable, Sendable {
    /// The key, in a variant as `variants[N].KEY`.
    public var key: String
    /// The old and the new value; nil where the variant doesn't have the key.
    ///
    /// `nothing` is a variant's `null`, which represents the key's default.
    public var from, to: KeyValue?

    /// The prefix of the keys of variants.
    static let ofVariant = "\(Variant.keyName)["
}

/// A place in one spec.
public struct SpecPlace: Hashable, Sendable {
    /// The entry's title in that spec.
    public var title: String?
    /// The section directly around it, by its id in that spec.
    public var section: EntryID?
    /// The name of the section.
    var sectionName: String?
    /// The index among the entries beside it, from 0.
    public var index: Int
    /// The name of the entry before it; nil for the first.
    var after: String?

    init(_ index: Int, in outline: SpecOutline, rank: Int) {
        let entry = outline[index]
        let siblings = entry.parent.map { outline.children(of: $0) } ?? outline.roots
        title = entry.label.title
        section = entry.parent.map { outline[$0].id }
        sectionName = entry.parent.map { outline[$0].name }
        self.index = rank
        after = rank > 0 ? outline[siblings[rank - 1]].name : nil
    }
}

/// The visible differences in one or more environments, sentence by sentence.
public struct DrawingDifference: Hashable, Sendable {
    /// The environments; those with equal differences are together.
    public var environments: [ResolutionEnvironment]
    /// The differences: the chrome first, then entries as the new spec declares them, then removed ones.
    public var changes: [DrawingChange]
}

/// A difference in the drawing.
public struct DrawingChange: Hashable, Sendable {
    /// The entry by its id in the new spec, or in the old one if it was removed; nil for the chrome.
    public var entry: EntryID?
    /// The rule that decides the new place.
    public var rule: String?
    /// The description of the difference.
    public var sentence: DifferenceSentence
}

extension [DrawingDifference] {
    /// Adds the differences in an environment, if there are any; to an equal neighbor if one exists.
    mutating func add(_ changes: [DrawingChange], in environment: ResolutionEnvironment) {
        guard !changes.isEmpty else { return }
        if let place = firstIndex(where: { $0.changes == changes }) {
            self[place].environments.append(environment)
        } else {
            append(DrawingDifference(environments: [environment], changes: changes))
        }
    }
}
