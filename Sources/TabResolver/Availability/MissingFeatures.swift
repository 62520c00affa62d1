import TabModel

/// What the spec asks for and an environment lacks, so that nothing of it shows (rulebook 6, R6.9).
struct MissingFeatures {
    let context: ResolutionContext

    func explain(_ notes: inout NoteCollector) {
        explainStyle(&notes)
        for (feature, name) in tabViewFeatures where isMissing(feature) {
            notes.add(rule(feature), "\(name) \(reason(feature)).")
        }
        for entry in context.outline.entries where context.isPresent(entry.index) {
            for (feature, name) in features(of: entry) where isMissing(feature) {
                notes.add(rule(feature), entry.index, "has \(name), which \(reason(feature)).")
            }
            if entry.modifiers.hidden != .never, isMissing(.hidden) {
                notes.add(rule(.hidden), entry.index, "isn't hidden: the modifier hidden \(reason(.hidden)).")
            }
        }
    }

    private func isMissing(_ feature: Feature) -> Bool { !context.environment.has(feature) }

    /// A style that the platform lacks is drawn as automatic (R1.42), a deprecated one as its successor (R1.41).
    private func explainStyle(_ notes: inout NoteCollector) {
        let (style, platform) = (context.spec.tabViewStyle, context.environment.platform)
        if !style.isAvailable(on: platform) {
            notes.add(
                .choice("R1.42"),
                "The style \(style.rawValue) doesn't exist on \(platform.deviceName), so automatic is drawn."
            )
        } else if style == .carousel {
            notes.add(.documented("R1.41"), "The style carousel is deprecated: verticalPage replaces it.")
        }
    }

    /// What the spec asks for on the tab view, by its SwiftUI name.
    private var tabViewFeatures: [(Feature, String)] {
        let spec = context.spec
        let placement = "defaultAdaptableTabBarPlacement"
        let minimizes = spec.tabBarMinimizeBehavior == .onScrollDown || spec.tabBarMinimizeBehavior == .onScrollUp
        let minimizing = "tabBarMinimizeBehavior \(spec.tabBarMinimizeBehavior.rawValue)"
        let activation = "tabViewSearchActivation \(spec.tabViewSearchActivation.rawValue)"
        let asked: [(Bool, Feature, String)] = [
            (spec.pageIndexDisplayMode != .automatic, .pageIndexDisplayMode, "pageIndexDisplayMode"),
            (spec.tabViewCustomization != nil, .customization, "tabViewCustomization"),
            (spec.defaultAdaptableTabBarPlacement != .automatic, .adaptablePlacement, placement),
            (spec.defaultTabBarPlacement != .automatic, .tabBarPlacement, "defaultTabBarPlacement"),
            (minimizes, .scrollMinimizing, minimizing),
            (spec.tabBarMinimizeBehavior == .never, .minimizeBehavior, minimizing),
            (spec.tabViewBottomAccessory != nil, .bottomAccessory, "tabViewBottomAccessory"),
            (spec.tabViewSearchActivation != .automatic, .searchActivation, activation),
            (!spec.sidebarExtras.isEmpty, .sidebarExtras, "The sidebar's header, footer or bottom bar"),
        ]
        return asked.filter(\.0).map { ($0.1, $0.2) }
    }

    /// What the spec asks for on an entry, in words.
    private func features(of entry: OutlineEntry) -> [(Feature, String)] {
        let modifiers = entry.modifiers
        var asked: [(Feature, String)] = []
        if entry.role == .prominent { asked.append((.prominent, "the role prominent")) }
        if modifiers.customizationBehavior != PerPlacement(.automatic) {
            asked.append((.sidebarCustomization, "a restricting behavior"))
        }
        if entry.section.map({ $0.defaultSectionExpansion != .automatic }) == true {
            asked.append((.sectionExpansion, "a defaultSectionExpansion"))
        }
        if modifiers.disabled { asked.append((.disabled, "the modifier disabled")) }
        if !entry.isSection, modifiers.badge != nil { asked.append((.badge, "a badge")) }
        if entry.isSection, !modifiers.sectionActions.isEmpty {
            asked.append((.sectionActions, "the modifier sectionActions"))
        }
        if entry.tab?.help != nil { asked.append((.help, "help")) }
        return asked
    }

    /// The end of a sentence: too new for this OS, or never there on this platform.
    private func reason(_ feature: Feature) -> String {
        let (platform, os) = (context.environment.platform, context.environment.os)
        if let since = feature.since(platform) {
            return "needs OS \(since.rawValue); nothing of it shows on OS \(os.rawValue)"
        }
        return "has no effect on \(platform.deviceName), where it doesn't exist"
    }

    private func rule(_ feature: Feature) -> Rule { .documented(feature.absenceRule(on: context.environment.platform)) }
}
