import TabModel

extension RuleBook {
    /// Findings: sections and sidebar (R5.41 to R5.44).
    static let structureFindings = RuleSection(
        "Findings: sections and sidebar",
        rules: [
            RuleStatement(
                "R5.41",
                [.documented],
                "Warning: sections are nested more than two levels deep. Two are the most.",
                sources: [.sidebars]
            ),
            RuleStatement(
                "R5.42",
                [.choice],
                "Warning: there are sections in a style other than sidebar-adaptable. They give way to their tabs.",
                sources: [.tabView]
            ),
            RuleStatement(
                "R5.43",
                [.documented, .choice],
                "Information: a section has no header, so it has no title in the sidebar and no entry in the bar.",
                sources: [.elevate24]
            ),
            RuleStatement(
                "R5.44",
                [.documented],
                """
                Warning: the sidebar's header, footer or bottom bar is given in a style without a sidebar, or is the \
                only way to something. It doesn't show with a bar.
                """,
                sources: [.sidebarHeader, .sidebarFooter, .sidebarBottomBar]
            ),
        ]
    )
}
