import Foundation

@testable import TabRules

/// `rulebook.json` as people write it: keys in one order, each string and each list of names on one line.
struct RuleBookText {
    let lines: [String]

    init(_ book: RuleBookJSON) {
        let sources = book.sources.sorted { $0.key < $1.key }
        let whole = Node.object([
            ("chapters", .array(book.chapters.map(Self.chapter))),
            ("switches", .array(book.switches.map(Self.statement))),
            ("sources", .object(sources.map { ($0.key, Self.source($0.value)) })),
        ])
        lines = whole.lines(indent: "")
    }

    private static func chapter(_ chapter: RuleBookJSON.Chapter) -> Node {
        .object([
            ("number", .number(chapter.number)), ("title", .string(chapter.title)),
            ("sections", .array(chapter.sections.map(section))),
        ])
    }

    private static func section(_ section: RuleBookJSON.Section) -> Node {
        .object([("title", .string(section.title)), ("rules", .array(section.rules.map(rule)))])
    }

    private static func rule(_ rule: RuleBookJSON.Rule) -> Node {
        .object([
            ("id", .string(rule.id)), ("certainties", .names(rule.certainties)), ("text", .string(rule.text)),
            ("sources", rule.sources.map(Node.names)), ("notApplicable", rule.notApplicable.map(Node.string)),
        ])
    }

    private static func statement(_ one: SwitchStatement) -> Node {
        let values = one.values.map { Node.object([("name", .string($0.name)), ("text", .string($0.text))]) }
        return .object([
            ("id", .string(one.id)), ("name", .string(one.name)), ("values", .array(values)),
            ("rules", .names(one.rules)), ("reason", .string(one.reason)),
        ])
    }

    private static func source(_ source: RuleSource) -> Node {
        .object([("title", .string(source.title)), ("url", source.url.map(Node.string))])
    }
}

/// A value of JSON and how it is laid out.
private enum Node {
    case number(Int)
    case string(String)
    /// Strings on one line.
    case names([String])
    case array([Node])
    /// Members in order; those without a value are left out.
    case object([(String, Node?)])

    func lines(indent: String) -> [String] {
        switch self {
        case .number(let number): ["\(number)"]
        case .string(let string): [Self.quoted(string)]
        case .names(let names): ["[\(names.map(Self.quoted).joined(separator: ", "))]"]
        case .array(let nodes): Self.lines(nodes.map { ("", $0) }, between: "[", and: "]", indent)
        case .object(let members):
            Self.lines(
                members.compactMap { key, node in node.map { ("\(Self.quoted(key)): ", $0) } },
                between: "{",
                and: "}",
                indent
            )
        }
    }

    private static func lines(_ parts: [(String, Node)], between start: String, and end: String, _ indent: String)
        -> [String]
    {
        let inner = indent + "  "
        let blocks = parts.enumerated().map { place, part in
            var block = part.1.lines(indent: inner)
            block[0] = inner + part.0 + block[0]
            block[block.count - 1] += place < parts.count - 1 ? "," : ""
            return block
        }
        return [start] + blocks.flatMap(\.self) + [indent + end]
    }

    private static func quoted(_ string: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return (try? encoder.encode(string)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
