import TabModel

/// The customizationIDs that a stored customization speaks of.
enum StoredIDs {
    /// All of them: in the old spec's order, then the new one's, then the others by name.
    static func all(of stored: TabViewCustomization, in pair: SpecPair) -> [String] {
        var rest = Set(stored.tabs.keys).union(stored.sections.keys).union(stored.tabBarOrder ?? [])
        for section in stored.sections.values { rest.formUnion(section.tabOrder) }
        let declared = (pair.old.entries + pair.new.entries).compactMap(\.customizationID)
        let known = declared.filter { rest.remove($0) != nil }
        return known + rest.sorted()
    }

    /// What people can customize in a spec, each once, in declared order (R3.3, R3.4).
    static func customizable(in outline: SpecOutline) -> [String] {
        var seen: Set<String> = []
        return outline.entries.compactMap { entry in
            guard entry.modifiers.customizationBehavior != PerPlacement(.disabled) else { return nil }
            return entry.customizationID.flatMap { seen.insert($0).inserted ? $0 : nil }
        }
    }
}

/// What a person who customized all there is may have stored.
///
/// Visible and hidden count differently (R3.9), and a hidden section hides its tabs (R3.11): so there are several such
/// persons, and each shows what only they have.
struct PossibleStates {
    /// A person's state, and what it shows.
    let all: [(state: TabViewCustomization, aspects: StoredAspects)]
    /// The state of the person who shows everything and ordered everything.
    let everything: TabViewCustomization

    init(_ outline: SpecOutline, ids: [String]) {
        let ordered = Self.ordered(outline, ids: Set(ids))
        var visible = ordered
        var outOfBar = ordered
        var hidden = ordered
        for id in ids {
            let isTab = outline.index(ofCustomizationID: id).map { !outline[$0].isSection } ?? false
            visible.tabs[id] = TabCustomization(sidebar: .visible, tabBar: .visible)
            outOfBar.tabs[id] = TabCustomization(tabBar: .hidden)
            if isTab { hidden.tabs[id] = TabCustomization(sidebar: .hidden) }
        }
        everything = visible
        all = [(visible, .all), (outOfBar, .tabBar), (hidden, .sidebar)]
    }

    private static func ordered(_ outline: SpecOutline, ids: Set<String>) -> TabViewCustomization {
        var state = TabViewCustomization()
        for entry in outline.entries where entry.isSection {
            guard let id = entry.customizationID, ids.contains(id) else { continue }
            let order = entry.children.compactMap { outline[$0].customizationID }.filter(ids.contains)
            state.sections[id] = SectionCustomization(tabOrder: order)
        }
        let inBar = outline.entries.filter { $0.modifiers.customizationBehavior.tabBar != .disabled }
        state.tabBarOrder = inBar.compactMap(\.customizationID).filter(ids.contains)
        return state
    }
}
