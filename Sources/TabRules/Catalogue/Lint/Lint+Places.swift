import TabModel

extension RuleBook {
    /// Findings: places and visibility (R5.14 to R5.20).
    static let placeFindings = RuleSection(
        "Findings: places and visibility",
        rules: [
            RuleStatement(
                "R5.14",
                [.documented, .observed],
                """
                Warning: a compact bar has more than five entries. Hide sections in compact width, or use a Browse \
                tab.
                """,
                sources: [.uiTabBarController, .tabBars]
            ),
            RuleStatement(
                "R5.15",
                [.documented],
                "Information: the iPad's bar has more than five entries by default. Leave people room for their own.",
                sources: [.tabBars]
            ),
            RuleStatement(
                "R5.16",
                [.documented, .observed],
                "Warning: a sidebar-only tab isn't hidden in compact width. It shows on iPhone.",
                sources: [.tabPlacement, .apps]
            ),
            RuleStatement(
                "R5.17",
                [.documented],
                "Warning: a default visibility is expected to act on iPhone, Mac or Apple TV. Use `hidden` there.",
                sources: [.defaultVisibilityModifier]
            ),
            RuleStatement(
                "R5.18",
                [.documented],
                """
                Information: a tab is hidden by default in a bar that people can customize. If it should never stand \
                there, make it sidebar-only.
                """,
                sources: [.enhancing]
            ),
            RuleStatement(
                "R5.19",
                [.documented, .observed],
                """
                Information: a section is hidden by default in the bar, where documentation and devices disagree. \
                Hide the section and each of its tabs to be sure.
                """,
                sources: [.enhancing, .destinationVideo, .parallax, .mastodon]
            ),
            RuleStatement(
                "R5.20",
                [.observed],
                "Information: a placement on a section doesn't reach its tabs. Set it on each.",
                sources: [.tabPattern, .iceCubes, .apps]
            ),
        ]
    )
}
