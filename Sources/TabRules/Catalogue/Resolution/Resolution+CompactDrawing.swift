import TabModel

extension RuleBook {
    /// Bottom bars: how they are drawn (R2.51 to R2.57).
    static let compactDrawing = RuleSection(
        "Bottom bars: how they are drawn",
        rules: [
            RuleStatement(
                "R2.51",
                [.documented],
                """
                An iPhone held upright shows symbols above titles; on its side, and where there is little height, \
                they stand side by side.
                """,
                sources: [.tabBars]
            ),
            RuleStatement(
                "R2.52",
                [.documented],
                """
                On iPhone, from OS 26 on, a bar that shrinks on scrolling down grows back on scrolling up, at the \
                top and on a tap; the other way round if the author says so. It never shrinks by itself.
                """,
                sources: [.minimizeBehavior, .glass25]
            ),
            RuleStatement(
                "R2.53",
                [.documented],
                """
                A shrunk bar shows from leading to trailing: the current tab alone, the accessory, the search tab \
                set apart.
                """,
                sources: [.glass25, .accessoryPlacement]
            ),
            RuleStatement(
                "R2.54",
                [.documented],
                """
                Elsewhere bars shrink by themselves: on Vision Pro while not looked at, on the Mac where a window \
                has little room; on Apple TV and Apple Watch never.
                """,
                sources: [.minimizeAutomatic]
            ),
            RuleStatement(
                "R2.55",
                [.documented],
                """
                A bottom accessory stands above the bottom bar, in line with a shrunk one, and at the bottom of the \
                content where there is no bottom bar.
                """,
                sources: [.accessoryPlacement]
            ),
            RuleStatement(
                "R2.56",
                [.documented, .choice],
                "Right-to-left languages mirror the order of tabs and the places of More and search.",
                sources: [.enhancing, .tabPlacementModifier]
            ),
            RuleStatement(
                "R2.57",
                [.documented, .choice],
                "More opens a list under that title; people can't rearrange it here.",
                sources: [.uiTabBarController]
            ),
        ]
    )
}
