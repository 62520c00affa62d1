import TabModel

extension RuleBook {
    /// iPad in regular width: the bar's regions (R2.24 to R2.30).
    static let iPadBar = RuleSection(
        "iPad in regular width: the bar's regions",
        rules: [
            RuleStatement(
                "R2.24",
                [.documented],
                "In the bar, tabs stand in declared order, and a section stands in its declared place as one entry.",
                sources: [.elevate24, .enhancing, .tabView]
            ),
            RuleStatement(
                "R2.25",
                [.documented],
                "The bar has three regions from leading to trailing: fixed, customizable, pinned.",
                sources: [.elevate24, .uiPlacement]
            ),
            RuleStatement(
                "R2.26",
                [.documented, .observed],
                """
                Pinned tabs and search stand at the bar's trailing end, wherever they were declared: on the right in \
                left-to-right languages, on the left in others. A pinned tab of a section does too.
                """,
                sources: [.enhancing, .tabPlacementModifier, .tabPattern, .iceCubes]
            ),
            RuleStatement(
                "R2.27",
                [.documented, .observed],
                """
                Sidebar-only tabs are not in the iPad's bar. In a compact bar they show all the same; an author who \
                doesn't want that hides them in compact width.
                """,
                sources: [.tabPlacement, .iceCubes, .apps]
            ),
            RuleStatement(
                "R2.28",
                [.choice],
                "Several pinned tabs stand in declared order."
            ),
            RuleStatement(
                "R2.29",
                [.documented, .observed],
                "Entries in the iPad's bar show their title alone, pinned ones their image alone.",
                sources: [.gamery, .uiPlacement]
            ),
            RuleStatement(
                "R2.30",
                [.choice],
                "A pinned tab without an image shows its title: a button that can't be seen is never right."
            ),
        ]
    )
}
