import TabModel

extension RuleBook {
    /// Findings: titles and symbols (R5.27 to R5.32).
    static let labelFindings = RuleSection(
        "Findings: titles and symbols",
        rules: [
            RuleStatement(
                "R5.27",
                [.documented],
                "Information: a symbol is given filled. Give the outline: bars fill it, sidebars should not.",
                sources: [.enhancing, .elevate24]
            ),
            RuleStatement(
                "R5.28",
                [.documented],
                "Error: a tab has neither title nor image where a bar shows it. Give it a label.",
                sources: [.tab]
            ),
            RuleStatement(
                "R5.29",
                [.documented],
                "Warning: Vision Pro is targeted, and a title or a symbol is missing. Both are needed.",
                sources: [.tabBars]
            ),
            RuleStatement(
                "R5.30",
                [.documented, .observed],
                "Warning: a pinned tab has no symbol. It shows its image alone.",
                sources: [.uiPlacement, .gamery]
            ),
            RuleStatement(
                "R5.31",
                [.documented, .observed],
                "Warning: a label holds more than one text and one image. The rest is dropped.",
                sources: [.tab, .forumLabels],
                standing: .notApplicable(
                    "Only source code can hold such a label; a spec has one title and one image."
                )
            ),
            RuleStatement(
                "R5.32",
                [.documented, .choice],
                "Information: a title is long. Short single words read best.",
                sources: [.tabBars]
            ),
        ]
    )
}
