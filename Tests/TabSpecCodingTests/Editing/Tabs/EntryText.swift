import TabModel
import TabSpecCoding
import TestTools
import Testing

/// The way in which a spec is written for the tests of its structure.
struct EntryManner: Sendable, CustomTestStringConvertible {
    var name: String
    var format: SpecFormat
    var unit = "  "
    var lineBreak = "\n"
    var start = ""
    var endsWithBreak = true
    /// JSON: whether lists have lines for their entries, and entries for their members.
    var hasLines = true
    /// Of ten, how many entries or lists are in braces or on one line.
    var braces = 0
    /// Of ten, how many places have a comment.
    var comments = 0
    /// Of ten, how many entries have a blank line above them.
    var blanks = 0
    /// YAML: how far dashes are to the right of their list's key.
    var dashOffset = 2

    var testDescription: String { name }

    static let all = [
        EntryManner(name: "compact JSON", format: .json, endsWithBreak: false, hasLines: false),
        EntryManner(name: "JSON in lines", format: .json),
        EntryManner(
            name: "JSON with tabs, CR LF, mark",
            format: .json,
            unit: "\t",
            lineBreak: "\r\n",
            start: "\u{FEFF}"
        ),
        EntryManner(name: "JSON mixed", format: .json, unit: "    ", braces: 6, blanks: 4),
        EntryManner(name: "YAML in lines", format: .yaml, comments: 3),
        EntryManner(name: "YAML, blank lines", format: .yaml, endsWithBreak: false, comments: 4, blanks: 5),
        EntryManner(
            name: "YAML, CR LF, dashes below keys",
            format: .yaml,
            lineBreak: "\r\n",
            comments: 3,
            dashOffset: 0
        ),
        EntryManner(name: "YAML mixed", format: .yaml, braces: 5, comments: 3, blanks: 2),
        EntryManner(
            name: "YAML mixed, mark, no end",
            format: .yaml,
            start: "\u{FEFF}",
            endsWithBreak: false,
            braces: 3
        ),
        EntryManner(name: "YAML in braces", format: .yaml, braces: 10, comments: 4),
    ]

    func text(_ value: JSONValue, seed: UInt64) -> String {
        var writer = EntryTextWriter(manner: self, generator: SeededGenerator(seed: seed))
        return start + writer.text(value).joined(separator: lineBreak) + (endsWithBreak ? lineBreak : "")
    }
}

/// Writes a spec's value in a manner, with comments that are all different.
private struct EntryTextWriter {
    let manner: EntryManner
    var generator: SeededGenerator
    private var count = 0

    init(manner: EntryManner, generator: SeededGenerator) {
        self.manner = manner
        self.generator = generator
    }

    mutating func text(_ value: JSONValue) -> [String] {
        guard manner.format == .yaml, manner.braces < 10 else { return braces(value, "") }
        var lines = ["# The whole" + comment(" ")]
        for member in value.members { lines += block(member, "") }
        return lines
    }

    private mutating func chance(_ ofTen: Int) -> Bool { Int.random(in: 0..<10, using: &generator) < ofTen }

    private mutating func comment(_ lead: String) -> String {
        guard manner.format == .yaml, chance(manner.comments) else { return "" }
        count += 1
        return "\(lead)# about: \(count)"
    }

    private mutating func line(_ indent: String) -> [String] {
        let text = comment(indent)
        return text.isEmpty ? [] : [text]
    }
}

// MARK: - Lines

extension EntryTextWriter {
    private mutating func block(_ member: JSONMember, _ indent: String) -> [String] {
        guard member.key == "tabs", case .array(let entries) = member.value else {
            if member.key == "help", case .string("Home") = member.value, chance(5) {
                return ["\(indent)help: |-", "\(indent)  Home"]
            }
            return ["\(indent)\(member.key): \(member.value == "Home" ? "Home" : member.value.text())" + comment("  ")]
        }
        if chance(manner.braces / 2) {
            var lines = braces(member.value, indent)
            lines[0] = "\(indent)tabs: \(lines[0].drop { $0 == " " })"
            return lines
        }
        var lines = ["\(indent)tabs:" + comment(" ")]
        let inner = indent + String(repeating: " ", count: manner.dashOffset)
        for entry in entries {
            if chance(manner.blanks) { lines.append("") }
            lines += line(inner) + dashed(entry, inner)
        }
        return lines
    }

    private mutating func dashed(_ entry: JSONValue, _ indent: String) -> [String] {
        var lines: [String] = []
        if entry.members.isEmpty || chance(manner.braces) {
            lines = braces(entry, indent + "  ")
            lines[lines.count - 1] += comment("   ")
        } else {
            for member in entry.members {
                lines += (lines.isEmpty ? [] : line(indent + "  ")) + block(member, indent + "  ")
            }
        }
        lines[0] = "\(indent)- \(lines[0].drop { $0 == " " })"
        return lines + line(indent + " ")
    }
}

// MARK: - Braces

extension EntryTextWriter {
    /// The lines of a value, the first without indentation.
    private mutating func braces(_ value: JSONValue, _ indent: String) -> [String] {
        let inner = indent + manner.unit
        let isList = if case .array = value { true } else { false }
        guard isList || !value.members.isEmpty, manner.hasLines, !chance(manner.braces == 10 ? 3 : manner.braces) else {
            return [value.text()]
        }
        var lines = isList ? ["["] : ["{"]
        let parts =
            isList
            ? value.elements.map { ("", $0) } : value.members.map { (JSONValue.string($0.key).text() + ": ", $0.value) }
        for (number, part) in parts.enumerated() {
            var own = part.0.isEmpty || part.0 == "\"tabs\": " ? braces(part.1, inner) : [part.1.text()]
            own[0] = inner + part.0 + own[0]
            own[own.count - 1] += number + 1 < parts.count ? "," : ""
            if isList {
                own[own.count - 1] += comment(" ")
                if number > 0, chance(manner.blanks) { lines.append("") }
                lines += line(inner)
            }
            lines += own
        }
        return lines + [indent + (isList ? "]" : "}")]
    }
}
