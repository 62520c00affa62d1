import TabModel

extension TabViewCustomization {
    /// Returns the customization with a person's explicit choice, which is stored even if it equals the default
    /// (R3.24).
    func storing(
        _ visibility: StoredVisibility,
        in placement: AdaptablePlacement,
        for entry: OutlineEntry
    ) -> Self {
        guard let id = entry.customizationID else { return self }
        var result = self
        result.tabs[id, default: TabCustomization()][placement] = visibility
        return result
    }

    /// Returns the customization with the whole order of the bar; that of the sidebar is separate (R3.16).
    func ordering(bar ids: [String]) -> Self {
        var result = self
        result.tabBarOrder = WholeOrder.merging(ids, into: tabBarOrder ?? [])
        return result
    }

    /// Returns the customization with the whole order of a section.
    func ordering(section: OutlineEntry, _ ids: [String]) -> Self {
        guard let id = section.customizationID else { return self }
        var result = self
        let order = WholeOrder.merging(ids, into: sections[id]?.tabOrder ?? [])
        result.sections[id] = SectionCustomization(tabOrder: order)
        return result
    }

    /// Returns the customization with default visibilities in the sidebar; everything else is kept (R1.80, R3.37).
    func resettingVisibility() -> Self {
        var result = self
        result.tabs = tabs.compactMapValues { $0.tabBar.map { TabCustomization(tabBar: $0) } }
        return result
    }

    /// Returns the customization with the builder's order in every section; everything else is kept (R1.79, R3.38).
    func resettingSectionOrder() -> Self {
        var result = self
        result.sections = [:]
        return result
    }

    /// Returns the customization with the builder's order in one section (R1.78, R3.39).
    func resettingTabOrder(of id: String) -> Self {
        var result = self
        result.sections[id] = nil
        return result
    }
}

/// The merging of an order that is written whole.
enum WholeOrder {
    /// Returns the present ids in their new order, each followed by the unknown or absent ids that followed it before
    /// (R3.28).
    static func merging(_ present: [String], into stored: [String]) -> [String] {
        let isPresent = Set(present)
        var head: [String] = []
        var followers: [String: [String]] = [:]
        var leader: String?
        var seen: Set<String> = []
        for id in stored where seen.insert(id).inserted {
            if isPresent.contains(id) {
                leader = id
            } else if let leader {
                followers[leader, default: []].append(id)
            } else {
                head.append(id)
            }
        }
        var written: Set<String> = []
        return head + present.filter { written.insert($0).inserted }.flatMap { [$0] + (followers[$0] ?? []) }
    }
}
