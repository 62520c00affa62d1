import TabModel

extension RuleBook {
    /// What shows after customization (R3.6 to R3.43).
    static let effectiveVisibility = RuleSection(
        "What shows after customization",
        rules: [
            RuleStatement(
                "R3.6",
                [.choice],
                """
                `hidden` is stronger than anything a person stored; what was stored acts again when the entry comes \
                back.
                """,
                sources: [.hiddenModifier]
            ),
            RuleStatement(
                "R3.7",
                [.documented],
                "Sidebar-only is stronger than a stored visibility in the bar.",
                sources: [.enhancing]
            ),
            RuleStatement(
                "R3.8",
                [.documented],
                "Pinned is stronger than a stored visibility or order in the bar.",
                sources: [.tabPlacement, .uiPlacement]
            ),
            RuleStatement(
                "R3.9",
                [.choice],
                """
                A disabled behavior makes stored visibility void; a reorderable one voids a stored hidden and lets a \
                stored visible count. So an older customization can't hide what the author has locked since.
                """,
                sources: [.customizationBehaviorType]
            ),
            RuleStatement(
                "R3.10",
                [.documented],
                "What a person stored wins over the author's defaults.",
                sources: [.uiHeaders]
            ),
            RuleStatement(
                "R3.11",
                [.documented, .choice],
                """
                Hiding an entry in the sidebar takes it out of the bar, a section with its tabs; showing it again \
                brings the bar's state back.
                """,
                sources: [.defaultVisibilityModifier, .elevating]
            ),
            RuleStatement(
                "R3.42",
                [.documented, .choice],
                """
                On the Mac the sidebar follows what was stored, then shows everything; on Vision Pro the sidebar of \
                a section does, and the ornament ignores what was stored.
                """,
                sources: [.defaultVisibilityModifier, .customizationType]
            ),
            RuleStatement(
                "R3.43",
                [.documented],
                """
                An attached customization that is empty differs from none: with it people can edit. What shows is \
                the same.
                """,
                sources: [.customizationModifier]
            ),
        ]
    )
}
