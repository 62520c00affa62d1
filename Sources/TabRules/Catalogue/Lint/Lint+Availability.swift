import TabModel

extension RuleBook {
    /// Findings: what a platform lacks (R5.33 to R5.36).
    static let availabilityFindings = RuleSection(
        "Findings: what a platform lacks",
        rules: [
            RuleStatement(
                "R5.33",
                [.documented],
                "Warning: section actions stand on a single tab, or a badge on a section. They have no effect.",
                sources: [.sectionActionsModifier]
            ),
            RuleStatement(
                "R5.34",
                [.documented],
                "A badge or `hidden` is used for Apple TV or Apple Watch, which lack them.",
                sources: [.hiddenModifier, .badgeModifier]
            ),
            RuleStatement(
                "R5.35",
                [.documented],
                "Error: the style doesn't exist on a targeted platform.",
                sources: [.tabViewStyle]
            ),
            RuleStatement(
                "R5.36",
                [.documented],
                "Warning: something deprecated is used. The message names its successor.",
                sources: [.tabViewStyle, .tabItem, .customizationType]
            ),
        ]
    )
}
