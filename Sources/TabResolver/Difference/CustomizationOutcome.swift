public import TabModel

/// The outcome of a stored customization when a new spec replaces an old one (R3.27 to R3.34).
///
/// It is judged on an iPad in regular width, where people can customize everything (R3.2).
public struct CustomizationOutcome: Hashable, Sendable {
    /// The outcome for each stored id: in the old spec's order, then the new one's, then other ids by name.
    public var idOutcomes: [IDOutcome]
    /// The remarks on the customization as a whole, each once.
    public var remarks: [Remark]
    /// The new ids of entries that got another one, by old id, for renaming the stored ones.
    public var mapping: [String: String]
    /// A Boolean value that indicates whether no particular customization is stored: the ids are all that a person
    /// could have customized.
    public var isHypothetical: Bool

    /// The outcome for the state that is stored under one customizationID.
    public struct IDOutcome: Hashable, Sendable {
        /// The id.
        public var id: String
        /// The name of its entry; nil if neither spec has it.
        public var name: String?
        /// The kind of outcome.
        public var kind: Kind
        /// The reasons, in the order of the rule book; empty if it is kept.
        public var remarks: [Remark]

        /// The possible outcomes for an id.
        public enum Kind: String, CaseIterable, Sendable {
            /// An outcome in which the id has the same effect as before.
            case kept
            /// An outcome in which the id is missing: its state is kept, and has no effect (R3.28).
            case orphaned
            /// An outcome in which the id exists, but its place or effect differs.
            case displaced
        }
    }

    /// A rule and its meaning here.
    public struct Remark: Hashable, Sendable {
        /// The rule's id.
        public var rule: String
        /// The meaning in a sentence.
        public var sentence: DifferenceSentence
    }

    /// Returns the ids with an outcome, in order.
    public func ids(_ kind: IDOutcome.Kind) -> [String] { idOutcomes.filter { $0.kind == kind }.map(\.id) }
}

extension SpecDifference {
    /// Returns the outcome of a stored customization; nil means one of a person who customized everything.
    public func outcome(of stored: TabViewCustomization? = nil) -> CustomizationOutcome {
        guard let stored else { return hypotheticalOutcome }
        let resolver = IDOutcomeResolver(customized, stored, aspects: .all)
        let ids = StoredIDs.all(of: stored, in: customized)
        return CustomizationOutcome(
            idOutcomes: ids.map { resolver.outcome(of: $0, resolver.remarks(on: $0)) },
            remarks: GeneralRemarks(pair: customized, stored: stored).all,
            mapping: CustomizationMapping.mapping(customized, keeping: Set(ids)),
            isHypothetical: false
        )
    }

    private var hypotheticalOutcome: CustomizationOutcome {
        let ids = customized.oldSpec.isCustomizable ? StoredIDs.customizable(in: customized.old) : []
        let states = PossibleStates(customized.old, ids: ids)
        let resolvers = states.all.map { IDOutcomeResolver(customized, $0.state, aspects: $0.aspects) }
        let outcomes = ids.compactMap { id in
            resolvers.first?.outcome(of: id, resolvers.flatMap { $0.remarks(on: id) }.withoutRepetition)
        }
        return CustomizationOutcome(
            idOutcomes: outcomes,
            remarks: GeneralRemarks(pair: customized, stored: states.everything).all,
            mapping: CustomizationMapping.mapping(customized, keeping: Set(ids)),
            isHypothetical: true
        )
    }
}

extension TabSpec {
    /// A Boolean value that indicates whether people can customize it on any device (R3.1).
    var isCustomizable: Bool { tabViewCustomization != nil && tabViewStyle == .sidebarAdaptable }
}

extension [CustomizationOutcome.Remark] {
    /// The first remark of each rule.
    fileprivate var withoutRepetition: Self {
        var seen: Set<String> = []
        return filter { seen.insert($0.rule).inserted }
    }
}

/// The ids to rename in a stored customization, so that it stays effective (R3.32, R5.38).
enum CustomizationMapping {
    /// Returns the new ids of entries that exist under another one, by old id.
    ///
    /// Only ids that the new spec lacks are renamed, and each new id replaces one old one, so no stored state is lost.
    static func mapping(_ pair: SpecPair, keeping ids: Set<String>) -> [String: String] {
        var mapping: [String: String] = [:]
        var taken: Set<String> = []
        for entry in pair.old.entries {
            guard let now = pair.matching.newIndex[entry.index], let old = entry.customizationID,
                let new = pair.new[now].customizationID, ids.contains(old), mapping[old] == nil,
                pair.new.index(ofCustomizationID: old) == nil, pair.old.index(ofCustomizationID: new) == nil,
                taken.insert(new).inserted
            else { continue }
            mapping[old] = new
        }
        return mapping
    }
}

extension TabViewCustomization {
    /// Returns the customization under other ids, such as ``CustomizationOutcome/mapping``.
    ///
    /// The state under an old id replaces any state under its new one; all other ids stay.
    func renaming(_ mapping: [String: String]) -> Self {
        var result = self
        for (old, new) in mapping {
            if let tab = tabs[old] {
                result.tabs[old] = nil
                result.tabs[new] = tab
            }
            if let section = sections[old] {
                result.sections[old] = nil
                result.sections[new] = section
            }
        }
        result.sections = result.sections.mapValues {
            SectionCustomization(tabOrder: Self.renamed($0.tabOrder, mapping))
        }
        result.tabBarOrder = tabBarOrder.map { Self.renamed($0, mapping) }
        return result
    }

    /// Returns the ids with their new names; if a new name was in the list already, only the renamed one stays.
    private static func renamed(_ ids: [String], _ mapping: [String: String]) -> [String] {
        let replaced = Set(ids.compactMap { mapping[$0] })
        return ids.filter { mapping[$0] != nil || !replaced.contains($0) }.map { mapping[$0] ?? $0 }
    }
}
