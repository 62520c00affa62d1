import ArgumentParser
import TabModel
import TabReports
import TabRules

/// `tabpreview rules`: the rulebook, or some of its rules with sources and proofs.
struct Rules: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Prints the rules behind every reason, with their sources and the tests that prove them.",
        discussion: "Without an id: all rules by section. Exits 64 if there is no rule with an id."
    )

    @Argument(help: ArgumentHelp("Rules, such as R2.33.", valueName: "id"))
    var ids: [String] = []

    @Option(name: .long, help: "How rules are written.")
    var format = Format.text

    /// How rules can be printed.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text, json, markdown
    }

    func validate() throws {
        let unknown = ids.filter { RuleBook.rule($0) == nil }
        guard unknown.isEmpty else { throw ValidationError(unknown.map(Self.message).joined(separator: "\n")) }
    }

    func run() throws {
        let rules = ids.isEmpty ? RuleBook.rules : ids.compactMap(RuleBook.rule)
        switch format {
        case .text where ids.isEmpty: try Streams.output(RuleReport.contents())
        case .text: try Streams.output(rules.map(RuleReport.text).joined(separator: "\n"))
        case .json: try Streams.output(RuleReport.json(rules))
        case .markdown where ids.isEmpty: try Streams.output(RuleReport.markdown())
        case .markdown: try Streams.output(RuleReport.markdown(rules))
        }
    }

    private static func message(about id: String) -> String {
        let nearest = RuleBook.nearest(to: id)
        let hint = nearest.isEmpty ? "Expected an id such as R2.33." : "Did you mean \(WordList.or(nearest))?"
        return "\"\(TerminalText.escaped(id))\" is no rule. \(hint) All rules: tabpreview rules."
    }
}
