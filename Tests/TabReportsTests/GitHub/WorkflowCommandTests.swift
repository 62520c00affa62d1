import TabModel
import TabReports
import Testing

@Suite struct WorkflowCommandTests {
    @Test func `writes a command a line, with the place of each annotation`() {
        #expect(
            WorkflowCommands(Samples.report).text == """
                ::notice file=tabs.yaml,line=3,col=5,title=R5.27::Home's symbol house.fill is filled.%0AGive the outline.
                ::error file=tabs.yaml,line=4,col=5,title=R5.1::Inbox has the value "home", which Home has already.
                ::warning file=more tabs.json,line=12,col=7,title=R5.16::Drafts is sidebar-only.
                ::error file=broken.json,title=syntax::Expected a value.

                """
        )
    }

    @Test func `says nothing where nothing was found`() {
        #expect(WorkflowCommands(LintReport(files: ["a.json"])).text.isEmpty)
    }

    @Test func `tells files that failed without a place`() {
        let report = LintReport(failures: [.init(file: "a", text: "a can't be read: no, 100%.")])

        #expect(WorkflowCommands(report).text == "::error::a can't be read: no, 100%25.\n")
    }

    @Test func `gives standard input no file to be at`() {
        let diagnostic = Diagnostic(id: "syntax", text: "No.", file: "-", location: SourceLocation(line: 1, column: 1))

        #expect(WorkflowCommands(LintReport(diagnostics: [diagnostic])).text == "::error title=syntax::No.\n")
    }

    @Test func `names files as the repository does`() {
        let diagnostic = Diagnostic(id: "syntax", text: "No.", file: "././a/b.json")

        #expect(WorkflowCommands(LintReport(diagnostics: [diagnostic])).text.hasPrefix("::error file=a/b.json,"))
    }

    @Test(arguments: Samples.hostile, Samples.hostile)
    func `text from elsewhere comes back as it was and starts no command`(file: String, text: String) throws {
        let diagnostic = Diagnostic(
            id: "R5.1",
            text: text,
            file: "x" + file,
            location: SourceLocation(line: 1, column: 2)
        )

        let command = try #require(ReadCommand(WorkflowCommands(LintReport(diagnostics: [diagnostic])).text))

        #expect(command.name == "error" && command.message == Self.harmless(text))
        #expect(command.properties == ["file": "x" + Self.harmless(file), "line": "1", "col": "2", "title": "R5.1"])
    }
}

extension WorkflowCommandTests {
    /// The text with what GitHub can't bring back, and what would steer a log.
    private static func harmless(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            scalar.isSteering && scalar != "\r" && scalar != "\n"
                ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }.joined()
    }

    @Test func `text that steers how a log is shown is written out`() {
        let diagnostic = Diagnostic(
            severity: .info,
            id: "R5.1",
            text: "a\u{202E}b\u{1B}[31m\u{2066}",
            file: "x.swift"
        )

        #expect(
            WorkflowCommands(LintReport(diagnostics: [diagnostic])).text
                == "::notice file=x.swift,title=R5.1::a\\u{202e}b\\u{1b}[31m\\u{2066}\n"
        )
    }
}

/// One command as GitHub's runner reads it: a line, name, properties at commas, message after the second `::`.
private struct ReadCommand {
    let name: String
    var properties: [String: String] = [:]
    let message: String

    init?(_ text: String) {
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
        guard lines.count == 2, lines[1].isEmpty, let head = lines[0].firstRange(of: "::"),
            let end = lines[0][head.upperBound...].firstRange(of: "::")
        else { return nil }
        let words = lines[0][head.upperBound..<end.lowerBound].split(separator: " ", maxSplits: 1)
        name = String(words[0])
        message = Self.unescaped(lines[0][end.upperBound...], ["%0D": "\r", "%0A": "\n"])
        for property in words.count > 1 ? words[1].split(separator: ",") : [] {
            let parts = property.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let value = Self.unescaped(parts[1], ["%0D": "\r", "%0A": "\n", "%3A": ":", "%2C": ","])
            properties[String(parts[0])] = value
        }
    }

    private static func unescaped(_ text: Substring, _ escapes: [String: String]) -> String {
        escapes.reduce(String(text)) { $0.replacing($1.key, with: $1.value) }.replacing("%25", with: "%")
    }
}
