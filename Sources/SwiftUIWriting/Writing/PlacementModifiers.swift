import TabModel

/// The modifiers that take placements: one call for both, or one for each.
enum PlacementModifiers {
    static func behaviors(_ pair: PerPlacement<TabCustomizationBehavior>) -> [Modifier] {
        calls(pair, unset: .automatic).map { behavior, placements in
            Modifier(
                name: "customizationBehavior",
                arguments: arguments(behavior.rawValue, placements),
                feature: .sidebarCustomization,
                guardedName: "customization\(IdentifierWords.capitalized(behavior.rawValue))\(suffix(placements))"
            )
        }
    }

    static func visibilities(_ pair: PerPlacement<Visibility>) -> [Modifier] {
        calls(pair, unset: .automatic).map { visibility, placements in
            Modifier(
                name: "defaultVisibility",
                arguments: arguments(visibility.rawValue, placements),
                feature: placements == ["tabBar"] ? .defaultVisibility : .sidebarCustomization,
                guardedName: "default\(IdentifierWords.capitalized(visibility.rawValue))\(suffix(placements))"
            )
        }
    }

    private static func calls<Setting: Equatable>(
        _ pair: PerPlacement<Setting>,
        unset: Setting
    ) -> [(Setting, [String])] {
        if pair.sidebar == pair.tabBar { return pair.sidebar == unset ? [] : [(pair.sidebar, ["sidebar", "tabBar"])] }
        return [(pair.sidebar, ["sidebar"]), (pair.tabBar, ["tabBar"])].filter { $0.0 != unset }
    }

    private static func arguments(_ setting: String, _ placements: [String]) -> [String] {
        [".\(setting)", "for: .\(placements[0])"] + placements.dropFirst().map { ".\($0)" }
    }

    private static func suffix(_ placements: [String]) -> String {
        "In" + placements.map(IdentifierWords.capitalized).joined(separator: "And")
    }
}
