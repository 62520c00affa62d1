import TabModel
public import TabResolver
import TabSpecCoding

/// The report of `tabpreview diff --sdk A..B`: the changes of a rebuild on each device, and among the findings.
public struct RebuildReport: Sendable {
    /// The difference.
    public let difference: RebuildDifference

    /// Creates a report.
    public init(_ difference: RebuildDifference) { self.difference = difference }

    /// Both SDKs, the system and the number of differences, in one sentence.
    var summary: String {
        let (to, from, os) = (difference.to.rawValue, difference.from.rawValue, difference.os.rawValue)
        let building = "On OS \(os), building with SDK \(to) instead of \(from)"
        guard !difference.isEmpty else { return "\(building) changes nothing." }
        let changes = Set(difference.drawings.flatMap(\.changes)).count
        let counts = [
            (changes, "change"), (difference.added.count, "new finding"),
            (difference.removed.count, "resolved finding"),
        ]
        let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : Self.plural($0.1))" }
        return "\(building): \(words.joined(separator: ", "))."
    }

    private static func plural(_ noun: String) -> String {
        noun == "resolved finding" ? "resolved findings" : "\(noun)s"
    }
}

extension RebuildReport {
    /// The report for a terminal, line by line; the lines may contain control characters of the spec's strings.
    public var textLines: [ReportLine] {
        let drawings = difference.drawings.flatMap { drawing in
            [ReportLine].block(
                "On \(drawing.environments.map(\.reportName).joined(separator: ", ")):",
                drawing.changes.map(\.textLine)
            )
        }
        return [ReportLine(summary)] + drawings + findings("New findings:", difference.added)
            + findings("Resolved findings:", difference.removed)
    }

    private func findings(_ heading: String, _ found: [Diagnostic]) -> [ReportLine] {
        found.isEmpty ? [] : .block(heading, found.map { ReportLine([.init("  ")] + LintText.line($0).pieces) })
    }

    /// The report for a pull request.
    public var markdown: String {
        let drawings = difference.drawings.map { drawing in
            let names = drawing.environments.map(\.reportName).joined(separator: ", ")
            return "**On \(names):**\n\n\(drawing.changes.map(\.markdownLine).joined(separator: "\n"))"
        }
        let findings = [("New findings", difference.added), ("Resolved findings", difference.removed)]
            .filter { !$0.1.isEmpty }
            .map { title, found in
                let lines = found.map { "- \($0.severity.rawValue): \(MarkdownText.code($0.text)) (\($0.id))" }
                return "### \(title)\n\n\(lines.joined(separator: "\n"))"
            }
        return (["**\(summary)**"] + drawings + findings).joined(separator: "\n\n") + "\n"
    }

    /// The report as JSON: keys sorted, two spaces a level, a newline at the end.
    ///
    /// `rebuild` has each sentence once for each platform, in the order of the report.
    public var json: String {
        let value: JSONValue = [
            "changes": [],
            "findings": [
                "added": .array(difference.added.map(DiagnosticCoding.value)),
                "removed": .array(difference.removed.map(DiagnosticCoding.value)),
            ],
            "rebuild": .array(rebuild),
            "sdk": ["from": .string(difference.from.rawValue), "to": .string(difference.to.rawValue)],
        ]
        return value.text([.pretty, .sortedKeys])
    }

    private var rebuild: [JSONValue] {
        var seen: Set<JSONValue> = []
        return difference.drawings.flatMap { drawing in
            drawing.environments.map(\.platform).flatMap { platform in
                drawing.changes.map { change -> JSONValue in
                    [
                        "entry": JSONValue(change.entry), "platform": .string(platform.rawValue),
                        "rule": JSONValue(change.rule), "text": .string(change.sentence.text),
                    ]
                }
            }
        }
        .filter { seen.insert($0).inserted }
    }
}
