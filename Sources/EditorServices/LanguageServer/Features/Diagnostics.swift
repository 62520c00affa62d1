import TabModel
import TabRules

extension LanguageService {
    /// Returns the diagnostics of a document; none for one that is not a spec.
    static func diagnostics(of document: OpenDocument, in workspace: any SpecWorkspace) async -> [JSONValue] {
        guard let spec = await AssistedDocument(document, in: workspace) else { return [] }
        return spec.assistant.diagnostics().map(spec.json)
    }
}

extension AssistedDocument {
    /// Returns a diagnostic as the protocol represents it.
    func json(_ found: AssistedDiagnostic) -> JSONValue {
        var members = [
            JSONMember("range", range(found.start, found.end).json),
            JSONMember("severity", .integer(found.diagnostic.severity.number)),
            JSONMember("code", .string(found.diagnostic.id)),
            JSONMember("source", "tabpreview"),
            JSONMember("message", .string(found.diagnostic.text)),
        ]
        if let url = found.rule.flatMap(RuleBook.rule)?.sources.lazy.compactMap(\.url).first {
            members.append(JSONMember("codeDescription", ["href": .string(url)]))
        }
        return .object(members)
    }

    /// Returns the quick fixes of the diagnostics that touch a range.
    func actions(in range: PositionRange, withVersion: Bool) -> JSONValue {
        let near = assistant.diagnostics().filter { self.range($0.start, $0.end).touches(range) }
        return .array(
            near.flatMap { found in
                found.fixes.enumerated().map { number, fix in
                    [
                        "title": .string(fix.title), "kind": .string(LanguageService.quickFix),
                        "diagnostics": [json(found)], "isPreferred": .bool(number == 0),
                        "edit": workspaceEdit(fix.edits.map(json), withVersion: withVersion),
                    ]
                }
            }
        )
    }

    private func workspaceEdit(_ edits: [JSONValue], withVersion: Bool) -> JSONValue {
        guard withVersion else { return ["changes": .object([JSONMember(document.uri, .array(edits))])] }
        let name: JSONValue = ["uri": .string(document.uri), "version": .integer(document.version)]
        return ["documentChanges": [["textDocument": name, "edits": .array(edits)]]]
    }
}

extension Severity {
    fileprivate var number: Int {
        switch self {
        case .error: 1
        case .warning: 2
        case .info: 3
        }
    }
}
