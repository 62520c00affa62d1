import TabModel

extension RuleBook {
    /// The Browse pattern (R4.10 to R4.13).
    static let browse = RuleSection(
        "The Browse pattern",
        rules: [
            RuleStatement(
                "R4.10",
                [.documented],
                """
                Going to compact width with a tab selected that only a regular width has: it is pushed on the Browse \
                tab's path, and Browse is selected.
                """,
                sources: [.tabView]
            ),
            RuleStatement(
                "R4.11",
                [.documented],
                """
                Going to regular width with Browse selected: the last of its path is selected, or the declared \
                default if the path is empty. The path stays.
                """,
                sources: [.tabView]
            ),
            RuleStatement(
                "R4.12",
                [.documented],
                "Both also run when the view first appears; tabs outside the pattern are left alone.",
                sources: [.tabView]
            ),
            RuleStatement(
                "R4.13",
                [.choice],
                """
                A spec declares this pattern: the compact tab, the values it stands for, and the default. In SwiftUI \
                it is the author's code.
                """
            ),
        ]
    )
}
