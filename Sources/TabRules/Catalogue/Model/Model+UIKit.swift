import TabModel

extension RuleBook {
    /// The UIKit beneath (R1.84 to R1.98).
    static let uiKitLayer = RuleSection(
        "The UIKit beneath",
        rules: [
            RuleStatement(
                "R1.84",
                [.documented],
                """
                UIKit knows seven placements: automatic, default, optional, movable, pinned, fixed, and sidebar \
                only. Fixed tabs lead the bar, pinned ones end it.
                """,
                sources: [.uiPlacement, .uiHeaders]
            ),
            RuleStatement(
                "R1.85",
                [.choice],
                """
                SwiftUI's settings match UIKit's placements one to one: disabled for the bar is fixed, reorderable \
                is movable, hidden by default is optional, visible by default is default.
                """,
                sources: [.uiPlacement, .elevate24]
            ),
            RuleStatement(
                "R1.86",
                [.documented],
                """
                UIKit lets people hide and move nothing until the app allows it; SwiftUI allows it by a \
                customization and ids.
                """,
                sources: [.uiAllowsHiding, .uiHeaders],
                standing: .notApplicable("UIKit's own switches; a spec sets SwiftUI's (R3.1).")
            ),
            RuleStatement(
                "R1.87",
                [.documented],
                "A group of tabs is one entry in the bar, and opens the tab the app names, else its first.",
                sources: [.uiTabGroup]
            ),
            RuleStatement(
                "R1.88",
                [.documented],
                """
                UIKit's mode picks bar or sidebar: iPhone and Apple TV show the bar whatever it says, Vision Pro \
                adds a sidebar for a group.
                """,
                sources: [.uiMode],
                standing: .notApplicable("SwiftUI has no mode; the style decides (R2.1 to R2.6).")
            ),
            RuleStatement(
                "R1.89",
                [.documented],
                """
                Placements count only where the context has regions, which is the bar on iPad; a compact bar has \
                none but the tab set apart.
                """,
                sources: [.uiPreferredPlacement]
            ),
            RuleStatement(
                "R1.90",
                [.documented],
                "On OS 27, when no tab is prominent, a search tab is set apart only if choosing it activates search.",
                sources: [.uiTabBarController]
            ),
            RuleStatement(
                "R1.91",
                [.documented],
                """
                UIKit keeps the author's default, what people may do and the present state apart; a person's reset \
                returns to the default.
                """,
                sources: [.uiTab]
            ),
            RuleStatement(
                "R1.92",
                [.documented],
                "A person's order of a group names some tabs: the others follow, and unknown names are skipped.",
                sources: [.uiHeaders]
            ),
            RuleStatement(
                "R1.93",
                [.documented],
                "A name of its own keeps one tab view's stored state apart from another's.",
                sources: [.uiTabBarController]
            ),
            RuleStatement(
                "R1.94",
                [.documented],
                "A group may own a navigation stack for the chosen path of tabs; SwiftUI cares for it by itself.",
                sources: [.uiTabGroup, .forumGroup],
                standing: .notApplicable("It is about UIKit's controllers, which a SwiftUI app doesn't have.")
            ),
            RuleStatement(
                "R1.95",
                [.documented],
                "UIKit can name the tabs that a compact width shows.",
                sources: [.uiTabBarController],
                standing: .notApplicable("Only UIKit has it; SwiftUI hides tabs by size class instead (R1.47).")
            ),
            RuleStatement(
                "R1.96",
                [.documented],
                """
                UIKit's sidebar may overlap the content or stand beside it: by itself it overlaps on iPad and stands \
                beside on Mac and Vision Pro.
                """,
                sources: [.uiSidebar],
                standing: .notApplicable("Only UIKit has the choice; SwiftUI has no modifier for it.")
            ),
            RuleStatement(
                "R1.97",
                [.documented],
                "UIKit can tell whether a tab can presently be seen and chosen.",
                sources: [.uiTab],
                standing: .notApplicable("An app's own code asks this, and a spec has none.")
            ),
            RuleStatement(
                "R1.98",
                [.documented],
                "In UIKit a tab's identifier is unique in its tab bar controller.",
                sources: [.uiTab],
                standing: .notApplicable("SwiftUI has values in their place (R4.1).")
            ),
        ]
    )
}
