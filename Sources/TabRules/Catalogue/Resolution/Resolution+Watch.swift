import TabModel

extension RuleBook {
    /// Apple Watch (R2.74).
    static let watch = RuleSection(
        "Apple Watch",
        rules: [
            RuleStatement(
                "R2.74",
                [.documented, .choice],
                """
                On Apple Watch each tab is a page, in declared order and without sections. Labels aren't drawn; \
                roles, placements and customization do nothing.
                """,
                sources: [.tabBars, .paging21]
            )
        ]
    )
}
