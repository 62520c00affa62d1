import TabModel

extension RuleBook {
    /// Containers and builder (R1.1 to R1.7).
    static let containersAndBuilder = RuleSection(
        "Containers and builder",
        rules: [
            RuleStatement(
                "R1.1",
                [.documented],
                "A tab view with a binding shares its selection with the app; one without keeps it for itself.",
                sources: [.tabView]
            ),
            RuleStatement(
                "R1.2",
                [.documented],
                """
                A tab is one destination: content and a label, with a value to select it by and a role where the \
                author gives them.
                """,
                sources: [.tab]
            ),
            RuleStatement(
                "R1.3",
                [.documented],
                """
                A section groups tabs under a header. It has no value, so it is never the selection by itself: one \
                of its tabs is.
                """,
                sources: [.tabSection]
            ),
            RuleStatement(
                "R1.4",
                [.documented],
                "A tab view holds tabs and sections; loops and groups around them only write them down more briefly.",
                sources: [.tabContent]
            ),
            RuleStatement(
                "R1.5",
                [.documented],
                """
                One block of a tab view takes ten direct entries at most, and conditions among them; more need a \
                `Group` or a `ForEach`.
                """,
                sources: [.tabContentBuilder],
                standing: .notApplicable("A spec is a list without blocks, so it has no such limit.")
            ),
            RuleStatement(
                "R1.6",
                [.choice],
                """
                `ForEach`, `Group` and conditions add no entry of their own: only what is in them counts, and a \
                modifier on them reaches each entry inside.
                """,
                sources: [.tabContent]
            ),
            RuleStatement(
                "R1.7",
                [.documented, .observed],
                "Sections may stand inside sections. Two levels are advised, three are the most that UIKit takes.",
                sources: [.elevating, .sidebars, .apps]
            ),
        ]
    )
}
