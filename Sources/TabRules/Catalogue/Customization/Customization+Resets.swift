import TabModel

extension RuleBook {
    /// Resets (R3.37 to R3.41).
    static let resets = RuleSection(
        "Resets",
        rules: [
            RuleStatement(
                "R3.37",
                [.documented, .choice],
                """
                Resetting visibility clears what was stored for the sidebar and keeps the bar's visibility and all \
                orders.
                """,
                sources: [.resetVisibility]
            ),
            RuleStatement(
                "R3.38",
                [.documented, .choice],
                "Resetting the order of sections clears all their orders and keeps everything else.",
                sources: [.resetSectionOrder]
            ),
            RuleStatement(
                "R3.39",
                [.documented],
                "Resetting one section's order clears that order alone.",
                sources: [.customizationType]
            ),
            RuleStatement(
                "R3.40",
                [.documented],
                "An empty customization in place of the stored one clears everything.",
                sources: [.customizationType]
            ),
            RuleStatement(
                "R3.41",
                [.documented],
                "A person's own reset brings everything back to the author's defaults.",
                sources: [.elevating, .uiTab]
            ),
        ]
    )
}
