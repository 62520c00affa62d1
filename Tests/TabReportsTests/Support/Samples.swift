import TabModel
import TabReports
import TabRules

/// Diagnostics to write reports of.
enum Samples {
    static let filled = Diagnostic(
        severity: .info,
        id: "R5.27",
        text: "Home's symbol house.fill is filled.",
        file: "tabs.yaml",
        location: SourceLocation(line: 3, column: 5),
        entry: "home",
        fix: "Give the outline."
    )
    static let equalValues = Diagnostic(
        severity: .error,
        id: "R5.1",
        text: "Inbox has the value \"home\", which Home has already.",
        file: "tabs.yaml",
        location: SourceLocation(line: 4, column: 5),
        entry: "home~2"
    )
    static let onPhone = Diagnostic(
        severity: .warning,
        id: "R5.16",
        text: "Drafts is sidebar-only.",
        file: "more tabs.json",
        location: SourceLocation(line: 12, column: 7),
        entry: "drafts"
    )
    static let syntax = Diagnostic(id: "syntax", text: "Expected a value.", file: "broken.json")

    static let report = LintReport(
        files: ["tabs.yaml", "more tabs.json", "broken.json"],
        diagnostics: [filled, equalValues, onPhone, syntax]
    )

    /// Names and texts that try to leave the place they are at.
    static let hostile = [
        "a,line=1:%0A::warning::", "new\nline\r\n::error::x", "%25 %2C", "Käse 👩‍👩‍👧 ☕️", "\u{1B}[31m\u{7}\u{202E}",
        "a b\\c\"d'<&>", "",
        " ",
    ]

    static func statement(_ id: String) -> RuleStatement? {
        guard id == "R5.1" else { return nil }
        return RuleStatement(
            "R5.1",
            [.documented],
            "Two tabs with equal value. Make values unique.",
            sources: [
                RuleSource("Tab", url: "https://developer.apple.com/documentation/swiftui/tab"), RuleSource("A talk"),
            ]
        )
    }
}
