import TabModel

extension RuleBook {
    /// Mac (R2.58 to R2.62).
    static let mac = RuleSection(
        "Mac",
        rules: [
            RuleStatement(
                "R2.58",
                [.documented],
                "In the sidebar-adaptable style a Mac always shows the sidebar and no bar.",
                sources: [.enhancing]
            ),
            RuleStatement(
                "R2.59",
                [.choice],
                """
                In the tab-bar-only style a Mac shows one segment for each tab, sections giving way to their tabs, \
                pinned ones last.
                """,
                sources: [.tabBarPlacement]
            ),
            RuleStatement(
                "R2.60",
                [.choice],
                """
                The automatic style on the Mac is drawn as segments on top; no source says so for macOS 15 and \
                later.
                """
            ),
            RuleStatement(
                "R2.61",
                [.documented],
                "On the Mac the sidebar as a placement, and the behaviors reorderable and disabled, don't exist.",
                sources: [.adaptablePlacement, .customizationBehaviorType]
            ),
            RuleStatement(
                "R2.62",
                [.documented],
                """
                On the Mac a visibility that a person or the app stored for the sidebar counts; the author's default \
                doesn't.
                """,
                sources: [.customizationType, .defaultVisibilityModifier]
            ),
        ]
    )
}
