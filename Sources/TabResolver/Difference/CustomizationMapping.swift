public import TabModel

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
    /// What stands under an old id replaces what may stand under its new one; all other ids stay.
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

    /// The ids with their new names; where a new name stood already, only the renamed one stays.
    private static func renamed(_ ids: [String], _ mapping: [String: String]) -> [String] {
        let replaced = Set(ids.compactMap { mapping[$0] })
        return ids.filter { mapping[$0] != nil || !replaced.contains($0) }.map { mapping[$0] ?? $0 }
    }
}
