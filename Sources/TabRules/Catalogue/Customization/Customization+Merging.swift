import TabModel

extension RuleBook {
    /// When the spec changes (R3.27 to R3.36).
    static let merging = RuleSection(
        "When the spec changes",
        rules: [
            RuleStatement(
                "R3.27",
                [.documented],
                "Ids that the spec doesn't know are ignored.",
                sources: [.uiHeaders, .customizationTab]
            ),
            RuleStatement(
                "R3.28",
                [.choice],
                """
                Ids that the spec doesn't know are kept, so that a tab which was gone for a while gets its place \
                back.
                """
            ),
            RuleStatement(
                "R3.29",
                [.documented],
                "In a section the stored tabs come first, in stored order; the others follow in declared order.",
                sources: [.uiHeaders]
            ),
            RuleStatement(
                "R3.30",
                [.choice],
                """
                In the bar the stored entries come first, in stored order; the others follow, before the pinned \
                ones.
                """,
                sources: [.uiHeaders]
            ),
            RuleStatement(
                "R3.31",
                [.documented, .choice],
                """
                A new tab shows by its default visibility, last in the bar; a new tab of a section isn't in the bar \
                and comes last in its section.
                """,
                sources: [.uiHeaders]
            ),
            RuleStatement(
                "R3.32",
                [.documented, .choice],
                """
                A changed id makes a new tab, and the old entry stays behind. A changed title, symbol or value loses \
                nothing; in another section a tab keeps its visibility and comes last.
                """,
                sources: [.customizationIDModifier]
            ),
            RuleStatement(
                "R3.33",
                [.choice],
                "What people customized on a wide iPad doesn't act in compact width.",
                sources: [.customizationModifier]
            ),
            RuleStatement(
                "R3.34",
                [.documented, .observed],
                "A stored order hides that the author changed the declared one, until it is reset for that section.",
                sources: [.customizationType, .apps]
            ),
            RuleStatement(
                "R3.35",
                [.documented, .observed],
                """
                Whether one customization serves all accounts and windows is the author's matter, by the choice of \
                keys.
                """,
                sources: [.tabView, .mastodon]
            ),
            RuleStatement(
                "R3.36",
                [.choice],
                """
                A stored customization that can't be read, or is newer than the program, is left untouched until the \
                next change; the preview starts with an empty one and says so.
                """
            ),
        ]
    )
}
