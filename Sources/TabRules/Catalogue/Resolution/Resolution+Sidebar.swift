import TabModel

extension RuleBook {
    /// The sidebar on iPad and Mac (R2.41 to R2.42).
    static let sidebar = RuleSection(
        "The sidebar on iPad and Mac",
        rules: [
            RuleStatement(
                "R2.41",
                [.documented, .choice],
                """
                The sidebar lists first all tabs outside sections, search among them, and then all sections with \
                their tabs, each in declared order. A section without header follows as a group without a title.
                """,
                sources: [.elevate24, .apps]
            ),
            RuleStatement(
                "R2.42",
                [.documented, .choice],
                """
                The sidebar lists every tab except the hidden ones, also those that the bar lacks, with outline \
                symbols, at the leading edge.
                """,
                sources: [.adaptablePlacement, .sectionActionsModifier, .enhancing, .elevate24]
            ),
        ]
    )
}
