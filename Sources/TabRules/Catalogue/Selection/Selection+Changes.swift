import TabModel

extension RuleBook {
    /// What changes it, and what doesn't (R4.19 to R4.23).
    static let selectionChanges = RuleSection(
        "What changes it, and what doesn't",
        rules: [
            RuleStatement(
                "R4.19",
                [.choice],
                "Changing between bar and sidebar, size class or orientation never changes the selection by itself."
            ),
            RuleStatement(
                "R4.20",
                [.documented],
                "Where choosing the search tab starts the search, leaving it selects the tab before.",
                sources: [.searchActivation]
            ),
            RuleStatement(
                "R4.21",
                [.documented],
                """
                On Vision Pro a section's header selects a tab of the section and stays lit while people choose \
                inside.
                """,
                sources: [.enhancing, .sidebars]
            ),
            RuleStatement(
                "R4.22",
                [.documented],
                "Each tab keeps its own state while another shows; `hidden` keeps it too, a condition loses it.",
                sources: [.tabBars, .hiddenModifier],
                standing: .notApplicable("A preview's screens are drawings without a state of their own.")
            ),
            RuleStatement(
                "R4.23",
                [.documented],
                """
                A condition around whole tab views rebuilds everything on a change of size class; `hidden` keeps the \
                state.
                """,
                sources: [.hiddenModifier],
                standing: .notApplicable("Only source code can hold such a condition (R5.53).")
            ),
        ]
    )
}
