import TabModel

extension RuleBook {
    /// Findings: manners (R5.54 to R5.62, R5.83).
    static let mannersFindings = RuleSection(
        "Findings: manners",
        rules: [
            RuleStatement(
                "R5.54",
                [.documented],
                "Information: a badge is long. Keep badges for what is critical, and short.",
                sources: [.tabBars]
            ),
            RuleStatement(
                "R5.55",
                [.documented],
                """
                Information: tabs of a movable section can be dragged by the app's own code, which switches off \
                moving outside of edit mode.
                """,
                sources: [.draggableModifier, .uiHeaders],
                standing: .notApplicable("A spec holds no drags of the app's own.")
            ),
            RuleStatement(
                "R5.56",
                [.choice],
                """
                Information: beside search, more than two tabs are pinned. The trailing region is meant to be small.
                """
            ),
            RuleStatement(
                "R5.57",
                [.documented],
                "Error: a block has more than ten direct entries. Wrap them in a `Group` or a `ForEach`.",
                sources: [.tabContentBuilder],
                standing: .notApplicable("A spec is a list without blocks, so it has no such limit.")
            ),
            RuleStatement(
                "R5.58",
                [.documented, .choice],
                "Warning: an entry is reorderable and hidden by default in the bar. Once added it can't be removed.",
                sources: [.customizationBehaviorType]
            ),
            RuleStatement(
                "R5.59",
                [.documented, .observed],
                "Information: two tab views or accounts share one storage key. Use different keys.",
                sources: [.tabView, .mastodon]
            ),
            RuleStatement(
                "R5.60",
                [.documented],
                "Warning: a view outside of tab content asks where the tab bar is, and gets no answer.",
                sources: [.tabBarPlacement],
                standing: .notApplicable("Only source code can ask.")
            ),
            RuleStatement(
                "R5.61",
                [.choice],
                """
                Information: the preview has no drawing of a symbol and shows letters. Correct the name, or add a \
                drawing.
                """,
                sources: [.symbolLicense]
            ),
            RuleStatement(
                "R5.62",
                [.choice],
                """
                Warning: a text holds characters that nobody sees, such as overrides of the direction, and what is read \
                may not be what is written. Remove them.
                """,
                sources: [.bidirectionalText]
            ),
            RuleStatement(
                "R5.83",
                [.choice],
                """
                Warning: an image can't be shown: its file is missing, can't be read, or is none of the formats that \
                are shown. Correct the path, or save the image as PNG, JPEG, GIF or WebP.
                """
            ),
        ]
    )
}
