import TabModel

extension RuleBook {
    /// What depends on the OS version (R6.1 to R6.11).
    static let versions = RuleSection(
        "What depends on the OS version",
        rules: [
            RuleStatement(
                "R6.1",
                [.documented],
                """
                Before OS 18 there is neither `Tab` nor `TabSection`, and the iPad's bar stands at the bottom. The \
                preview doesn't go back so far.
                """,
                sources: [.tab]
            ),
            RuleStatement(
                "R6.2",
                [.documented],
                "OS 18 brought today's tabs: the iPad's bar on top, the sidebar-adaptable style, customization.",
                sources: [.enhancing]
            ),
            RuleStatement(
                "R6.3",
                [.documented],
                "OS 18.1 brought tabs that can be dragged out of the sidebar.",
                sources: [.draggableModifier],
                standing: .notApplicable("A spec holds no drags of the app's own.")
            ),
            RuleStatement(
                "R6.4",
                [.documented],
                """
                OS 18.4 brought disabled tabs, reading a customization by tab and section, and toolbar buttons in \
                the sidebar.
                """,
                sources: [.disabledModifier, .customizationTab, .toolbarPlacement]
            ),
            RuleStatement(
                "R6.5",
                [.documented],
                """
                OS 26 brought the floating glass bar, search set apart, bars that shrink, the bottom accessory, and \
                the floating sidebar.
                """,
                sources: [.glass25, .glassUIKit25, .releaseNotes26]
            ),
            RuleStatement(
                "R6.6",
                [.documented],
                "OS 26.1 can switch a bottom accessory on and off.",
                sources: [.bottomAccessory],
                standing: .notApplicable("A spec either has an accessory or has none.")
            ),
            RuleStatement(
                "R6.7",
                [.documented],
                "From OS 26 on, choosing search on iPad or Mac shows the field centered above the content.",
                sources: [.glass25]
            ),
            RuleStatement(
                "R6.8",
                [.documented, .observed],
                """
                OS 27 brought the prominent role, a first form for other platforms, tooltips, sections that start \
                folded, a strict check of the selection, and a sidebar on wide iPhones.
                """,
                sources: [.prominent, .defaultPlacement, .helpModifier, .sectionExpansionModifier, .releaseNotes27]
            ),
            RuleStatement(
                "R6.9",
                [.choice],
                """
                The preview takes 18, 26 or 27 as the OS, 26 unless told; what is newer than that does nothing in \
                the drawing and is reported.
                """
            ),
            RuleStatement(
                "R6.10",
                [.documented],
                """
                From 18 to 26 the look changes (an opaque bar at the edge, a floating capsule), while order and \
                contents stay the same but for search.
                """,
                sources: [.designSystem25, .glass25]
            ),
            RuleStatement(
                "R6.11",
                [.observed],
                """
                Developers report rough edges of OS 26: some layouts break the first opening of search, and moving \
                by code inside an adaptable tab view on iPhone was faulty.
                """,
                standing: .notApplicable(
                    "These are faults of the system, which a preview of the rules doesn't imitate."
                )
            ),
        ]
    )
}
