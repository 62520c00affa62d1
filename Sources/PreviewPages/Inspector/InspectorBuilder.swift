import PreviewCore
import TabModel

/// Makes the inspector: trees with reasons, findings worst first, and what people changed.
struct InspectorBuilder {
    let view: ViewState
    let snapshot: PreviewSnapshot
    let contexts: [FrameContext]
    let customization: TabViewCustomization
    let profile: String

    var values: InspectorValues {
        let findings = self.findings
        return InspectorValues(
            isOpen: view.inspector == .open,
            closeHref: view.changing { $0.inspector = .closed }.href,
            trees: contexts.map { TreeBuilder(context: $0).values },
            hasTrees: !contexts.isEmpty,
            findings: findings.map { DiagnosticBuilder(snapshot: snapshot).values($0) },
            hasFindings: !findings.isEmpty,
            findingsSummary: FindingsText.summary(findings),
            customization: CustomizationBuilder(
                index: contexts.first?.index,
                customization: customization,
                profile: profile
            )
            .values,
            switches: SwitchesBuilder(
                view: view,
                spec: snapshot.spec,
                environments: contexts.map(\.environment)
            )
            .values
        )
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
