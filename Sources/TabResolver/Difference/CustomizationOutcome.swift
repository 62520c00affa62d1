public import TabModel

/// What happens to a stored customization when an old spec is replaced by a new one (R3.27 to R3.34).
///
/// Judged on an iPad in regular width, the place where people customize everything (R3.2).
public struct CustomizationOutcome: Hashable, Sendable {
    /// What happens to each stored id: in the old spec's order, then the new one's, then other ids by name.
    public var idOutcomes: [IDOutcome]
    /// What holds for the customization as a whole, said once.
    public var remarks: [Remark]
    /// Old id to new id, for entries that got another one: what renaming would save.
    public var mapping: [String: String]
    /// A Boolean value that indicates whether nothing in particular is stored: the ids are all that a person could have
    /// customized.
    public var isHypothetical: Bool

    /// What happens to what is stored under one customizationID.
    public struct IDOutcome: Hashable, Sendable {
        /// The id.
        public var id: String
        /// What its entry is called; nil if neither spec has it.
        public var name: String?
        /// What happens to it.
        public var kind: Kind
        /// Why, in the order of the rulebook; empty if it is kept.
        public var remarks: [Remark]

        /// What can become of an id.
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

    /// The ids of which the same becomes, in order.
    public func ids(_ kind: IDOutcome.Kind) -> [String] { idOutcomes.filter { $0.kind == kind }.map(\.id) }
}

extension SpecDifference {
    /// What happens to a stored customization; nil means that of a person who customized all there is.
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
    /// A Boolean value that indicates whether people can customize it anywhere (R3.1).
    var isCustomizable: Bool { tabViewCustomization != nil && tabViewStyle == .sidebarAdaptable }
}

extension [CustomizationOutcome.Remark] {
    /// The first remark of each rule.
    fileprivate var withoutRepetition: Self {
        var seen: Set<String> = []
        return filter { seen.insert($0.rule).inserted }
    }
}

/// Which ids to rename in a stored customization, so that it goes on acting (R3.32, R5.38).
enum CustomizationMapping {
    /// Old id to new id of entries that are the same under another one.
    ///
    /// Only ids that the new spec lacks are renamed, and each new id takes one old one, so nothing stored is lost.
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
    /// The same choices under other ids, such as ``CustomizationOutcome/mapping``.
    ///
    /// What is stored under an old id replaces what may be stored under its new one; all other ids stay.
    public func renaming(_ mapping: [String: String]) -> Self {
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

    /// The ids with their new names; where a new name was already, only the renamed one stays.
    private static func renamed(_ ids: [String], _ mapping: [String: String]) -> [String] {
        let replaced = Set(ids.compactMap { mapping[$0] })
        return ids.filter { mapping[$0] != nil || !replaced.contains($0) }.map { mapping[$0] ?? $0 }
    }
}
