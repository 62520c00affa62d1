import TabModel

extension RuleBook {
    /// Vision Pro (R2.67 to R2.73).
    static let vision = RuleSection(
        "Vision Pro",
        rules: [
            RuleStatement(
                "R2.67",
                [.documented],
                """
                The ornament stands upright at the leading edge. It always shows symbols, filled, and titles while \
                it is looked at.
                """,
                sources: [.tabBars, .elevate24]
            ),
            RuleStatement(
                "R2.68",
                [.documented],
                """
                In the ornament, tabs and the headers of sections stand in declared order. Choosing a header opens a \
                sidebar with that section's tabs alone; choosing a tab closes it.
                """,
                sources: [.enhancing, .sidebars]
            ),
            RuleStatement(
                "R2.69",
                [.documented],
                "Choosing in that sidebar leaves the ornament's lit entry as it is.",
                sources: [.sidebars]
            ),
            RuleStatement(
                "R2.70",
                [.documented, .choice],
                """
                Sidebar-only tabs may stand in the ornament, which counts as part of the sidebar. We let them, or \
                they could not be reached.
                """,
                sources: [.sidebarOnly]
            ),
            RuleStatement(
                "R2.71",
                [.choice],
                "The ornament has no pinned region: pinned tabs and search stand in declared order."
            ),
            RuleStatement(
                "R2.72",
                [.choice],
                "Where the style has no sidebar, sections in the ornament give way to their tabs."
            ),
            RuleStatement(
                "R2.73",
                [.documented],
                "On Vision Pro every entry needs a title and a symbol.",
                sources: [.tabBars]
            ),
        ]
    )
}
