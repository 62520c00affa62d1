import TabModel

/// Says of what the spec asks for and this environment lacks, that nothing of it shows (rulebook 6, R6.9).
struct MissingFeatureNotes {
    let context: ResolutionContext

    func write(_ notes: inout NoteBook) {
        writeStyle(&notes)
        for (feature, name) in tabViewFeatures where !context.environment.has(feature) {
            let reason = reason(feature)
            notes.add(rule(feature), "\(name) \(reason).")
        }
        for entry in context.outline.entries where context.isPresent(entry.index) {
            for (feature, name) in features(of: entry) where !context.environment.has(feature) {
                let reason = reason(feature)
                notes.add(rule(feature), entry.index) { "\($0) has \(name), which \(reason)." }
            }
            writeHidden(entry, &notes)
        }
    }

    /// A style that the platform lacks is drawn as automatic (R1.42), a deprecated one as its successor (R1.41).
    private func writeStyle(_ notes: inout NoteBook) {
        let style = context.spec.tabViewStyle
        let platform = context.environment.platform
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
        let minimizes = spec.tabBarMinimizeBehavior == .onScrollDown || spec.tabBarMinimizeBehavior == .onScrollUp
        let hasExtras = [spec.tabViewSidebarHeader, spec.tabViewSidebarFooter, spec.tabViewSidebarBottomBar]
            .contains { $0 != nil }
        let asked: [(Bool, Feature, String)] = [
            (spec.pageIndexDisplayMode != .automatic, .pageIndexDisplayMode, "pageIndexDisplayMode"),
            (spec.tabViewCustomization != nil, .customization, "tabViewCustomization"),
            (
                spec.defaultAdaptableTabBarPlacement != .automatic, .adaptablePlacement,
                "defaultAdaptableTabBarPlacement"
            ),
            (spec.defaultTabBarPlacement != .automatic, .tabBarPlacement, "defaultTabBarPlacement"),
            (minimizes, .scrollMinimizing, "tabBarMinimizeBehavior \(spec.tabBarMinimizeBehavior.rawValue)"),
            (spec.tabBarMinimizeBehavior == .never, .minimizeBehavior, "tabBarMinimizeBehavior never"),
            (spec.tabViewBottomAccessory != nil, .bottomAccessory, "tabViewBottomAccessory"),
            (
                spec.tabViewSearchActivation != .automatic, .searchActivation,
                "tabViewSearchActivation \(spec.tabViewSearchActivation.rawValue)"
            ),
            (hasExtras, .sidebarExtras, "The sidebar's header, footer or bottom bar"),
        ]
        return asked.filter(\.0).map { ($0.1, $0.2) }
    }

    /// What the spec asks for on an entry, in words.
    private func features(of entry: OutlineEntry) -> [(Feature, String)] {
        let modifiers = entry.modifiers
        var asked: [(Feature, String)] = []
        if entry.role == .prominent { asked.append((.prominent, "the role prominent")) }
        if modifiers.customizationBehavior.restricts { asked.append((.sidebarCustomization, "a restricting behavior")) }
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

    /// What the author hides shows all the same where hiding does not exist (R1.47, R2.65).
    private func writeHidden(_ entry: OutlineEntry, _ notes: inout NoteBook) {
        let hidden = entry.modifiers.hidden
        if hidden != .never, !context.environment.has(.hidden) {
            let reason = reason(.hidden)
            notes.add(rule(.hidden), entry.index) { "\($0) isn't hidden: the modifier hidden \(reason)." }
        } else if hidden == .when(.compact), context.environment.platform == .iPhone {
            notes.add(.documented("R2.12"), entry.index) {
                "\($0) isn't hidden: this wide iPhone reports regular width, and the spec hides it in compact width."
            }
        }
    }

    /// The end of a sentence: too new for this OS, or never there on this platform.
    private func reason(_ feature: Feature) -> String {
        let (platform, os) = (context.environment.platform, context.environment.os)
        if let since = feature.since(platform) {
            return "needs OS \(since.rawValue); nothing of it shows on OS \(os.rawValue)"
        }
        return "has no effect on \(platform.deviceName), where it doesn't exist"
    }

    private func rule(_ feature: Feature) -> Rule {
        switch feature.since(context.environment.platform) {
        case .v27: .documented("R6.8")
        case .v26: .documented("R6.5")
        default: .documented(feature.absenceRule(on: context.environment.platform))
        }
    }
}

extension PerPlacement where Setting == TabCustomizationBehavior {
    /// Whether it takes anything away from people.
    var restricts: Bool { sidebar != .automatic || tabBar != .automatic }
}
