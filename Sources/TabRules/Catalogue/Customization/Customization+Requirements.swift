import TabModel

extension RuleBook {
    /// When customization exists (R3.1 to R3.5).
    static let customizationExists = RuleSection(
        "When customization exists",
        rules: [
            RuleStatement(
                "R3.1",
                [.documented],
                """
                Customization takes all of these: the sidebar-adaptable style, an attached customization, a platform \
                that has it, and an id for each entry.
                """,
                sources: [.customizationModifier, .customizationIDModifier, .tabView]
            ),
            RuleStatement(
                "R3.2",
                [.documented, .choice],
                """
                By hand, people can change everything on a wide iPad, only the order on the Mac, and nothing on \
                iPhone, in compact width, on Apple TV and on Apple Watch. For Vision Pro nothing is written, so the \
                preview offers nothing.
                """,
                sources: [.customizationType, .customizationBehaviorModifier]
            ),
            RuleStatement(
                "R3.3",
                [.documented, .choice],
                """
                An entry without a customization id takes no part: it shows by its defaults, and can't be moved, \
                hidden or added.
                """,
                sources: [.customizationIDModifier]
            ),
            RuleStatement(
                "R3.4",
                [.documented],
                "An entry that is disabled for both bar and sidebar needs no customization id.",
                sources: [.customizationIDModifier, .customizationType]
            ),
            RuleStatement(
                "R3.5",
                [.documented],
                "An entry that is disabled for one of the two still needs a customization id.",
                sources: [.customizationIDModifier]
            ),
        ]
    )
}
