import TabModel

extension RuleBook {
    /// Styles (R1.35 to R1.42).
    static let styles = RuleSection(
        "Styles",
        rules: [
            RuleStatement(
                "R1.35",
                [.documented],
                "The automatic style, the default, is the platform's usual tab view; every platform has it.",
                sources: [.tabViewStyle]
            ),
            RuleStatement(
                "R1.36",
                [.documented],
                """
                The sidebar-adaptable style shows a bar, a sidebar or both by platform. It alone has a second level \
                and can be customized; Apple Watch lacks it.
                """,
                sources: [.tabViewStyle, .tabView]
            ),
            RuleStatement(
                "R1.37",
                [.documented],
                "The tab-bar-only style shows a bar wherever the platform has one; Apple Watch lacks it.",
                sources: [.tabViewStyle]
            ),
            RuleStatement(
                "R1.38",
                [.documented],
                "The grouped style is a bar whose tabs adjoin; only the Mac has it.",
                sources: [.tabViewStyle]
            ),
            RuleStatement(
                "R1.39",
                [.documented],
                "The page style shows pages that are swiped sideways; the Mac lacks it.",
                sources: [.tabViewStyle]
            ),
            RuleStatement(
                "R1.40",
                [.documented],
                """
                The vertical page style turns pages with the Digital Crown; only Apple Watch has it, from watchOS 10 \
                on.
                """,
                sources: [.tabViewStyle]
            ),
            RuleStatement(
                "R1.41",
                [.documented],
                "The carousel style belongs to Apple Watch, is deprecated, and vertical pages replace it.",
                sources: [.tabViewStyle]
            ),
            RuleStatement(
                "R1.42",
                [.choice],
                """
                Where a platform lacks the style asked for, Swift doesn't compile; the preview reports it and draws \
                the automatic style, so that there is something to see.
                """
            ),
        ]
    )
}
