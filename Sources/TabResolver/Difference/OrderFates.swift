import TabModel

/// What becomes of the stored orders of sections.
struct OrderFates {
    private let pair: SpecPair
    private let stored: TabViewCustomization
    private let inBarOrder: Set<String>
    private let inSectionOrder: Set<String>

    init(_ pair: SpecPair, _ stored: TabViewCustomization) {
        self.pair = pair
        self.stored = stored
        inBarOrder = Set(stored.tabBarOrder ?? [])
        inSectionOrder = Set(stored.sections.values.flatMap(\.tabOrder))
    }

    func isInBarOrder(_ id: String) -> Bool { inBarOrder.contains(id) }

    /// What becomes of an entry's place in a section's order, and of a section's own order.
    func remarks(on id: String, _ before: Int?, _ now: Int) -> [CustomizationOutcome.Remark] {
        [before.flatMap { leaving(id, $0, now) }, hiding(id, now)].compactMap(\.self)
    }

    /// A place that is lost with the section (R3.32); where the section lost its id, that is said there.
    private func leaving(_ id: String, _ before: Int, _ now: Int) -> CustomizationOutcome.Remark? {
        guard inSectionOrder.contains(id), let section = pair.old[before].parent.map({ pair.old[$0] }),
            let sectionID = section.customizationID, stored.sections[sectionID] != nil,
            !pair.staysInSection(old: before, new: now)
        else { return nil }
        guard let home = pair.new[now].parent.map({ pair.new[$0].name }) else {
            return .init(
                rule: "R3.32",
                sentence: "It left \(section.name), whose stored order does not count for it any longer."
            )
        }
        return .init(
            rule: "R3.32",
            sentence: "It moved from \(section.name) to \(home), where it comes last in a stored order."
        )
    }

    /// A new declared order that the stored one hides (R3.34, R5.37).
    private func hiding(_ id: String, _ now: Int) -> CustomizationOutcome.Remark? {
        guard let order = stored.sections[id], pair.new[now].isSection,
            let before = pair.old.index(ofCustomizationID: id), pair.old[before].isSection
        else { return nil }
        let children = pair.new[now].children
        let common = children.compactMap { pair.matching.oldIndex[$0] }.filter { pair.old[$0].parent == before }
        let shown = StoredOrder(order.tabOrder).sorted(children, in: pair.new)
        guard common != common.sorted(), shown != children else { return nil }
        return .init(
            rule: "R3.34",
            sentence: "The stored order of its tabs hides the new one, until resetTabOrder() is called for it."
        )
    }
}

/// The key under which a customization is stored.
struct StorageKey {
    /// Whether a stored customization is found again; true also if none was attached before.
    let isSame: Bool

    init(_ pair: SpecPair) {
        let before = pair.oldSpec.tabViewCustomization
        isSame = before == nil || before == pair.newSpec.tabViewCustomization
    }
}
