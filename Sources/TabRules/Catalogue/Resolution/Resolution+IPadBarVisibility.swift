import TabModel

extension RuleBook {
    /// iPad in regular width: what is in the bar (R2.31 to R2.40).
    static let iPadBarVisibility = RuleSection(
        "iPad in regular width: what is in the bar",
        rules: [
            RuleStatement(
                "R2.31",
                [.documented, .observed],
                """
                A section's tabs are not in the bar by default: the section's own entry stands for them. One \
                developer saw it otherwise.
                """,
                sources: [.tabView, .uiPlacement, .elevate24, .apps]
            ),
            RuleStatement(
                "R2.32",
                [.observed, .choice],
                """
                A section's tab that is made visible in the bar, by the author or a person, stands there as an entry \
                of its own, behind the section's.
                """,
                sources: [.apps, .parallax, .iceCubes]
            ),
            RuleStatement(
                "R2.33",
                [.documented, .observed],
                """
                Hidden by default in the bar on a section: Apple's article counts the section's entry all the same, \
                while developers use it to remove that entry. The documented reading is the default, and a switch \
                has the other.
                """,
                sources: [.enhancing, .destinationVideo, .parallax, .mastodon, .apps]
            ),
            RuleStatement(
                "R2.34",
                [.observed],
                """
                A sidebar-only section has no entry in the bar; its tabs that are pinned or made visible in the bar \
                stand there all the same.
                """,
                sources: [.tabPattern, .iceCubes, .apps]
            ),
            RuleStatement(
                "R2.35",
                [.documented],
                "What is hidden in the sidebar is not in the bar either.",
                sources: [.defaultVisibilityModifier, .elevating]
            ),
            RuleStatement(
                "R2.36",
                [.observed],
                "Default visibility works without an attached customization.",
                sources: [.apps, .parallax]
            ),
            RuleStatement(
                "R2.37",
                [.documented, .choice],
                """
                Entries whose behavior is disabled for the bar lead it, in declared order, before all that people \
                may move; our choice is that this takes an attached customization, and that pinned ones stay pinned.
                """,
                sources: [.elevate24]
            ),
            RuleStatement(
                "R2.38",
                [.documented],
                "A wide iPad has no More: the middle of the bar scrolls, and pinned tabs stay in view.",
                sources: [.enhancing, .uiPlacement]
            ),
            RuleStatement(
                "R2.39",
                [.documented, .observed],
                """
                When the sidebar closes on a tab that isn't in the bar, its section's entry is lit; without that, \
                the tab is appended for as long as it is selected.
                """,
                sources: [.uiTabGroup, .apps]
            ),
            RuleStatement(
                "R2.40",
                [.choice],
                """
                Where the style has no sidebar, sections give way to their tabs, in place: otherwise these could not \
                be reached.
                """,
                sources: [.tabView]
            ),
        ]
    )
}
