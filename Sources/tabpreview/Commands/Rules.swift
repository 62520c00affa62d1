import ArgumentParser
import Foundation
import TabModel
import TabReports
import TabRules

/// The command `tabpreview rules`, which prints the rulebook, or some of its rules with their sources.
struct Rules: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Print the layout rules with their sources.",
        discussion: """
            Without an id, prints all rules by section. With words, prints the rules that contain all of them: \
            `tabpreview rules search sidebar`. --format skill prints the knowledge that a coding agent needs about \
            tabs. Exits with 64 if a rule doesn't exist.
            """
    )

    @Argument(help: ArgumentHelp("Rule ids, such as R2.33, or search followed by words.", valueName: "id"))
    var ids: [String] = []

    @Option(
        name: .long,
        help: "text, json, markdown or skill (default: text).",
        completion: .list(Format.allCases.map(\.rawValue)),
        transform: choice
    )
    var format = Format.text

    /// The output formats of rules.
    enum Format: String, CaseIterable {
        case text, json, markdown
        /// The information for agents, in the format of their skills.
        case skill
    }

    func validate() throws {
        if format == .skill, !ids.isEmpty {
            throw ValidationError("--format skill covers all rules and takes no arguments.")
        }
        // Without rules there is nothing to compare with; `run` reports the reason.
        guard (try? RuleBook.load()) != nil else { return }
        guard let words else {
            let unknown = ids.filter { Self.rule($0) == nil }
            guard unknown.isEmpty else { throw ValidationError(unknown.map(Self.message).joined(separator: "\n")) }
            return
        }
        guard !words.isEmpty else {
            throw ValidationError("Add words to search for, such as: tabpreview rules search sidebar")
        }
        guard !RuleBook.rules(containing: words).isEmpty else {
            let query = words.map(TerminalText.escaped).joined(separator: " ")
            throw ValidationError("No rule contains \"\(query)\". All rules: tabpreview rules.")
        }
    }

    func run() async throws {
        try await ExitReason.onFailure { try InputFile.rules() }
        let rules = words.map { RuleBook.rules(containing: $0) } ?? ids.compactMap(Self.rule)
        switch format {
        case .text where ids.isEmpty: try Streams.output(RuleReport.contents())
        case .text where words != nil: try Streams.output(rules.map(RuleReport.line).joined(separator: "\n") + "\n")
        case .text: try Streams.output(rules.map(RuleReport.text).joined(separator: "\n"))
        case .json: try Streams.output(RuleReport.json(ids.isEmpty ? RuleBook.rules : rules))
        case .markdown where ids.isEmpty: try Streams.output(RuleReport.markdown())
        case .markdown: try Streams.output(RuleReport.markdown(rules))
        case .skill: try Streams.output(SkillReport.markdown)
        }
    }

    /// The words to search for; nil where ids are given, or nothing.
    ///
    /// The arguments are words if none of them has a digit, as ids have.
    private var words: [String]? {
        if ids.first == "search" { return Array(ids.dropFirst()) }
        return ids.isEmpty || ids.contains { $0.contains(where: \.isNumber) } ? nil : ids
    }

    /// Returns the rule with an id, which may be in lower case or without its R.
    static func rule(_ typed: String) -> RuleStatement? {
        let id = typed.trimmingCharacters(in: .whitespaces)
        return RuleBook.rule(id) ?? RuleBook.rule(id.uppercased()) ?? RuleBook.rule("R\(id)")
    }

    /// Returns the message about an id that is not the id of a rule.
    static func message(about id: String) -> String {
        let nearest = RuleBook.nearest(to: id)
        let hint = nearest.isEmpty ? "Expected an id such as R2.33." : "Did you mean \(WordList.or(nearest))?"
        return "\"\(TerminalText.escaped(id))\" is not a rule. \(hint) All rules: tabpreview rules."
    }
}
