import TabModel

extension RuleBook {
    /// Findings: roles and search (R5.21 to R5.26).
    static let roleFindings = RuleSection(
        "Findings: roles and search",
        rules: [
            RuleStatement(
                "R5.21",
                [.documented],
                "Warning: there is more than one search tab. Only the first gets the search field.",
                sources: [.enhancing, .tabRole]
            ),
            RuleStatement(
                "R5.22",
                [.documented],
                "Warning: there is more than one prominent tab. Only one is treated so.",
                sources: [.prominent]
            ),
            RuleStatement(
                "R5.23",
                [.documented],
                """
                Information: a tab looks like search but has no search role. The role brings title, symbol and \
                place.
                """,
                sources: [.enhancing, .tabRole]
            ),
            RuleStatement(
                "R5.24",
                [.documented],
                """
                Information: the tab view is searchable and has no search tab. The search then applies to every tab \
                and is lost on a change.
                """,
                sources: [.searchRole, .tabRole]
            ),
            RuleStatement(
                "R5.25",
                [.observed],
                """
                Warning: the search tab's content has no navigation container, so the search field has no bar to \
                stand in.
                """,
                sources: [.glass25],
                standing: .notApplicable("Only source code shows what the content is made of.")
            ),
            RuleStatement(
                "R5.26",
                [.documented, .observed],
                """
                Warning: on OS 27 search isn't set apart by its role alone. Make it prominent, or let choosing it \
                start the search.
                """,
                sources: [.prominent, .uiTabBarController, .screens]
            ),
        ]
    )
}
