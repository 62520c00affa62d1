import EditorServices
import TabReports
import TabRules

extension AgentTools {
    /// The tool that explains rules, by their ids or by words.
    var explain: AgentTool {
        tool(
            "explain",
            title: "Explain a rule",
            """
            Explains a rule of SwiftUI's tab views, with its certainty and sources. Pass the rule's id, as printed by \
            lint and resolve, or words to search for.
            """,
            [
                AgentArgument("rule", "Rule ids, such as R2.33, separated by commas."),
                AgentArgument("search", "Words to search the rules for, such as: sidebar drag."),
            ]
        ) { arguments in
            switch (try arguments.optionalText("rule"), try arguments.optionalText("search")) {
            case (let ids?, nil): return [.text(try Self.rules(ids))]
            case (nil, let words?):
                let rules = RuleBook.rules(containing: words.split(separator: " ").map(String.init))
                guard !rules.isEmpty else { throw AgentFailure("No rule contains \"\(words)\". Try fewer words.") }
                return [.text(rules.map(RuleReport.line).joined(separator: "\n"))]
            default: throw AgentFailure("Pass either \"rule\" or \"search\".")
            }
        }
    }

    private static func rules(_ ids: String) throws(AgentFailure) -> String {
        var texts: [String] = []
        for id in ids.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init) {
            guard let rule = Rules.rule(id) else { throw AgentFailure(Rules.message(about: id)) }
            texts.append(RuleReport.text(rule))
        }
        return texts.joined(separator: "\n")
    }
}

/// The rulebook as resources for an agent.
enum AgentRuleBook {
    private static let scheme = "tabpreview://"

    static let library = AgentLibrary(
        [
            AgentResource("\(scheme)rules", title: "All rules", "All rules, one per line."),
            AgentResource("\(scheme)skill", title: "Tabs in brief", "The essentials of SwiftUI's tab views."),
        ]
            + RuleBook.chapters.map { chapter in
                AgentResource(
                    "\(scheme)rules/\(chapter.number)",
                    title: "Rules: \(chapter.title)",
                    "The rules of chapter \(chapter.number), with their sources."
                )
            },
        template: AgentResource("\(scheme)rules/{id}", title: "A rule", "One rule, such as R2.33, with its sources."),
        read: text
    )

    /// Returns the text at an address; nil if there is none.
    private static func text(at address: String) -> String? {
        switch address {
        case "\(scheme)rules": return RuleReport.contents()
        case "\(scheme)skill": return SkillReport.markdown
        default:
            guard address.hasPrefix("\(scheme)rules/") else { return nil }
            let name = String(address.dropFirst("\(scheme)rules/".count))
            if let rule = RuleBook.rule(name) { return RuleReport.text(rule) }
            let chapter = RuleBook.chapters.first { String($0.number) == name }
            return chapter.map { RuleReport.markdown($0.sections.flatMap(\.rules)) }
        }
    }
}
