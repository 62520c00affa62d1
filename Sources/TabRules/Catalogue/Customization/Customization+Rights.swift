import TabModel

extension RuleBook {
    /// Who may do what (R3.12 to R3.20).
    static let rights = RuleSection(
        "Who may do what",
        rules: [
            RuleStatement(
                "R3.12",
                [.documented],
                """
                Dragging from the sidebar to the bar adds, off the bar removes, inside the bar or a section moves; \
                unticking in edit mode hides, and takes the entry out of the bar. The Mac has only moving inside \
                sections.
                """,
                sources: [.enhancing, .elevating, .customizationType]
            ),
            RuleStatement(
                "R3.13",
                [.documented, .choice],
                "A section's tab moves inside its own section only, and sections don't move among each other.",
                sources: [.customizationBehaviorType, .customizationTabOrder]
            ),
            RuleStatement(
                "R3.14",
                [.documented],
                "A sidebar-only tab can never be added to the bar; one that is hidden there by default can.",
                sources: [.enhancing]
            ),
            RuleStatement(
                "R3.15",
                [.documented],
                "Nothing can be dropped before the fixed entries of the bar or behind the pinned ones.",
                sources: [.elevate24, .uiPlacement]
            ),
            RuleStatement(
                "R3.16",
                [.choice],
                "The orders of bar and sidebar are independent: moving in one leaves the other as it is.",
                sources: [.customizationType]
            ),
            RuleStatement(
                "R3.17",
                [.observed, .choice],
                """
                The tabs of a section that is disabled for the sidebar can't be moved; whether they can be hidden is \
                their own matter.
                """,
                sources: [.customizationBehaviorModifier, .apps]
            ),
            RuleStatement(
                "R3.18",
                [.choice],
                """
                The last entry of the bar can't be removed, and the last tab of the sidebar can't be hidden: nobody \
                could get anywhere.
                """
            ),
            RuleStatement(
                "R3.19",
                [.documented],
                "The iPad's bar has no upper limit: it scrolls.",
                sources: [.enhancing]
            ),
            RuleStatement(
                "R3.20",
                [.observed],
                "A selected tab that a person hides keeps showing until another is chosen.",
                sources: [.bottomTabs]
            ),
        ]
    )
}
