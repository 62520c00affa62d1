import TabModel

extension RuleBook {
    /// How tabs and sections are made (R1.8 to R1.14).
    static let tabInitializers = RuleSection(
        "How tabs and sections are made",
        rules: [
            RuleStatement(
                "R1.8",
                [.documented],
                "A tab made from content alone has neither title nor image.",
                sources: [.tab]
            ),
            RuleStatement(
                "R1.9",
                [.documented, .observed],
                """
                A tab made with a role and no label takes its label from the role: `Tab(role: .search)` reads \
                Search.
                """,
                sources: [.tab, .enhancing]
            ),
            RuleStatement(
                "R1.10",
                [.documented, .observed],
                """
                A label written as a view is reduced to one title and one image; anything else in it vanishes \
                without a word.
                """,
                sources: [.tab, .forumLabels],
                standing: .notApplicable("Only source code can hold such a label; a spec has one title and one image.")
            ),
            RuleStatement(
                "R1.11",
                [.documented],
                "A tab may be given a title and an SF Symbol.",
                sources: [.tab]
            ),
            RuleStatement(
                "R1.12",
                [.documented],
                "A tab may be given a title and an image of the app's own.",
                sources: [.tab]
            ),
            RuleStatement(
                "R1.13",
                [.documented],
                """
                A section has no header, a text, or a label whose icon is used wherever the section stands as one \
                entry.
                """,
                sources: [.tabSection, .enhancing]
            ),
            RuleStatement(
                "R1.14",
                [.documented],
                "All tabs of one view have values of one type, the type of the selection.",
                sources: [.enhancing, .tabView]
            ),
        ]
    )
}
