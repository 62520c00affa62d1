import TabModel

extension RuleBook {
    /// Which chrome appears (R2.1 to R2.13).
    static let chrome = RuleSection(
        "Which chrome appears",
        rules: [
            RuleStatement(
                "R2.1",
                [.documented],
                "An iPhone shows a bottom bar at every width and in every orientation.",
                sources: [.enhancing, .tabView, .uiMode]
            ),
            RuleStatement(
                "R2.2",
                [.documented],
                "An iPad in compact width (a narrow window, Slide Over) shows a bottom bar.",
                sources: [.enhancing, .tabView]
            ),
            RuleStatement(
                "R2.3",
                [.documented, .choice],
                """
                A wide iPad shows a bar on top or, in the sidebar-adaptable style, a sidebar, with a button to go \
                from one to the other. The other styles have the bar alone.
                """,
                sources: [.enhancing, .tabBars]
            ),
            RuleStatement(
                "R2.4",
                [.documented],
                """
                A Mac shows the sidebar in the sidebar-adaptable style, and segments on top in the tab-bar-only \
                style.
                """,
                sources: [.enhancing, .elevate24, .tabBarPlacement]
            ),
            RuleStatement(
                "R2.5",
                [.documented],
                "An Apple TV shows a sidebar in the sidebar-adaptable style, else a bar on top.",
                sources: [.enhancing, .tabBars]
            ),
            RuleStatement(
                "R2.6",
                [.documented],
                """
                A Vision Pro shows an ornament at the leading edge; in the sidebar-adaptable style a sidebar joins \
                it while the selection lies in a section.
                """,
                sources: [.enhancing, .tabBarPlacement, .tabBars]
            ),
            RuleStatement(
                "R2.7",
                [.documented],
                "An Apple Watch shows pages with dots and no bar.",
                sources: [.paging21, .tabBars]
            ),
            RuleStatement(
                "R2.8",
                [.documented, .choice],
                "The page style shows pages with dots: no bar, no badges, no sections.",
                sources: [.pageModifier]
            ),
            RuleStatement(
                "R2.9",
                [.documented],
                "Vertical pages on Apple Watch are turned with the Digital Crown, with dots at the side.",
                sources: [.vertical23, .watch23]
            ),
            RuleStatement(
                "R2.10",
                [.documented, .choice],
                """
                The grouped style on the Mac is a row of adjoining segments on top of a box; how it is drawn is our \
                choice.
                """,
                sources: [.groupedStyle]
            ),
            RuleStatement(
                "R2.11",
                [.documented],
                "An iPhone app that runs on iPad, or is mirrored to a Mac, keeps the iPhone's layout.",
                sources: [.uiTabBarController, .layoutGuide],
                standing: .notApplicable(
                    "A preview asks for the device and shows its layout; that app's is the iPhone's."
                )
            ),
            RuleStatement(
                "R2.12",
                [.documented],
                """
                The platform picks the bottom bar on iPhone, not the width: a large iPhone on its side counts as \
                regular and still has the bar, so a tab hidden in compact width shows there.
                """,
                sources: [.tabView, .layoutGuide]
            ),
            RuleStatement(
                "R2.13",
                [.documented, .observed],
                """
                From OS 27 on an iPhone may show a sidebar, if it is wide enough on its side and the author asks for \
                it.
                """,
                sources: [.defaultPlacement, .bottomTabs580, .screens4668]
            ),
        ]
    )
}
