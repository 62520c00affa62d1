import TabModel

/// The remarks on a customization as a whole.
struct GeneralRemarks {
    let pair: SpecPair
    let stored: TabViewCustomization

    var all: [CustomizationOutcome.Remark] {
        [attachment, style, newcomers, barOrder].compactMap(\.self)
    }

    /// The remark that another storage key loses everything at once (R3.35).
    private var attachment: CustomizationOutcome.Remark? {
        let (old, new) = (pair.oldSpec.tabViewCustomization, pair.newSpec.tabViewCustomization)
        switch (old, new) {
        case (nil, nil): return .init(rule: "R3.1", sentence: "Neither tab view has a tabViewCustomization.")
        case (nil, _):
            return .init(
                rule: "R3.1",
                sentence: "The old tab view has no tabViewCustomization, so a customization had no effect."
            )
        case (_, nil):
            return .init(
                rule: "R3.1",
                sentence: "The new tab view has no tabViewCustomization, so a customization has no effect."
            )
        case (let old?, let new?) where old != new:
            return .init(
                rule: "R3.35",
                sentence:
                    "The storage key changed from \(old) to \(new), so stored customizations are not found and everyone starts over."
            )
        default: return nil
        }
    }

    private var style: CustomizationOutcome.Remark? {
        guard pair.oldSpec.tabViewCustomization != nil, pair.newSpec.tabViewCustomization != nil else { return nil }
        switch (pair.oldSpec.tabViewStyle == .sidebarAdaptable, pair.newSpec.tabViewStyle == .sidebarAdaptable) {
        case (true, true):
            return nil
        case (true, false):
            return .init(
                rule: "R3.1",
                sentence: "Only the style sidebarAdaptable can be customized: stored customizations have no effect."
            )
        case (false, true):
            return .init(rule: "R3.1", sentence: "The style is now sidebarAdaptable: stored customizations apply.")
        case (false, false):
            return .init(
                rule: "R3.1",
                sentence: "Neither style can be customized, so stored customizations have no effect."
            )
        }
    }

    /// A Boolean value that indicates whether the stored state is effective with both specs.
    private var acts: Bool {
        pair.oldSpec.isCustomizable && pair.newSpec.isCustomizable && StorageKey(pair).isSame
    }

    /// The remark that new entries come last in a stored order (R3.31).
    private var newcomers: CustomizationOutcome.Remark? {
        let added = pair.new.entries.filter { entry in
            guard acts, pair.matching.oldIndex[entry.index] == nil else { return false }
            guard let parent = entry.parent else { return stored.tabBarOrder != nil && entry.placement == .automatic }
            return pair.new[parent].customizationID.map { stored.sections[$0] != nil } ?? false
        }
        guard !added.isEmpty else { return nil }
        return .init(
            rule: "R3.31",
            sentence: "New entries, last in a stored order of the bar or section: \(names: added.map(\.name))."
        )
    }

    /// The remark that a new declared order of the bar stays hidden behind the stored one (R3.34).
    private var barOrder: CustomizationOutcome.Remark? {
        guard acts, stored.tabBarOrder?.isEmpty == false else { return nil }
        let moved = Movement.moved(pair)
        let roots = pair.new.roots.filter { moved[$0] && pair.new[$0].placement == .automatic }
        guard !roots.isEmpty else { return nil }
        return .init(
            rule: "R3.34",
            sentence: "A stored order of the bar hides the new positions of \(names: roots.map { pair.new[$0].name })."
        )
    }
}

/// The remarks on the stored orders of sections.
struct OrderRemarks {
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

    /// Returns the remarks on an entry's place in a section's order, and on a section's own order.
    func remarks(on id: String, _ before: Int?, _ now: Int) -> [CustomizationOutcome.Remark] {
        [before.flatMap { leaving(id, $0, now) }, hiding(id, now)].compactMap(\.self)
    }

    /// Returns the remark on a place that is lost with the section (R3.32), unless the remark on the lost id covers it.
    private func leaving(_ id: String, _ before: Int, _ now: Int) -> CustomizationOutcome.Remark? {
        guard inSectionOrder.contains(id), let section = pair.old[before].parent.map({ pair.old[$0] }),
            let sectionID = section.customizationID, stored.sections[sectionID] != nil,
            !pair.staysInSection(old: before, new: now)
        else { return nil }
        guard let home = pair.new[now].parent.map({ pair.new[$0].name }) else {
            return .init(
                rule: "R3.32",
                sentence: "It left \(section.name), whose stored order no longer applies to it."
            )
        }
        return .init(
            rule: "R3.32",
            sentence: "It moved from \(section.name) to \(home), where it is last in a stored order."
        )
    }

    /// Returns the remark on a new declared order that the stored one hides (R3.34, R5.37).
    private func hiding(_ id: String, _ now: Int) -> CustomizationOutcome.Remark? {
        guard let order = stored.sections[id], pair.new[now].isSection,
            let before = pair.old.index(ofCustomizationID: id), pair.old[before].isSection
        else { return nil }
        let children = pair.new.children(of: now)
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
    /// A Boolean value that indicates whether a stored customization is found again; also true if none was attached
    /// before.
    let isSame: Bool

    init(_ pair: SpecPair) {
        let before = pair.oldSpec.tabViewCustomization
        isSame = before == nil || before == pair.newSpec.tabViewCustomization
    }
}
