public import TabModel

/// What becomes of a stored customization when an old spec is replaced by a new one (R3.27 to R3.34).
///
/// Judged on an iPad in regular width, the place where people customize everything (R3.2).
public struct CustomizationOutcome: Hashable, Sendable {
    /// What becomes of each stored id: in the old spec's order, then the new one's, then other ids by name.
    public var fates: [Fate]
    /// What holds for the customization as a whole, said once.
    public var remarks: [Remark]
    /// Old id to new id, for entries that got another one: what renaming would save.
    public var mapping: [String: String]
    /// Whether nothing in particular is stored: the ids are all that a person could have customized.
    public var isHypothetical: Bool

    /// What becomes of what is stored under one customizationID.
    public struct Fate: Hashable, Sendable {
        /// The id.
        public var id: String
        /// What its entry is called; nil if neither spec has it.
        public var name: String?
        /// What becomes of it.
        public var kind: Kind
        /// Why, in the order of the rulebook; empty if it is kept.
        public var remarks: [Remark]

        /// The kinds of fate.
        public enum Kind: String, CaseIterable, Sendable {
            /// It acts as before.
            case kept
            /// The id is gone: its state is kept, and does nothing (R3.28).
            case orphaned
            /// The id is there, but its place or effect is another.
            case displaced
        }
    }

    /// A rule and what it means here.
    public struct Remark: Hashable, Sendable {
        /// The rule's id.
        public var rule: String
        /// What it means, in a sentence.
        public var sentence: DifferenceSentence
    }

    /// The ids of one fate, in order.
    public func ids(_ kind: Fate.Kind) -> [String] { fates.filter { $0.kind == kind }.map(\.id) }
}

extension SpecDifference {
    /// What becomes of a stored customization; nil stands for that of a person who customized all there is.
    public func outcome(of stored: TabViewCustomization? = nil) -> CustomizationOutcome {
        guard let stored else { return hypotheticalOutcome }
        let judge = FateJudge(pair, stored, aspects: .all)
        let ids = StoredIDs.all(of: stored, in: pair)
        return CustomizationOutcome(
            fates: ids.map { judge.fate(of: $0, judge.remarks(on: $0)) },
            remarks: GeneralRemarks(pair: pair, stored: stored).all,
            mapping: CustomizationMapping.mapping(pair, keeping: Set(ids)),
            isHypothetical: false
        )
    }

    private var hypotheticalOutcome: CustomizationOutcome {
        let ids = pair.oldSpec.isCustomizable ? StoredIDs.customizable(in: pair.old) : []
        let states = PossibleStates(pair.old, ids: ids)
        let judges = states.all.map { FateJudge(pair, $0.state, aspects: $0.aspects) }
        let fates = ids.compactMap { id in
            judges.first?.fate(of: id, judges.flatMap { $0.remarks(on: id) }.withoutRepetition)
        }
        return CustomizationOutcome(
            fates: fates,
            remarks: GeneralRemarks(pair: pair, stored: states.everything).all,
            mapping: CustomizationMapping.mapping(pair, keeping: Set(ids)),
            isHypothetical: true
        )
    }
}

extension TabSpec {
    /// Whether people can customize it anywhere (R3.1).
    var isCustomizable: Bool { tabViewCustomization != nil && tabViewStyle == .sidebarAdaptable }
}

extension [CustomizationOutcome.Remark] {
    /// The first remark of each rule.
    fileprivate var withoutRepetition: Self {
        var seen: Set<String> = []
        return filter { seen.insert($0.rule).inserted }
    }
}
