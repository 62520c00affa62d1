import TabModel

extension RuleBook {
    /// iPad in regular width: bar or sidebar (R2.20 to R2.23).
    static let iPadForm = RuleSection(
        "iPad in regular width: bar or sidebar",
        rules: [
            RuleStatement(
                "R2.20",
                [.documented, .choice],
                """
                The author's default decides whether the bar or the sidebar shows first; without one, landscape \
                opens with the sidebar and portrait with the bar.
                """,
                sources: [.defaultAdaptablePlacement, .elevating]
            ),
            RuleStatement(
                "R2.21",
                [.documented],
                "People may change between bar and sidebar at any time, and the author can't forbid it.",
                sources: [.sidebars, .enhancing]
            ),
            RuleStatement(
                "R2.22",
                [.choice],
                "Going to compact width and back keeps the form the person chose last: the least surprise."
            ),
            RuleStatement(
                "R2.23",
                [.documented],
                """
                Only one of bar and sidebar shows at a time; while editing both do, so that tabs can be dragged from \
                one to the other.
                """,
                sources: [.enhancing, .elevate24]
            ),
        ]
    )
}
