import TabModel

extension RuleBook {
    /// Findings: what people stored, and what they meet (R5.37 to R5.40).
    static let storedFindings = RuleSection(
        "Findings: what people stored, and what they meet",
        rules: [
            RuleStatement(
                "R5.37",
                [.documented, .observed],
                """
                Warning: a section's declared order differs from a stored one, which hides the change. Reset that \
                section's order.
                """,
                sources: [.customizationType, .apps]
            ),
            RuleStatement(
                "R5.38",
                [.documented, .choice],
                "Information: the stored customization has ids that the spec lacks. The message names them.",
                sources: [.uiHeaders, .customizationIDModifier]
            ),
            RuleStatement(
                "R5.39",
                [.documented],
                "Warning: a tab is disabled or hidden. Keep tabs, and say in the content why it is empty.",
                sources: [.tabBars]
            ),
            RuleStatement(
                "R5.40",
                [.documented, .observed],
                "Warning: a tab acts and nothing intercepts it. Intercept it, or better use a toolbar button.",
                sources: [.tabBars, .tabPattern]
            ),
        ]
    )
}
