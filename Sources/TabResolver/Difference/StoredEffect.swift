import TabModel

/// The effect of a stored customization on one spec, on an iPad in regular width.
struct StoredEffect {
    private let context: ResolutionContext
    private let placements: Placements
    private let isInRegionByIndex: [Bool]

    init(_ spec: TabSpec, _ outline: SpecOutline, _ stored: TabViewCustomization) {
        let pad = ResolutionEnvironment(platform: .iPad, sizeClass: .regular)
        context = ResolutionContext(spec, outline, in: pad, customization: stored)
        placements = Placements(context)
        var isInRegion = Array(repeating: false, count: outline.entries.count)
        for index in BarRegions(context, placements.tabBar).middle { isInRegion[index] = true }
        isInRegionByIndex = isInRegion
    }

    /// Returns a Boolean value that indicates whether the stored visibility decides.
    func acts(_ index: Int, in placement: AdaptablePlacement) -> Bool {
        placements[index, in: placement].cause == .stored
    }

    /// Returns a Boolean value that indicates whether an entry is in the bar's customizable region, the only one with a
    /// stored order (R3.15).
    func isInRegion(_ index: Int) -> Bool { isInRegionByIndex[index] }

    /// Returns the reason why a stored visibility has no effect.
    func voidness(of index: Int, in placement: AdaptablePlacement) -> CustomizationOutcome.Remark {
        let place = placement == .sidebar ? "sidebar" : "bar"
        switch placements[index, in: placement].cause {
        case .sidebarOnly:
            return .init(
                rule: "R3.7",
                sentence: "It is now sidebar-only, so its stored position in the bar has no effect."
            )
        case .pinned:
            return .init(rule: "R3.8", sentence: "It is now pinned to the bar's trailing edge.")
        case .absent where context.presence.isHidden(index):
            return .init(
                rule: "R3.6",
                sentence: "The app now hides it in regular width, which overrides the stored state."
            )
        case .absent:
            return .init(rule: "R2.16", sentence: "The section has no visible tabs, so it is not shown.")
        case .hiddenInSidebar:
            return .init(rule: "R3.11", sentence: "It, or its section, is now hidden in the sidebar.")
        case .untitled, .inner:
            return .init(rule: "R2.80", sentence: "The section no longer has its own position in the bar.")
        case .stored, .deferred, .author, .section, .usual, .inUntitledSection, .childInBar, .behindSection:
            let behavior = context.behavior(index, in: placement).rawValue
            return .init(
                rule: "R3.9",
                sentence:
                    "Its behavior for the \(words: place) is now \(words: behavior), so the stored state has no effect."
            )
        }
    }

    /// Returns the reason why a place in the stored order of the bar has no effect.
    func barOrderVoidness(of index: Int) -> CustomizationOutcome.Remark {
        let decision = placements.tabBar[index]
        if decision.isVisible, context.entry(index).placement != .pinned {
            return .init(
                rule: "R2.37",
                sentence: "It is now in the bar's fixed part, so its stored position has no effect."
            )
        }
        switch decision.cause {
        case .author, .section, .usual, .inUntitledSection, .childInBar, .behindSection:
            return .init(rule: "R3.10", sentence: "By default, it is no longer in the bar.")
        default:
            return voidness(of: index, in: .tabBar)
        }
    }
}

extension CustomizationOutcome.Remark {
    /// Returns the remark on a stored visibility that had no effect before.
    static func actsAgain(_ placement: AdaptablePlacement) -> Self {
        let place = placement == .sidebar ? "sidebar" : "bar"
        return Self(
            rule: "R3.10",
            sentence: "Its stored state for the \(words: place) now applies; before, it did not."
        )
    }

    /// The remark on a place in the bar's order that had no effect before.
    static let actsInBarOrder = Self(
        rule: "R3.30",
        sentence: "Its stored position in the bar now applies; before, it did not."
    )
}

/// The customizationIDs in a stored customization.
enum StoredIDs {
    /// Returns all of them: in the old spec's order, then the new one's, then the others by name.
    static func all(of stored: TabViewCustomization, in pair: SpecPair) -> [String] {
        var rest = Set(stored.tabs.keys).union(stored.sections.keys).union(stored.tabBarOrder ?? [])
        for section in stored.sections.values { rest.formUnion(section.tabOrder) }
        let declared = (pair.old.entries + pair.new.entries).compactMap(\.customizationID)
        let known = declared.filter { rest.remove($0) != nil }
        return known + rest.sorted()
    }

    /// Returns the ids that people can customize in a spec, each once, in declared order (R3.3, R3.4).
    static func customizable(in outline: SpecOutline) -> [String] {
        var seen: Set<String> = []
        return outline.entries.compactMap { entry in
            guard entry.modifiers.customizationBehavior != PerPlacement(.disabled) else { return nil }
            return entry.customizationID.flatMap { seen.insert($0).inserted ? $0 : nil }
        }
    }
}

/// The possible customizations of a person who customized everything.
///
/// Visible and hidden have different effects (R3.9), and a hidden section hides its tabs (R3.11): so there are several
/// such states, each with the aspects that only it shows.
struct PossibleStates {
    /// All states, each with the aspects that it shows.
    let all: [(state: TabViewCustomization, aspects: StoredAspects)]
    /// The state in which everything is shown and ordered.
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
            let order = outline.children(of: entry.index).compactMap { outline[$0].customizationID }.filter(
                ids.contains
            )
            state.sections[id] = SectionCustomization(tabOrder: order)
        }
        let inBar = outline.entries.filter { $0.modifiers.customizationBehavior.tabBar != .disabled }
        state.tabBarOrder = inBar.compactMap(\.customizationID).filter(ids.contains)
        return state
    }
}
