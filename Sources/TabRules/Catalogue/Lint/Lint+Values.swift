import TabModel

extension RuleBook {
    /// Findings: values and selection (R5.1 to R5.5).
    static let valueFindings = RuleSection(
        "Findings: values and selection",
        rules: [
            RuleStatement(
                "R5.1",
                [.documented, .observed],
                "Error: two tabs have equal values. Make them unique.",
                sources: [.tabView, .iceCubes2166, .pagerView]
            ),
            RuleStatement(
                "R5.2",
                [.documented],
                "Error: the values differ in type from each other or from the selection. Use one type for all.",
                sources: [.enhancing, .tabView]
            ),
            RuleStatement(
                "R5.3",
                [.documented],
                "Error: there is a selection, and a tab has no value. Give it one, or the binding can't select it.",
                sources: [.tabView]
            ),
            RuleStatement(
                "R5.4",
                [.documented],
                "Error: the selection is no tab's value.",
                sources: [.hiddenModifier, .releaseNotes27]
            ),
            RuleStatement(
                "R5.5",
                [.documented, .observed, .choice],
                """
                The selected tab is hidden in some environment, and no mapping covers it: an error on OS 27, a \
                warning before. Select another there, as the Browse pattern does.
                """,
                sources: [.hiddenModifier, .releaseNotes27, .parallax]
            ),
        ]
    )
}
