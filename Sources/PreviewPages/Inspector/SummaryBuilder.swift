import PreviewCore
import TabModel
import TabResolver

/// The most important facts of the preview, in a few lines.
struct SummaryValues: TemplateValue {
    /// The summaries of the devices on the stage.
    var devices: [DeviceSummaryValues]
    /// The unknown values of the tab view; nil if there are none.
    var origins: OriginsValues?
    /// The action that shows more.
    var hint: String
    /// The worst findings.
    var findings: [DiagnosticValues]
    /// The link to all findings; nil if these are all.
    var allFindings: AllFindingsValues?
    /// The number of people's changes, in words; nil if there are none.
    var changes: ChangesSummaryValues?
}

/// A device and the number of its tabs in each place.
struct DeviceSummaryValues: TemplateValue {
    var name: String
    var text: String
}

/// The link to all findings.
struct AllFindingsValues: TemplateValue {
    var href: String
    var text: String
}

/// The number of changes, with undo and reset.
struct ChangesSummaryValues: TemplateValue {
    var href: String
    var text: String
    /// A Boolean value that indicates whether the visitor can undo and reset.
    var offersUndo: Bool
}

/// A builder of the summary that the inspector shows while no tab is selected.
struct SummaryBuilder {
    let page: PageContext
    /// The findings of all frames, worst first.
    let findings: [Diagnostic]

    /// The largest number of quoted findings.
    private static let most = 3

    var values: SummaryValues {
        let urgent = findings.filter { $0.severity != .info }
        let isMore = findings.count > min(urgent.count, Self.most)
        return SummaryValues(
            devices: page.frames.map(device),
            origins: OriginsBuilder(page: page).tabView,
            hint: page.frames.isEmpty ? "There is no layout yet." : hint,
            findings: urgent.prefix(Self.most).map { DiagnosticBuilder(snapshot: page.snapshot).values($0) },
            allFindings: isMore
                ? AllFindingsValues(
                    href: page.view.changing { $0.tab = .findings }.href,
                    text: "All findings: \(FindingsText.summary(findings))"
                ) : nil,
            changes: changes
        )
    }

    private var hint: String {
        let screens = page.snapshot.isImported ? "" : ", except your screenshots"
        return "Select a tab to see why it appears there. What the tabs show inside is sample content\(screens)."
    }

    private func device(_ context: FrameContext) -> DeviceSummaryValues {
        let counts = TreeItems(context: context) { _ in false }.groups.flatMap { group in
            // In a bar, a section is an entry; in a sidebar it is only a heading.
            let entries = group.items.filter { $0.entry != nil || context.outline.tab($0.id) != nil }
            let inside = entries.count { $0.section != nil }
            return [
                (entries.count - inside, Self.places[group.title] ?? "in \(group.title.lowercased())"),
                (inside, "in sections"),
            ]
        }.filter { $0.0 > 0 }.map { "\($0) \($1)" }
        return DeviceSummaryValues(
            name: FrameText.label(context),
            text: counts.isEmpty ? "no tabs" : WordList.and(counts)
        )
    }

    private static let places = [
        "Fixed": "at the bar’s start", "Tab bar": "in the bar", "Ornament": "in the ornament",
        "Temporary": "temporarily in the bar", "More": "in More", "Pinned": "pinned", "Detached": "detached",
        "Sidebar": "in the sidebar", "Pages": "on pages", "Not shown": "not shown",
    ]

    private var changes: ChangesSummaryValues? {
        let customization = page.subject.customization.customization
        guard !customization.isEmpty, page.snapshot.spec?.storageKey != nil else { return nil }
        return ChangesSummaryValues(
            href: page.view.changing { $0.tab = .changes }.href,
            text: "The tabs are customized.",
            offersUndo: page.rights.customizes
        )
    }
}
