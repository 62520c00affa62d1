import TabModel

extension RuleBook {
    /// Selection and More (R4.16 to R4.18).
    static let overflowSelection = RuleSection(
        "Selection and More",
        rules: [
            RuleStatement(
                "R4.16",
                [.observed],
                """
                While a tab that lies in More is selected, More is lit and the tab shows; going back shows More's \
                list, choosing More again the last tab.
                """,
                sources: [.screens]
            ),
            RuleStatement(
                "R4.17",
                [.observed],
                """
                A selected tab of More stays selected when the width becomes regular; if More's list was showing, \
                the tab selected before becomes active.
                """,
                sources: [.screens]
            ),
            RuleStatement(
                "R4.18",
                [.observed],
                "On iPhone a tab chosen through More didn't always reach SwiftUI's binding; the preview writes it and says so.",
                sources: [.bottomTabs]
            ),
        ]
    )
}
