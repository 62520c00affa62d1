import TabModel

extension RuleBook {
    /// A selected tab that isn't there (R4.6 to R4.9).
    static let hiddenSelection = RuleSection(
        "A selected tab that isn't there",
        rules: [
            RuleStatement(
                "R4.6",
                [.documented],
                "Hiding the selected tab doesn't repair the selection: the author must.",
                sources: [.hiddenModifier]
            ),
            RuleStatement(
                "R4.7",
                [.observed, .choice],
                """
                Before OS 27 a selection that is hidden or no tab's value leaves the content blank, as developers \
                report. The preview shows another tab, says so, and leaves the value as it is.
                """,
                sources: [.parallax]
            ),
            RuleStatement(
                "R4.8",
                [.documented],
                """
                From OS 27 on, for apps built with its SDK, the selection must be a visible tab, or the app may be \
                stopped.
                """,
                sources: [.releaseNotes27]
            ),
            RuleStatement(
                "R4.9",
                [.documented],
                """
                In place of a hidden selection shows: the same value if it is visible, else the tab now at the same \
                index, else the first visible.
                """,
                sources: [.uiTabBarController]
            ),
        ]
    )
}
