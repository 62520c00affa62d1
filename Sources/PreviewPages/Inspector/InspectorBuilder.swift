import PreviewCore
import TabModel
import TabResolver

/// The pane beside the stage, which shows one tab at a time.
struct InspectorValues: TemplateValue {
    var isOpen: Bool
    /// The tabs of the inspector.
    ///
    /// Nil while it is closed, like all the following properties except the customization.
    var tabs: GroupValues?
    /// The structure of the spec, while it is being designed.
    var design: DesignValues?
    /// The most important facts while no tab is selected.
    var summary: SummaryValues?
    /// The reasons for the place of the selected tab.
    var chosen: ChosenValues?
    /// The reasons for the place of each entry.
    var layout: ReasonsValues?
    /// The link to the reasons of all entries.
    var allReasons: String?
    var findings: FindingsValues?
    /// The SwiftUI source; nil before the first valid spec, too.
    var code: CodeValues?
    var customization: CustomizationValues
    var showsChanges: Bool
    /// The conditions that only the running app can evaluate; nil for a spec without conditions.
    var conditions: ConditionsValues?
    var switches: SwitchesValues?
}

/// The reasons for the place of each entry.
struct ReasonsValues: TemplateValue {
    var trees: [TreeValues]
    var hasTrees: Bool
    /// The text shown in place of trees.
    var treesHint: String
    /// The link back to one tab.
    var backHref: String
}

/// The possible improvements of the layouts, worst first.
struct FindingsValues: TemplateValue {
    var summary: String
    var diagnostics: [DiagnosticValues]
    /// The omitted part of a long list of findings; nil if all are there.
    var ends: ListEndsValues?
    var isShown: Bool
}

/// A builder of the inspector: reasons, findings worst first, people's changes, or the SwiftUI source.
struct InspectorBuilder {
    let page: PageContext
    var design: DesignValues?

    var values: InspectorValues {
        let tab = page.view.inspector == .open ? page.view.tab : nil
        let isWhy = tab == .why && design == nil
        let chosen = isWhy ? ChosenBuilder(page: page).values : nil
        return InspectorValues(
            isOpen: tab != nil,
            tabs: tab == nil ? nil : tabs,
            design: tab == .why ? design : nil,
            summary: isWhy && chosen == nil ? SummaryBuilder(page: page, findings: findings).values : nil,
            chosen: chosen,
            layout: tab == .reasons ? layout : nil,
            allReasons: isWhy && !page.frames.isEmpty ? page.view.changing { $0.tab = .reasons }.href : nil,
            findings: tab == .findings ? findingsPane : nil,
            code: tab == .code ? page.code : nil,
            customization: customization,
            showsChanges: tab == .changes,
            conditions: isWhy || tab == .reasons ? conditions : nil,
            switches: isWhy || tab == .reasons ? switches : nil
        )
    }

    private var tabs: GroupValues {
        let choices = ChoiceBuilder(view: page.view)
        let titles: [(InspectorTab, String)] = [
            (.why, design == nil ? "Why" : "Structure"), (.findings, "Findings"), (.changes, "Changes"),
            (.code, "Code"),
        ]
        let segments = titles.filter { design == nil || $0.0 != .changes }.map { tab, title in
            choices.segment(
                title,
                control: "tab",
                value: tab.rawValue,
                isOn: page.view.tab == tab || tab == .why && page.view.tab == .reasons
            ) { $0.tab = tab }
        }
        return GroupValues(name: "tab", label: "Inspector", segments: segments)
    }

    private var conditions: ConditionsValues? {
        ConditionsBuilder(
            view: page.view,
            conditions: page.snapshot.spec?.conditions ?? [],
            isImported: page.snapshot.isImported
        ).values
    }

    private var switches: SwitchesValues {
        SwitchesBuilder(view: page.view, spec: page.snapshot.spec, environments: page.frames.map(\.environment)).values
    }

    private var layout: ReasonsValues {
        let trees = trees
        return ReasonsValues(
            trees: trees,
            hasTrees: !trees.isEmpty,
            treesHint: page.frames.isEmpty
                ? "There is no layout yet." : "Open a device to see the reasons for its layout.",
            backHref: page.view.changing { $0.tab = .why }.href
        )
    }

    private var findingsPane: FindingsValues {
        let findings = findings
        let window = ListWindow(count: findings.count, start: page.view.rows["findings"])
        return FindingsValues(
            summary: FindingsText.summary(findings),
            diagnostics: findings[window.range].map { DiagnosticBuilder(snapshot: page.snapshot).values($0) },
            ends: ListEnds(list: "findings", window: window, view: page.view).values(),
            isShown: !findings.isEmpty
        )
    }

    private var customization: CustomizationValues {
        let (subject, rights) = (page.subject, page.rights)
        let profiles = ProfilesBuilder(
            view: page.view,
            stored: subject.profiles,
            profile: subject.profile,
            rights: rights
        )
        return CustomizationBuilder(
            outline: customizedOutline,
            customization: subject.customization.customization,
            profile: subject.profile,
            profiles: profiles.values,
            rights: rights,
            view: page.view
        )
        .values
    }

    /// The entries of the spec on the devices where people customize it.
    private var customizedOutline: SpecOutline? {
        guard let spec = page.snapshot.spec, spec.differsByEnvironment else { return page.frames.first?.outline }
        return SpecOutline(spec.whereCustomized(page.view.conditions), in: page.view.locale)
    }

    /// The trees of the frames that people work with.
    ///
    /// Pictures have none, because few people would read nine trees.
    private var trees: [TreeValues] {
        page.frames.filter { !$0.isPicture }.map { TreeBuilder(context: $0).values }
    }

    /// The findings of all frames, each once, worst first; equally bad ones stay in the order of the layouts.
    ///
    /// In the view of all devices, those that the spec is not made for have none.
    var findings: [Diagnostic] {
        var seen: Set<Diagnostic> = []
        let frames = page.frames.filter { $0.isListed || !$0.isPicture }
        let all = frames.flatMap(\.layout.findings).filter { seen.insert($0).inserted }
        return Severity.allCases.flatMap { severity in all.filter { $0.severity == severity } }
    }
}

/// The words over the findings.
enum FindingsText {
    static func summary(_ findings: [Diagnostic]) -> String {
        findings.isEmpty ? "No findings" : WordList.and(findings.countsBySeverity)
    }
}
