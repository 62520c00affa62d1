import TabModel

extension RuleBook {
    /// Values and the binding (R4.1 to R4.5).
    static let selectionValues = RuleSection(
        "Values and the binding",
        rules: [
            RuleStatement(
                "R4.1",
                [.documented],
                "Every tab's value is unique in the tab view, across sections, and of one type.",
                sources: [.tabView]
            ),
            RuleStatement(
                "R4.2",
                [.observed],
                "Equal values bring blank content, the wrong tab, or, on older systems with pages, a crash.",
                sources: [.iceCubes2166, .pagerView]
            ),
            RuleStatement(
                "R4.3",
                [.documented],
                "Choosing a tab writes its value to the binding, and writing the binding chooses the tab.",
                sources: [.tabView]
            ),
            RuleStatement(
                "R4.4",
                [.documented],
                "Without a binding the first visible tab is chosen at the start.",
                sources: [.uiTabBarController]
            ),
            RuleStatement(
                "R4.5",
                [.documented, .choice],
                """
                Choosing a section's entry chooses one of its tabs: the one chosen there last, else the first. That \
                tab's own entry is lit if the bar has it, else the section's.
                """,
                sources: [.tabSection, .uiTabGroup, .forumGroup]
            ),
        ]
    )
}
