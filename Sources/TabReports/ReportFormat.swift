/// The forms in which a report can be written.
public enum ReportFormat: String, CaseIterable, Sendable {
    /// Lines for a person at a terminal.
    case text
    /// The JSON report, for programs.
    case json
    /// SARIF 2.1.0, for code scanning.
    case sarif
    /// Workflow commands that annotate a pull request on GitHub.
    case github
    /// Markdown, for a pull request's description or comment.
    case markdown
    /// The XML of JUnit, for CI servers.
    case junit
    /// The XML of Checkstyle, for CI servers.
    case checkstyle
    /// The JSON of Code Climate, for GitLab.
    case codeclimate
}
