import TabModel

/// How a stored customization acts on one spec, on an iPad in regular width.
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

    /// Whether the stored visibility is what decides.
    func acts(_ index: Int, in placement: AdaptablePlacement) -> Bool {
        placements[index, in: placement].cause == .stored
    }

    /// Whether an entry is in the bar's customizable region, the only one with a stored order (R3.15).
    func isInRegion(_ index: Int) -> Bool { isInRegionByIndex[index] }

    /// Why a stored visibility does not count.
    func voidness(of index: Int, in placement: AdaptablePlacement) -> CustomizationOutcome.Remark {
        let place = placement == .sidebar ? "sidebar" : "bar"
        switch placements[index, in: placement].cause {
        case .sidebarOnly:
            return .init(
                rule: "R3.7",
                sentence: "It is now sidebar-only, so its stored place in the bar has no effect."
            )
        case .pinned:
            return .init(rule: "R3.8", sentence: "It is now pinned to the bar's trailing edge.")
        case .absent where context.presence.isHidden(index):
            return .init(
                rule: "R3.6",
                sentence: "The spec now hides it in regular width, which overrides the stored state."
            )
        case .absent:
            return .init(rule: "R2.16", sentence: "The section has no visible tabs, so it is not shown.")
        case .hiddenInSidebar:
            return .init(rule: "R3.11", sentence: "It, or its section, is now hidden in the sidebar.")
        case .untitled, .inner:
            return .init(rule: "R2.80", sentence: "The section no longer has its own place in the bar.")
        case .stored, .deferred, .author, .section, .usual, .inUntitledSection, .childInBar, .behindSection:
            let behavior = context.behavior(index, in: placement).rawValue
            return .init(
                rule: "R3.9",
                sentence:
                    "Its behavior for the \(words: place) is now \(words: behavior), so the stored state has no effect."
            )
        }
    }

    /// Why a place in the stored order of the bar does not count.
    func barOrderVoidness(of index: Int) -> CustomizationOutcome.Remark {
        let decision = placements.tabBar[index]
        if decision.isVisible, context.entry(index).placement != .pinned {
            return .init(
                rule: "R2.37",
                sentence: "It is now in the bar's fixed part, so its stored place has no effect."
            )
        }
        switch decision.cause {
        case .author, .section, .usual, .inUntitledSection, .childInBar, .behindSection:
            return .init(rule: "R3.10", sentence: "By default it is no longer in the bar.")
        default:
            return voidness(of: index, in: .tabBar)
        }
    }
}

extension CustomizationOutcome.Remark {
    /// A stored visibility that did not count before.
    static func actsAgain(_ placement: AdaptablePlacement) -> Self {
        let place = placement == .sidebar ? "sidebar" : "bar"
        return Self(
            rule: "R3.10",
            sentence: "Its stored state for the \(words: place) now applies; before, it did not."
        )
    }

    /// A place in the bar's order that did not count before.
    static let actsInBarOrder = Self(
        rule: "R3.30",
        sentence: "Its stored place in the bar now applies; before, it did not."
    )
}
