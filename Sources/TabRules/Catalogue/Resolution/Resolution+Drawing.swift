import TabModel

extension RuleBook {
    /// Labels, symbols, badges, states (R2.75 to R2.90).
    static let drawing = RuleSection(
        "Labels, symbols, badges, states",
        rules: [
            RuleStatement(
                "R2.75",
                [.documented],
                """
                Authors give outline symbols. Bars and the ornament draw all of them filled, not just the selected \
                one; sidebars draw the outline.
                """,
                sources: [.enhancing, .elevate24]
            ),
            RuleStatement(
                "R2.76",
                [.choice],
                "A symbol without a filled twin, or already filled, stays as it is."
            ),
            RuleStatement(
                "R2.77",
                [.documented, .choice],
                """
                A badge is a small red oval on the symbol in a bottom bar; in a sidebar it is text at the row's end, \
                in the iPad's bar it stands behind the title.
                """,
                sources: [.badgeModifier, .tabBars]
            ),
            RuleStatement(
                "R2.78",
                [.choice],
                "A badge of a tab in More shows on its row there; More itself shows none."
            ),
            RuleStatement(
                "R2.79",
                [.documented, .choice],
                """
                A section's entry has the header's text and icon. Without an icon it is the title alone in the \
                iPad's bar, and a folder in the ornament.
                """,
                sources: [.enhancing]
            ),
            RuleStatement(
                "R2.80",
                [.choice],
                """
                A section without a header has no entry in the iPad's bar; its tabs stand there as if they were \
                outside. An empty button would be useless.
                """,
                sources: [.parallax]
            ),
            RuleStatement(
                "R2.81",
                [.documented, .choice],
                "A disabled tab is drawn dimmed and can't be chosen by hand; the app's code can choose it.",
                sources: [.disabledModifier]
            ),
            RuleStatement(
                "R2.82",
                [.choice],
                """
                SF Symbols may be drawn on Apple's platforms only, so the preview has drawings of its own for the \
                common names and a neutral one for the rest.
                """,
                sources: [.symbolLicense]
            ),
            RuleStatement(
                "R2.83",
                [.documented, .observed],
                """
                Tapping the tab that is already chosen goes back to its first screen or scrolls up; SwiftUI sets the \
                same value again.
                """,
                sources: [.uiTabBarController, .iceCubes]
            ),
            RuleStatement(
                "R2.90",
                [.documented],
                """
                Bars keep their text size. At accessibility sizes a long press shows the entry enlarged; rows in the \
                sidebar, More's list and content grow with the text size.
                """,
                sources: [.largeContent]
            ),
        ]
    )
}
