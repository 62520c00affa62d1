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
    let view: ViewState
    let snapshot: PreviewSnapshot
    let contexts: [FrameContext]
    let customization: CurrentCustomization
    let profile: String
    /// The names of the profiles that have something stored.
    var profiles: [String] = []
    var rights = PageRights.owner
    var design: DesignValues?
    let code: CodeValues?

    var values: InspectorValues {
        let findings = self.findings
        let trees = self.trees
        return InspectorValues(
            isOpen: view.inspector == .open,
            design: design,
            closeHref: view.changing { $0.inspector = .closed }.href,
            trees: trees,
            hasTrees: !trees.isEmpty,
            treesHint: contexts.isEmpty
                ? "There is no layout yet." : "Open a device to see the reasons for its layout.",
            findings: findings.map { DiagnosticBuilder(snapshot: snapshot).values($0) },
            hasFindings: !findings.isEmpty,
            findingsSummary: FindingsText.summary(findings),
            customization: CustomizationBuilder(
                index: contexts.first?.index,
                customization: customization.customization,
                profile: profile,
                steps: customization.steps,
                profiles: ProfilesBuilder(view: view, stored: profiles, profile: profile, rights: rights).values,
                rights: rights
            )
            .values,
            switches: SwitchesBuilder(
                view: view,
                spec: snapshot.spec,
                environments: contexts.map(\.environment)
            )
            .values,
            code: code
        )
    }

    /// One for each frame that something is done with; pictures have none, nine of them would be read by nobody.
    private var trees: [TreeValues] {
        contexts.filter { !$0.isPicture }.map { TreeBuilder(context: $0).values }
    }

    /// The findings of all frames, each once, worst first; equal ones stay in the order of the layouts.
    private var findings: [Diagnostic] {
        var seen: Set<Diagnostic> = []
        let all = contexts.flatMap(\.layout.findings).filter { seen.insert($0).inserted }
        return Severity.allCases.flatMap { severity in all.filter { $0.severity == severity } }
    }
}

/// The words over the findings.
enum FindingsText {
    static func summary(_ findings: [Diagnostic]) -> String {
        let words: [(Severity, String)] = [(.error, "error"), (.warning, "warning"), (.info, "remark")]
        let counts = words.compactMap { severity, word in
            let count = findings.count { $0.severity == severity }
            return count == 0 ? nil : Phrase.count(count, word)
        }
        return counts.isEmpty ? "Nothing to report" : Phrase.list(counts)
    }
}
