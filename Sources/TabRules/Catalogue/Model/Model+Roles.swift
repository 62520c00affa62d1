import TabModel

extension RuleBook {
    /// Roles and placements (R1.15 to R1.26).
    static let roles = RuleSection(
        "Roles and placements",
        rules: [
            RuleStatement(
                "R1.15",
                [.documented],
                """
                The search role gives a tab the title Search, the magnifying glass and a pinned place; a search \
                field on the tab view belongs to the first such tab.
                """,
                sources: [.enhancing, .tabRole]
            ),
            RuleStatement(
                "R1.16",
                [.documented],
                """
                The prominent role sets one tab apart from OS 27 on. At most one tab is treated so, and without any \
                a search tab may be.
                """,
                sources: [.prominent]
            ),
            RuleStatement(
                "R1.17",
                [.documented],
                "Without a placement of its own a tab stands where the context decides.",
                sources: [.tabPlacement]
            ),
            RuleStatement(
                "R1.18",
                [.documented],
                "A pinned tab stands in the trailing region of the bar and is always in view there.",
                sources: [.tabPlacement, .uiPlacement]
            ),
            RuleStatement(
                "R1.19",
                [.documented],
                "A sidebar-only tab stands nowhere but in the sidebar, and people can't drag it into the bar.",
                sources: [.tabPlacement, .enhancing]
            ),
            RuleStatement(
                "R1.20",
                [.documented, .choice],
                "Not every style honors every placement; one that it doesn't know acts as automatic.",
                sources: [.tabPlacement]
            ),
            RuleStatement(
                "R1.21",
                [.documented],
                "Visibility and behavior are set for the tab bar, for the sidebar, or for both at once.",
                sources: [.adaptablePlacement]
            ),
            RuleStatement(
                "R1.22",
                [.documented],
                """
                The sidebar lists every tab. As a placement of its own it exists on iPhone, iPad and Vision Pro, not \
                on Mac, Apple TV and Apple Watch.
                """,
                sources: [.adaptablePlacement]
            ),
            RuleStatement(
                "R1.23",
                [.documented],
                "By default people may add an entry to the bar, remove it, hide it and move it.",
                sources: [.customizationBehaviorType]
            ),
            RuleStatement(
                "R1.24",
                [.documented],
                """
                A reorderable entry may be moved, but neither hidden nor removed; in the sidebar it moves inside its \
                section only. It exists on iPhone, iPad and Vision Pro.
                """,
                sources: [.customizationBehaviorType]
            ),
            RuleStatement(
                "R1.25",
                [.documented],
                "A disabled entry may be neither moved nor hidden. It exists on iPhone, iPad and Vision Pro.",
                sources: [.customizationBehaviorType]
            ),
            RuleStatement(
                "R1.26",
                [.documented],
                """
                A tab's content can ask which chrome shows it: bottom bar, top bar, sidebar, ornament or page dots. \
                Outside of tab content the answer is nothing.
                """,
                sources: [.tabBarPlacement]
            ),
        ]
    )
}
