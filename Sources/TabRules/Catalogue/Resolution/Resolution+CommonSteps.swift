import TabModel

extension RuleBook {
    /// Steps common to all (R2.14 to R2.19).
    static let commonSteps = RuleSection(
        "Steps common to all",
        rules: [
            RuleStatement(
                "R2.14",
                [.documented],
                """
                Loops, groups and conditions are worked out first; what a condition removes doesn't exist, and its \
                state is lost.
                """,
                sources: [.hiddenModifier],
                standing: .notApplicable(
                    "A spec lists the entries that such code makes, so nothing is left to work out."
                )
            ),
            RuleStatement(
                "R2.15",
                [.documented],
                """
                Hidden tabs, and the tabs of hidden sections, are taken out of all chrome before anything is \
                counted.
                """,
                sources: [.hiddenModifier, .tabView]
            ),
            RuleStatement(
                "R2.16",
                [.choice],
                "A section without tabs left has neither entry nor header: there would be nothing to open."
            ),
            RuleStatement(
                "R2.17",
                [.documented, .choice],
                """
                A role fills in a title, symbol and placement only where the author gave none; what the author gave \
                wins.
                """,
                sources: [.enhancing, .tabRole]
            ),
            RuleStatement(
                "R2.18",
                [.choice],
                "Then come visibility in each placement, order, overflow, and last selection and highlight."
            ),
            RuleStatement(
                "R2.19",
                [.choice],
                "A tab without a value is told from others by its position; two missing values are not equal.",
                sources: [.tabView]
            ),
        ]
    )
}
