import TabModel

extension RuleBook {
    /// Tabs that act (R4.14 to R4.15).
    static let interception = RuleSection(
        "Tabs that act",
        rules: [
            RuleStatement(
                "R4.14",
                [.observed, .choice],
                """
                A tab may act instead of being selected, such as one that opens a sheet: selection and content stay \
                as they were.
                """,
                sources: [.tabPattern, .iceCubes]
            ),
            RuleStatement(
                "R4.15",
                [.choice],
                "A tab that acts is never the first selection, nor shown in place of another."
            ),
        ]
    )
}
