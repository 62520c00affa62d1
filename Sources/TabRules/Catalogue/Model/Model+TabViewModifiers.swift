import TabModel

extension RuleBook {
    /// Modifiers of the tab view (R1.60 to R1.71).
    static let tabViewModifiers = RuleSection(
        "Modifiers of the tab view",
        rules: [
            RuleStatement(
                "R1.60",
                [.documented],
                "The tab view's style is automatic unless the author sets one.",
                sources: [.tabViewStyleModifier]
            ),
            RuleStatement(
                "R1.61",
                [.documented],
                """
                People can customize a tab view only if the author attached a customization, in the \
                sidebar-adaptable style. Apple TV and Apple Watch lack it.
                """,
                sources: [.customizationModifier]
            ),
            RuleStatement(
                "R1.62",
                [.documented],
                """
                A header above and a footer below the sidebar's rows scroll with them, a bottom bar stays at the \
                edge; all three show only with the sidebar.
                """,
                sources: [.sidebarHeader, .sidebarFooter, .sidebarBottomBar]
            ),
            RuleStatement(
                "R1.63",
                [.documented],
                """
                The author may choose whether an adaptable tab view first appears on iPad as a bar or as a sidebar; \
                elsewhere this does nothing.
                """,
                sources: [.defaultAdaptablePlacement]
            ),
            RuleStatement(
                "R1.64",
                [.documented],
                """
                From OS 27 on the author may choose the first form on iPhone, Mac, Apple TV and Vision Pro; on iPad \
                this does nothing.
                """,
                sources: [.defaultPlacement]
            ),
            RuleStatement(
                "R1.65",
                [.documented],
                "The author may say when the bar shrinks, from OS 26 on.",
                sources: [.minimizeModifier]
            ),
            RuleStatement(
                "R1.66",
                [.documented],
                """
                A bottom accessory exists on iPhone and iPad from OS 26.0 on, and can be switched on and off from \
                26.1 on.
                """,
                sources: [.bottomAccessory]
            ),
            RuleStatement(
                "R1.67",
                [.documented],
                "The author may say whether choosing the search tab focuses the field, from OS 26 on.",
                sources: [.searchActivationModifier]
            ),
            RuleStatement(
                "R1.68",
                [.documented],
                "A screen may hide the tab bar while it shows.",
                sources: [.toolbarVisibility],
                standing: .notApplicable("It belongs to a screen's own content, of which a spec has only a drawing.")
            ),
            RuleStatement(
                "R1.69",
                [.documented],
                "Toolbar buttons may stand in the sidebar from OS 18.4 on.",
                sources: [.toolbarPlacement],
                standing: .notApplicable("A spec holds no toolbar buttons.")
            ),
            RuleStatement(
                "R1.70",
                [.documented],
                """
                A search field on the tab view goes to the first search tab; without one it applies to every tab, \
                and its text is lost on a change of tabs.
                """,
                sources: [.searchRole, .tabRole]
            ),
            RuleStatement(
                "R1.71",
                [.documented],
                "`tabItem` and `tag` are the older way to declare tabs, and deprecated: `Tab` replaces them.",
                sources: [.tabItem],
                standing: .notApplicable("Only source code can hold them; a spec declares tabs.")
            ),
        ]
    )
}
