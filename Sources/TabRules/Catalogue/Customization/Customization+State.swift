import TabModel

extension RuleBook {
    /// What is stored (R3.21 to R3.26).
    static let state = RuleSection(
        "What is stored",
        rules: [
            RuleStatement(
                "R3.21",
                [.documented],
                """
                A customization holds a visibility in sidebar and bar for each tab, an order of tabs for each \
                section, and an order of the bar that has no public name.
                """,
                sources: [.enhancing, .customizationType]
            ),
            RuleStatement(
                "R3.22",
                [.observed],
                "Apple's encoded form is documented nowhere, and apps treat it as opaque bytes.",
                standing: .notApplicable(
                    "It is left alone on purpose: the preview reads and writes a form of its own (R3.23)."
                )
            ),
            RuleStatement(
                "R3.23",
                [.choice],
                "The preview keeps customizations in a form of its own, with a name and version of its own."
            ),
            RuleStatement(
                "R3.24",
                [.choice],
                """
                Automatic is never stored: absence means it. What a person did is stored even where it equals \
                today's default, so that a later default doesn't undo it.
                """,
                sources: [.customizationTab]
            ),
            RuleStatement(
                "R3.25",
                [.choice],
                """
                Whether bar or sidebar shows, and which sections are folded, belongs to the window and isn't part of \
                the customization.
                """,
                sources: [.defaultAdaptablePlacement, .sectionExpansionModifier]
            ),
            RuleStatement(
                "R3.26",
                [.documented],
                "The order a section reports is always complete, the untouched tabs included.",
                sources: [.customizationTabOrder]
            ),
        ]
    )
}
