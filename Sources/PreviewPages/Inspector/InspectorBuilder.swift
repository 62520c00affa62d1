import PreviewCore
import TabModel

/// The pane of reasons, findings and what people changed.
struct InspectorValues: TemplateValue {
    var isOpen: Bool
    /// The structure of the spec, while it is being designed.
    var design: DesignValues?
    var closeHref: String
    var trees: [TreeValues]
    var hasTrees: Bool
    /// What is shown in place of trees.
    var treesHint: String
    var findings: [DiagnosticValues]
    var hasFindings: Bool
    var findingsSummary: String
    var customization: CustomizationValues
    var switches: SwitchesValues
    /// The SwiftUI source; nil before the first good spec.
    var code: CodeValues?
}

/// Makes the inspector: trees with reasons, findings worst first, and what people changed.
struct InspectorBuilder {
    let page: PageContext
    var design: DesignValues?

    var values: InspectorValues {
        let (findings, trees) = (findings, trees)
        return InspectorValues(
            isOpen: page.view.inspector == .open,
            design: design,
            closeHref: page.view.changing { $0.inspector = .closed }.href,
            trees: trees,
            hasTrees: !trees.isEmpty,
            treesHint: page.frames.isEmpty
                ? "There is no layout yet." : "Open a device to see the reasons for its layout.",
            findings: findings.map { DiagnosticBuilder(snapshot: page.snapshot).values($0) },
            hasFindings: !findings.isEmpty,
            findingsSummary: FindingsText.summary(findings),
            customization: customization,
            switches: SwitchesBuilder(
                view: page.view,
                spec: page.snapshot.spec,
                environments: page.frames.map(\.environment)
            )
            .values,
            code: page.code
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
            index: page.frames.first?.index,
            customization: subject.customization.customization,
            profile: subject.profile,
            steps: subject.customization.steps,
            profiles: profiles.values,
            rights: rights
        )
        .values
    }

    /// One for each frame that something is done with; pictures have none, nine of them would be read by nobody.
    private var trees: [TreeValues] {
        page.frames.filter { !$0.isPicture }.map { TreeBuilder(context: $0).values }
    }

    /// The findings of all frames, each once, worst first; equal ones stay in the order of the layouts.
    private var findings: [Diagnostic] {
        var seen: Set<Diagnostic> = []
        let all = page.frames.flatMap(\.layout.findings).filter { seen.insert($0).inserted }
        return Severity.allCases.flatMap { severity in all.filter { $0.severity == severity } }
    }
}

/// The words over the findings.
enum FindingsText {
    static func summary(_ findings: [Diagnostic]) -> String {
        let words: [(Severity, String)] = [(.error, "error"), (.warning, "warning"), (.info, "info")]
        let counts = words.compactMap { severity, word in
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : Phrase.count(count, word)
        }
        return counts.isEmpty ? "No findings" : WordList.and(counts)
    }
}
