import TabModel

/// Findings about the tab view's style and modifiers (R5.35, R5.36, R5.42, R5.44 to R5.47).
enum StyleRules {
    static let all = [
        unavailableStyle, deprecatedStyle, flattenedSection, unseenExtras, uselessForm, uselessMinimizing, newAccessory,
        emptyAccessory, uselessTransition, endedCompatibility,
    ]

    static let unavailableStyle = LintRule("R5.35", .error) { subject in
        let style = subject.spec.tabViewStyle
        let lacking = subject.platforms.filter { !style.isAvailable(on: $0) }
        guard !lacking.isEmpty else { return [] }
        return [
            Mark(
                "The style \(style.rawValue) does not exist on \(Mark.platforms), so automatic is drawn there.",
                fix: "Use a style that exists on all platforms, or set another one there in a variant."
            )
            .on(lacking)
        ]
    }

    static let deprecatedStyle = LintRule("R5.36", .warning) { subject in
        guard subject.spec.tabViewStyle == .carousel else { return [] }
        return [Mark("The style carousel is deprecated.", fix: "Use verticalPage.")]
    }

    static let flattenedSection = LintRule("R5.42", .warning, on: .withSections) { subject in
        guard subject.spec.tabViewStyle != .sidebarAdaptable, !subject.leavesSidebarToOthers else { return [] }
        let style = subject.spec.tabViewStyle.rawValue
        return subject.sections.filter { $0.level == 0 }.map {
            Mark(
                $0.index,
                "\($0.name) is flattened, because the style \(style) has no sections.",
                fix: "\(subject.advice)."
            )
            .together("Sections are flattened, because only the style sidebarAdaptable has them", $0.name)
        }
    }

    static let unseenExtras = LintRule("R5.44", .warning, on: .withSections) { subject in
        let spec = subject.spec
        let extras = [spec.tabViewSidebarHeader, spec.tabViewSidebarFooter, spec.tabViewSidebarBottomBar]
        guard extras.contains(where: { $0 != nil }) else { return [] }
        let text = "The sidebar's header, footer or bottom bar is never shown: "
        if spec.tabViewStyle != .sidebarAdaptable {
            let fix = "\(subject.advice), or remove them."
            return [Mark(text + "this style has no sidebar.", fix: fix)]
        }
        guard ![Platform.iPad, .mac, .vision].contains(where: subject.targets) else { return [] }
        return [Mark(text + "only iPadOS, macOS and visionOS have them.", fix: "Remove them.")]
    }

    static let uselessForm = LintRule("R5.45", .info) { subject in
        guard subject.spec.defaultAdaptableTabBarPlacement != .automatic else { return [] }
        guard !subject.targets(.iPad) || subject.spec.tabViewStyle != .sidebarAdaptable else { return [] }
        return [
            Mark(
                "defaultAdaptableTabBarPlacement only has an effect on iPad with the style sidebarAdaptable.",
                fix: "Remove it."
            )
        ]
    }

    static let uselessMinimizing = LintRule("R5.46", .info) { subject in
        let behavior = subject.spec.tabBarMinimizeBehavior
        guard behavior == .onScrollDown || behavior == .onScrollUp else { return [] }
        guard !subject.targets(.iPhone) else { return [] }
        return [
            Mark(
                "tabBarMinimizeBehavior \(behavior.rawValue) only minimizes iPhone bars.",
                fix:
                    "Remove it, or set toolbarMinimizationBehavior to onScrollDown on tabs, which also applies to the iPad's bar."
            )
        ]
    }

    static let emptyAccessory = LintRule("R5.64", .warning, on: .withCompactBar) { subject in
        guard let accessory = subject.spec.tabViewBottomAccessory, accessory.isEmpty, accessory.isEnabled != false,
            subject.highestLevel >= .v26, subject.concernsCompact
        else { return [] }
        return [
            Mark(
                "tabViewBottomAccessory has no content, but its empty capsule takes up space.",
                fix: "Set isEnabled to false while there is nothing to show, or add a title."
            )
        ]
    }

    static let uselessTransition = LintRule("R5.81", .warning) { subject in
        let (transition, style) = (subject.spec.verticalPageTransitionStyle, subject.spec.tabViewStyle)
        guard transition != .automatic, style != .verticalPage else { return [] }
        return [
            Mark(
                "verticalPageTransitionStyle \(transition.rawValue) has no effect with the style \(style.rawValue).",
                fix: "Remove it, or use the style verticalPage."
            )
        ]
    }

    static let endedCompatibility = LintRule("R5.80", .warning) { subject in
        guard subject.spec.designRequiresCompatibility, subject.sdks.contains(where: { $0 >= .v27 }) else { return [] }
        return [
            Mark(
                "designRequiresCompatibility has no effect: SDK 27 and later ignore it.",
                fix: "Remove it, or build with SDK 26."
            )
        ]
    }

    static let newAccessory = LintRule("R5.47", .error, on: .withCompactBar) { subject in
        guard subject.spec.tabViewBottomAccessory != nil, subject.oldest < .v26, subject.concernsCompact else {
            return []
        }
        return [
            Mark(
                "tabViewBottomAccessory needs OS 26, but OS \(subject.oldest.rawValue) is included.",
                fix: subject.isSource
                    ? "Guard it with if #available(iOS 26, *)."
                    : "Set it to null in a variant with beforeOS 26. The exported source guards it."
            )
        ]
    }
}

extension LintSubject {
    /// The advice to use sidebarAdaptable for a setting that has no effect in another style, without the period.
    ///
    /// A platform of the spec that lacks the style keeps its own.
    var advice: String {
        let lacking = requestedPlatforms.union(spec.platforms).filter {
            !TabViewStyle.sidebarAdaptable.isAvailable(on: $0)
        }
        let place =
            lacking.isEmpty
            ? "" : " in a variant for the platforms other than \(lacking.names(among: requestedPlatforms))"
        return "Use the style sidebarAdaptable\(place)"
    }

    /// Returns a Boolean value that indicates whether an entry is repeated for each element of the app's data, each
    /// time with another value and id.
    func isPerElement(_ entry: OutlineEntry) -> Bool {
        entry.modifiers.repeats != nil || entry.parent.map { isPerElement(outline[$0]) } ?? false
    }
}
