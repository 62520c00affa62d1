import TabModel

extension RuleBook {
    /// Modifiers of tabs and sections (R1.43 to R1.59).
    static let tabModifiers = RuleSection(
        "Modifiers of tabs and sections",
        rules: [
            RuleStatement(
                "R1.43",
                [.documented, .observed],
                "A placement on a section is about the one entry which stands for the section, not about its tabs.",
                sources: [.tabPlacementModifier, .iceCubes]
            ),
            RuleStatement(
                "R1.44",
                [.documented],
                """
                Whatever people may customize needs a customization id that stays the same in every version of the \
                app. In a section with an id, every tab needs one too, unless it is disabled.
                """,
                sources: [.customizationIDModifier]
            ),
            RuleStatement(
                "R1.45",
                [.documented, .observed],
                """
                What people may do with an entry counts in the sidebar-adaptable style on iPad. On a section, the \
                sidebar's setting is about moving its tabs, the bar's about its own entry.
                """,
                sources: [.customizationBehaviorModifier, .apps]
            ),
            RuleStatement(
                "R1.46",
                [.documented],
                """
                A default visibility acts in the sidebar-adaptable style on iPad and nowhere else. Hidden in the \
                sidebar means out of the bar too, and people may bring the entry back.
                """,
                sources: [.defaultVisibilityModifier, .enhancing]
            ),
            RuleStatement(
                "R1.47",
                [.documented],
                """
                A hidden tab is nowhere, though it keeps its state; a hidden section takes its tabs along. Apple TV \
                and Apple Watch lack it.
                """,
                sources: [.hiddenModifier, .tabView]
            ),
            RuleStatement(
                "R1.48",
                [.documented, .choice],
                """
                A disabled tab shows but can't be chosen; a disabled section disables its tabs. It exists from OS \
                18.4 on, but not on Apple Watch.
                """,
                sources: [.disabledModifier]
            ),
            RuleStatement(
                "R1.49",
                [.documented],
                """
                A badge is a number or a short text; 0 and an empty text show none. Apple TV and Apple Watch have no \
                badges.
                """,
                sources: [.badgeModifier]
            ),
            RuleStatement(
                "R1.50",
                [.documented],
                """
                A section's actions stand after its tabs on iPad and appear over its header on the Mac; a single tab \
                has none.
                """,
                sources: [.sectionActionsModifier]
            ),
            RuleStatement(
                "R1.51",
                [.documented],
                "A context menu opens from the tab's row in the sidebar only.",
                sources: [.contextMenuModifier],
                standing: .notApplicable("A spec holds no menus.")
            ),
            RuleStatement(
                "R1.52",
                [.documented],
                "Swipe actions belong to the tab's row in the sidebar only.",
                sources: [.swipeActionsModifier],
                standing: .notApplicable("A spec holds no swipe actions.")
            ),
            RuleStatement(
                "R1.53",
                [.documented],
                "A popover is anchored wherever the tab stands.",
                sources: [.popoverModifier],
                standing: .notApplicable("A spec holds no popovers: the app presents them while it runs.")
            ),
            RuleStatement(
                "R1.54",
                [.documented],
                "A tab may accept what people drop on it.",
                sources: [.dropDestinationModifier],
                standing: .notApplicable("A spec holds no code that could take what is dropped.")
            ),
            RuleStatement(
                "R1.55",
                [.documented],
                """
                A tab may be dragged out of its row in the sidebar; such a drag of the app's own switches off moving \
                outside of edit mode.
                """,
                sources: [.draggableModifier, .uiHeaders],
                standing: .notApplicable("A spec holds no drags of the app's own.")
            ),
            RuleStatement(
                "R1.56",
                [.documented],
                "A tab may open while something is held over it; what it says wins over the views around it.",
                sources: [.springLoadingModifier],
                standing: .notApplicable("A preview has nothing to drag over a tab but other tabs.")
            ),
            RuleStatement(
                "R1.57",
                [.documented],
                "Labels, hints and identifiers for assistive technology are read for the entry, wherever it stands.",
                sources: [.tabContent]
            ),
            RuleStatement(
                "R1.58",
                [.documented],
                "A help text shows as a tooltip from OS 27 on.",
                sources: [.helpModifier]
            ),
            RuleStatement(
                "R1.59",
                [.documented],
                """
                A section's first state, folded or not, counts where sections can fold, from OS 27 on; what people \
                did last wins over it.
                """,
                sources: [.sectionExpansionModifier]
            ),
        ]
    )
}
