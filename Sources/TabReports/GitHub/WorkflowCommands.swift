import TabModel

/// A lint report as GitHub's workflow commands: each line puts an annotation on a file of a pull request.
///
/// Source: GitHub Docs, "Workflow commands for GitHub Actions"; the escaping is that of GitHub's own toolkit.
public struct WorkflowCommands: Sendable {
    private let report: LintReport

    /// Creates the commands of a report.
    public init(_ report: LintReport) {
        self.report = report
    }

    /// The commands, one a line; files that failed come first.
    ///
    /// Empty for a report without diagnostics and failures.
    public var text: String {
        let failures = report.failures.map { Self.command("error", [], $0.text) }
        return (failures + report.diagnostics.map(Self.command)).map { $0 + "\n" }.joined()
    }

    private static func command(_ diagnostic: Diagnostic) -> String {
        var properties: [(String, String)] = []
        // An annotation without file is beside the run as a whole: standard input has no file.
        if diagnostic.file != "-" {
            properties.append(("file", RelativePath.plain(diagnostic.file)))
            if let location = diagnostic.location {
                properties += [("line", "\(location.line)"), ("col", "\(location.column)")]
            }
        }
        properties.append(("title", diagnostic.id))
        let fix = diagnostic.fix.map { "\n\($0)" } ?? ""
        return command(name(diagnostic.severity), properties, diagnostic.message + fix)
    }

    private static func command(_ name: String, _ properties: [(String, String)], _ message: String) -> String {
        let list = properties.map { "\($0)=\(escaped(harmless($1), alsoIn: ":,"))" }.joined(separator: ",")
        return "::\(name)\(list.isEmpty ? "" : " ")\(list)::\(escaped(harmless(message)))"
    }

    private static func name(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .info: "notice"
        }
    }

    /// Returns the string without characters that control the display of a log; line breaks, which are escaped, stay.
    private static func harmless(_ text: String) -> String {
        text.unicodeScalars.map { $0.isSteering && $0 != "\r" && $0 != "\n" ? $0.escaped : String($0) }.joined()
    }

    /// Returns the string with percent escapes for `%`, carriage return and newline, and for separators at places where
    /// they would separate.
    private static func escaped(_ text: String, alsoIn separators: String = "") -> String {
        let special = Set("%\r\n\(separators)".unicodeScalars)
        var result = ""
        for scalar in text.unicodeScalars {
            if special.contains(scalar) {
                result += PercentEscape.escape(UInt8(ascii: scalar))
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
