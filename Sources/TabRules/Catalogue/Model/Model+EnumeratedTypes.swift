import TabModel

extension RuleBook {
    /// Other enumerated types (R1.27 to R1.34).
    static let enumeratedTypes = RuleSection(
        "Other enumerated types",
        rules: [
            RuleStatement(
                "R1.27",
                [.documented],
                "Content can ask whether the tab view shows a section's tabs unfolded.",
                sources: [.showingSections]
            ),
            RuleStatement(
                "R1.28",
                [.documented],
                """
                The search field takes focus when it is tapped, or, if the author says so, as soon as the search tab \
                is chosen; leaving search then returns to the tab before.
                """,
                sources: [.searchActivation]
            ),
            RuleStatement(
                "R1.29",
                [.documented],
                "A bar shrinks as the platform sees fit, or never.",
                sources: [.minimizeBehavior]
            ),
            RuleStatement(
                "R1.30",
                [.documented],
                "A bar may be told to shrink on scrolling down or up; only iPhone bars do, from OS 26 on.",
                sources: [.minimizeBehavior]
            ),
            RuleStatement(
                "R1.31",
                [.documented],
                """
                A section starts unfolded or folded in the sidebar, as the author says; OS 27 and later, on iPhone, \
                iPad and Vision Pro.
                """,
                sources: [.sectionExpansionType]
            ),
            RuleStatement(
                "R1.32",
                [.documented],
                "A bottom accessory stands in line with a shrunk bar, or expanded above a whole one.",
                sources: [.accessoryPlacement]
            ),
            RuleStatement(
                "R1.33",
                [.documented],
                "Page dots show always, never, or, by default, when there is more than one page.",
                sources: [.pageStyle]
            ),
            RuleStatement(
                "R1.34",
                [.documented],
                "Vertical pages on Apple Watch may blur into one another or change without a transition.",
                sources: [.verticalPageStyle],
                standing: .notApplicable("A preview draws pages at rest, so no transition is seen.")
            ),
        ]
    )
}
