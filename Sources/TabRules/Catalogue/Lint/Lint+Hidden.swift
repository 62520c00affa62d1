import TabModel

extension RuleBook {
    /// Findings: what is hidden (R5.50 to R5.53).
    static let hiddenFindings = RuleSection(
        "Findings: what is hidden",
        rules: [
            RuleStatement(
                "R5.50",
                [.choice],
                "Every tab is hidden, an error; or all tabs of a section are, a warning, for the section vanishes.",
                sources: [.hiddenModifier]
            ),
            RuleStatement(
                "R5.51",
                [.documented],
                "Warning: a Browse tab and the tabs it stands for show in the same width. Hide one side.",
                sources: [.tabView]
            ),
            RuleStatement(
                "R5.52",
                [.documented],
                """
                Information: hidden in compact width is used as if it meant not on iPhone. Large iPhones on their \
                side are regular.
                """,
                sources: [.tabView, .layoutGuide]
            ),
            RuleStatement(
                "R5.53",
                [.documented],
                "Information: a condition shows or hides tabs by size class, which loses their state. Use `hidden`.",
                sources: [.hiddenModifier],
                standing: .notApplicable("Only source code can hold such a condition.")
            ),
        ]
    )
}
