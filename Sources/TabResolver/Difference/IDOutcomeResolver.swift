import TabModel

/// The parts of a stored customization that are examined.
struct StoredAspects: OptionSet {
    let rawValue: Int

    static let sidebar = Self(rawValue: 1)
    static let tabBar = Self(rawValue: 2)
    static let orders = Self(rawValue: 4)
    static let all: Self = [.sidebar, .tabBar, .orders]
}

/// A resolver of the outcomes for stored ids, which resolves the old and the new spec with the same state.
struct IDOutcomeResolver {
    private let pair: SpecPair
    private let stored: TabViewCustomization
    private let aspects: StoredAspects
    private let old: StoredEffect
    private let new: StoredEffect
    private let orders: OrderRemarks

    init(_ pair: SpecPair, _ stored: TabViewCustomization, aspects: StoredAspects) {
        self.pair = pair
        self.stored = stored
        self.aspects = aspects
        old = StoredEffect(pair.oldSpec, pair.old, stored)
        new = StoredEffect(pair.newSpec, pair.new, stored)
        orders = OrderRemarks(pair, stored)
    }

    /// Returns the outcome for an id, with the remarks on it.
    func outcome(of id: String, _ remarks: [CustomizationOutcome.Remark]) -> CustomizationOutcome.IDOutcome {
        let index = pair.new.index(ofCustomizationID: id)
        let name = index.map { pair.new[$0].name } ?? pair.old.index(ofCustomizationID: id).map { pair.old[$0].name }
        let isOrphaned = index == nil || !StorageKey(pair).isSame
        let kind: CustomizationOutcome.IDOutcome.Kind = isOrphaned ? .orphaned : remarks.isEmpty ? .kept : .displaced
        return CustomizationOutcome.IDOutcome(id: id, name: name, kind: kind, remarks: remarks)
    }

    /// Returns the reasons why the effect of an id differs; empty if it doesn't differ.
    func remarks(on id: String) -> [CustomizationOutcome.Remark] {
        guard let now = pair.new.index(ofCustomizationID: id) else { return [lost(id)] }
        guard StorageKey(pair).isSame else { return [] }
        guard pair.newSpec.tabViewStyle == .sidebarAdaptable else {
            guard pair.oldSpec.tabViewStyle == .sidebarAdaptable else { return [] }
            return [.init(rule: "R3.1", sentence: "The style is no longer sidebarAdaptable, so it has no effect.")]
        }
        let before = pair.old.index(ofCustomizationID: id)
        var remarks: [CustomizationOutcome.Remark] = []
        if let before, pair.old[before].isSection != pair.new[now].isSection {
            let kind = pair.new[now].isSection ? "section" : "tab"
            remarks.append(.init(rule: "R3.23", sentence: "The id now belongs to a \(words: kind)."))
        }
        remarks += visibilityRemarks(on: id, before, now)
        if aspects.contains(.orders) { remarks += orderRemarks(on: id, before, now) }
        return remarks
    }

    private func lost(_ id: String) -> CustomizationOutcome.Remark {
        guard let before = pair.old.index(ofCustomizationID: id) else {
            return .init(rule: "R3.27", sentence: "Neither tab view has an entry with this id, so nothing changes.")
        }
        if let now = pair.matching.newIndex[before], let other = pair.new[now].customizationID {
            return .init(rule: "R3.32", sentence: "Its entry now has the id \(other), which counts as a new tab.")
        }
        let isThere = pair.matching.newIndex[before] != nil
        return isThere
            ? .init(rule: "R3.3", sentence: "Its entry no longer has a customizationID.")
            : .init(
                rule: "R3.28",
                sentence: "The new tab view has no entry with this id. Its state is kept in case the entry returns."
            )
    }

    private func visibilityRemarks(on id: String, _ before: Int?, _ now: Int) -> [CustomizationOutcome.Remark] {
        guard let visibilities = stored.tabs[id] else { return [] }
        let placements: [AdaptablePlacement] = [.sidebar, .tabBar]
        return placements.compactMap { placement in
            guard visibilities[placement] != nil, aspects.contains(placement.aspect) else { return nil }
            let acted = before.map { old.acts($0, in: placement) } ?? false
            let acts = new.acts(now, in: placement)
            if acted == acts { return nil }
            return acts ? .actsAgain(placement) : new.voidness(of: now, in: placement)
        }
    }

    private func orderRemarks(on id: String, _ before: Int?, _ now: Int) -> [CustomizationOutcome.Remark] {
        var remarks: [CustomizationOutcome.Remark] = []
        if orders.isInBarOrder(id), let before, old.isInRegion(before) != new.isInRegion(now) {
            remarks.append(new.isInRegion(now) ? .actsInBarOrder : new.barOrderVoidness(of: now))
        }
        return remarks + orders.remarks(on: id, before, now)
    }
}

extension AdaptablePlacement {
    fileprivate var aspect: StoredAspects {
        switch self {
        case .sidebar: .sidebar
        case .tabBar: .tabBar
        }
    }
}
