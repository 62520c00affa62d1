import TabModel

extension RuleBook {
    /// Bottom bars: what is in them (R2.43 to R2.50).
    static let compact = RuleSection(
        "Bottom bars: what is in them",
        rules: [
            RuleStatement(
                "R2.43",
                [.documented, .choice],
                "In a bottom bar each section gives way to its tabs, in place and without a header.",
                sources: [.enhancing, .tabView]
            ),
            RuleStatement(
                "R2.44",
                [.documented, .choice],
                """
                Default visibility, behavior and what people customized have no effect in a bottom bar; `hidden` \
                has.
                """,
                sources: [.defaultVisibilityModifier, .customizationBehaviorModifier, .apps]
            ),
            RuleStatement(
                "R2.45",
                [.documented, .observed],
                """
                A bottom bar shows up to five tabs. From six on it shows the first four and More, which lists the \
                rest.
                """,
                sources: [.uiTabBarController, .tabBars, .screens, .bottomTabs]
            ),
            RuleStatement(
                "R2.46",
                [.choice],
                """
                Search never falls into More and takes one of the five places, as do pinned tabs and, on OS 27, the \
                prominent one.
                """
            ),
            RuleStatement(
                "R2.47",
                [.choice],
                "Pinned tabs stand near the trailing end of a bottom bar, before search, and stay out of More.",
                sources: [.enhancing, .uiPreferredPlacement]
            ),
            RuleStatement(
                "R2.48",
                [.documented],
                """
                From OS 26 on search is drawn apart at the trailing end, and turns into a field when chosen. On iPad \
                and Mac the field shows above the content.
                """,
                sources: [.glass25, .glassUIKit25, .searchActivation]
            ),
            RuleStatement(
                "R2.49",
                [.documented],
                "On OS 18 search is an ordinary entry at the trailing end.",
                sources: [.enhancing]
            ),
            RuleStatement(
                "R2.50",
                [.documented, .observed],
                """
                On OS 27 the search role alone no longer sets a tab apart: it takes the prominent role, or a search \
                that starts when the tab is chosen.
                """,
                sources: [.prominent, .uiTabBarController, .screens]
            ),
        ]
    )
}
