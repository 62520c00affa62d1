import TabModel

extension RuleBook {
    /// Apple TV (R2.63 to R2.66).
    static let tv = RuleSection(
        "Apple TV",
        rules: [
            RuleStatement(
                "R2.63",
                [.documented, .observed],
                """
                Apple TV's sidebar lists all tabs and sections; once a tab is chosen it folds to a pill that names \
                the tab, and opens again from there.
                """,
                sources: [.enhancing, .apps]
            ),
            RuleStatement(
                "R2.64",
                [.documented, .observed],
                "Apple TV's bar stands centered on top. It has no More: what doesn't fit scrolls away at the edges.",
                sources: [.tabBars]
            ),
            RuleStatement(
                "R2.65",
                [.documented],
                "Apple TV has no customization, no badges and no `hidden`.",
                sources: [.hiddenModifier, .badgeModifier, .customizationModifier]
            ),
            RuleStatement(
                "R2.66",
                [.choice],
                "In Apple TV's bar, sections give way to their tabs."
            ),
        ]
    )
}
