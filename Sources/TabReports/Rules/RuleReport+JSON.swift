import TabModel
public import TabRules
import TabSpecCoding

extension RuleReport {
    /// `{"rules": […]}`: keys sorted, every key always there, null where nothing is known.
    public static func json(_ rules: [RuleStatement]) -> String {
        let titles = RuleBook.sections.flatMap { section in section.ids.map { ($0, section.title) } }
        let sections = Dictionary(titles) { first, _ in first }
        let report: JSONValue = ["rules": .array(rules.map { value($0, section: sections[$0.id]) })]
        return report.text([.pretty, .sortedKeys])
    }

    private static func value(_ rule: RuleStatement, section: String?) -> JSONValue {
        [
            "certainties": JSONValue(rule.certainties.map(\.rawValue)),
            "id": .string(rule.id),
            "reason": JSONValue(rule.status.reason),
            "section": JSONValue(section),
            "sources": .array(rule.sources.map { ["title": .string($0.title), "url": JSONValue($0.url)] }),
            "standing": rule.status == .applied ? "applied" : "notApplicable",
            "text": .string(rule.text),
        ]
    }
}
