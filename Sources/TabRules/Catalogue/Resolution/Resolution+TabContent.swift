import TabModel

extension RuleBook {
    /// What a tab's content can read (R2.84 to R2.89).
    static let tabContentReads = RuleSection(
        "What a tab's content can read",
        rules: [
            RuleStatement(
                "R2.84",
                [.documented, .choice],
                """
                On iPhone and in compact width a tab's content reads that it stands in a bottom bar, and that no \
                sections show.
                """,
                sources: [.tabBarPlacement, .showingSections]
            ),
            RuleStatement(
                "R2.85",
                [.documented, .choice],
                "Under the iPad's bar a tab's content reads that it stands in a top bar, and that no sections show.",
                sources: [.tabBarPlacement, .showingSections]
            ),
            RuleStatement(
                "R2.86",
                [.documented, .choice],
                """
                Beside a sidebar a tab's content reads that it stands in a sidebar, and that sections show if there \
                are any.
                """,
                sources: [.tabBarPlacement, .showingSections]
            ),
            RuleStatement(
                "R2.87",
                [.documented, .choice],
                "On Vision Pro a tab's content reads the ornament, or the sidebar while a section's sidebar is open.",
                sources: [.tabBarPlacement, .showingSections]
            ),
            RuleStatement(
                "R2.88",
                [.documented, .choice],
                """
                Under the Mac's segments a tab's content reads that it stands in a top bar, and that no sections \
                show.
                """,
                sources: [.tabBarPlacement, .showingSections]
            ),
            RuleStatement(
                "R2.89",
                [.documented, .choice],
                "On pages a tab's content reads that the page dots stand for it, and that no sections show.",
                sources: [.tabBarPlacement, .showingSections]
            ),
        ]
    )
}
