import TabModel

extension RuleBook {
    /// Findings: settings that a platform or version lacks (R5.45 to R5.49).
    static let settingFindings = RuleSection(
        "Findings: settings that a platform or version lacks",
        rules: [
            RuleStatement(
                "R5.45",
                [.documented],
                """
                Information: the first form of an adaptable tab view is set for other platforms than iPad, where it \
                does nothing.
                """,
                sources: [.defaultAdaptablePlacement]
            ),
            RuleStatement(
                "R5.46",
                [.documented],
                "Information: a bar is told to shrink on scrolling on iPad. Only iPhone bars do.",
                sources: [.minimizeBehavior]
            ),
            RuleStatement(
                "R5.47",
                [.documented],
                "Error: a bottom accessory is used on an OS older than 26.",
                sources: [.bottomAccessory]
            ),
            RuleStatement(
                "R5.48",
                [.documented],
                "Error: an interface of 18.4 is used while 18.0 is supported.",
                sources: [.customizationTab],
                standing: .notApplicable("Only source code shows what it calls and what it supports.")
            ),
            RuleStatement(
                "R5.49",
                [.documented],
                "Information: content that scrolls sideways runs beneath the sidebar on iPad. Clip it.",
                sources: [.enhancing],
                standing: .notApplicable("Only source code shows what the content is made of.")
            ),
        ]
    )
}
