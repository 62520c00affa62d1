import TabModel

extension RuleBook {
    /// The customization as a value (R1.72 to R1.83).
    static let customizationValue = RuleSection(
        "The customization as a value",
        rules: [
            RuleStatement(
                "R1.72",
                [.documented],
                """
                A customization is a value of its own; the empty one holds nothing but defaults. How Apple encodes \
                it isn't documented.
                """,
                sources: [.customizationType]
            ),
            RuleStatement(
                "R1.73",
                [.documented],
                """
                Asking a customization for an unknown or untouched tab is no mistake: everything about it is \
                automatic.
                """,
                sources: [.customizationTab]
            ),
            RuleStatement(
                "R1.74",
                [.documented],
                "An app may read and write a tab's visibility in the sidebar.",
                sources: [.customizationSidebarVisibility],
                standing: .notApplicable("An app's own code does this; in the preview a person's hand does.")
            ),
            RuleStatement(
                "R1.75",
                [.documented],
                "An app may read a tab's visibility in the bar, but not write it.",
                sources: [.customizationBarVisibility],
                standing: .notApplicable("An app's own code does this, and a spec has none.")
            ),
            RuleStatement(
                "R1.76",
                [.documented],
                "An app may ask a customization for each section by its id.",
                sources: [.customizationSection],
                standing: .notApplicable("An app's own code does this, and a spec has none.")
            ),
            RuleStatement(
                "R1.77",
                [.documented],
                """
                A section's stored order names all of its tabs, the untouched ones too; a section never customized \
                has none.
                """,
                sources: [.customizationTabOrder]
            ),
            RuleStatement(
                "R1.78",
                [.documented],
                "One section's order can be set back to the order the author declared.",
                sources: [.customizationType]
            ),
            RuleStatement(
                "R1.79",
                [.documented],
                "All sections' orders can be set back to the declared order; visibilities stay.",
                sources: [.resetSectionOrder]
            ),
            RuleStatement(
                "R1.80",
                [.documented],
                """
                All visibilities in the sidebar can be set back to the author's defaults; the orders of sections \
                stay.
                """,
                sources: [.resetVisibility]
            ),
            RuleStatement(
                "R1.81",
                [.documented],
                """
                The older ways to ask by `sidebarVisibility` and `sectionID`, and to reset one section, are \
                deprecated.
                """,
                sources: [.customizationType],
                standing: .notApplicable("Only source code can hold them.")
            ),
            RuleStatement(
                "R1.82",
                [.documented],
                "A customization can be kept in the app's or the scene's storage under a key.",
                sources: [.customizationType, .tabView]
            ),
            RuleStatement(
                "R1.83",
                [.documented],
                """
                No public interface tells the order of the bar or of the sections, sets visibility in the bar, or \
                resets that alone.
                """,
                sources: [.customizationType],
                standing: .notApplicable(
                    "It says what an app can't do; a person's hand can, and the preview follows the hand."
                )
            ),
        ]
    )
}
