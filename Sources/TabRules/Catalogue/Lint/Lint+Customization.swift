import TabModel

extension RuleBook {
    /// Findings: ids and customization (R5.6 to R5.13).
    static let customizationFindings = RuleSection(
        "Findings: ids and customization",
        rules: [
            RuleStatement(
                "R5.6",
                [.documented, .choice],
                "Error: two entries have equal customization ids. They must be unique, sections included.",
                sources: [.customizationIDModifier]
            ),
            RuleStatement(
                "R5.7",
                [.documented, .choice],
                """
                Warning: a customization is attached, and an entry has no id and isn't disabled in both placements. \
                Add an id, or disable it.
                """,
                sources: [.customizationIDModifier, .customizationType]
            ),
            RuleStatement(
                "R5.8",
                [.documented],
                "Warning: a section has an id, and a tab of it has none and isn't disabled. Give every tab one.",
                sources: [.customizationIDModifier]
            ),
            RuleStatement(
                "R5.9",
                [.documented],
                """
                Warning: an id looks as if it will change, such as an index, an id made at the start, or a \
                translated title. Derive it from the model.
                """,
                sources: [.customizationIDModifier, .tabPattern]
            ),
            RuleStatement(
                "R5.10",
                [.documented],
                "Warning: a customization is attached in a style that has none. It has no effect.",
                sources: [.customizationModifier]
            ),
            RuleStatement(
                "R5.11",
                [.documented],
                """
                Information: ids or behaviors are given, and no customization is attached. Nothing can be \
                customized.
                """,
                sources: [.customizationModifier]
            ),
            RuleStatement(
                "R5.12",
                [.documented],
                "Customization is used for Apple TV or Apple Watch, which lack it.",
                sources: [.customizationModifier]
            ),
            RuleStatement(
                "R5.13",
                [.documented],
                """
                The sidebar as a placement, or the behaviors reorderable and disabled, are used for Mac or Apple TV, \
                which lack them.
                """,
                sources: [.adaptablePlacement, .customizationBehaviorType]
            ),
        ]
    )
}
