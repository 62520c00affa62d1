import TabModel
import TabResolver
import TabRules
import TabSpecCoding

/// The rules that a run's results speak of (SARIF 2.1.0, 3.49), each once.
struct SARIFRules {
    /// The descriptors, in the order in which results first name them.
    private(set) var descriptors: [JSONValue] = []
    private var indices: [String: Int] = [:]

    init(_ diagnostics: [Diagnostic], statement: (String) -> RuleStatement?) {
        for diagnostic in diagnostics where indices[diagnostic.id] == nil {
            indices[diagnostic.id] = descriptors.count
            let severity = SpecLint.severities[diagnostic.id] ?? diagnostic.severity
            let text = RuleText(diagnostic.id, statement)
            descriptors.append(Self.descriptor(diagnostic.id, text, level: severity.sarifLevel))
        }
    }

    /// Where a rule is among the descriptors.
    ///
    /// An id that no diagnostic had has none: -1, which the standard reads as "not among them" (3.27.6).
    func index(of id: String) -> Int {
        indices[id] ?? -1
    }

    private static func descriptor(_ id: String, _ text: RuleText, level: String) -> JSONValue {
        var members = [
            JSONMember("id", .string(id)),
            JSONMember("shortDescription", ["text": .string(text.short)]),
            JSONMember("fullDescription", ["text": .string(text.full)]),
            JSONMember("help", ["text": .string(text.help), "markdown": .string(text.markdown)]),
            JSONMember("defaultConfiguration", ["level": .string(level)]),
        ]
        if let url = text.url { members.append(JSONMember("helpUri", .string(url))) }
        return .object(members)
    }
}
