public import TabModel

/// What linting some specs found, before it is written in one form or another.
public struct LintReport: Hashable, Sendable {
    /// The names of the files that were read, as given, in order.
    public var files: [String]
    /// Errors and findings: files in order, each file's in the order of its reader or resolver.
    public var diagnostics: [Diagnostic]
    /// Files that could not be read or written.
    public var failures: [FailedFile]

    /// Makes a report.
    public init(files: [String] = [], diagnostics: [Diagnostic] = [], failures: [FailedFile] = []) {
        self.files = files
        self.diagnostics = diagnostics
        self.failures = failures
    }

    /// A file that could not be read or written.
    public struct FailedFile: Hashable, Sendable {
        /// Its name as given.
        public var file: String
        /// Why, as a sentence that names the file.
        public var text: String

        /// Makes one.
        public init(file: String, text: String) {
            self.file = file
            self.text = text
        }
    }
}

extension LintReport {
    /// How many diagnostics are of a severity.
    public func count(of severity: Severity) -> Int {
        diagnostics.count { $0.severity == severity }
    }

    /// Whether something is as serious as that, or more.
    public func reaches(_ severity: Severity) -> Bool {
        diagnostics.contains { $0.severity.weight >= severity.weight }
    }
}

extension Severity {
    /// Larger is more serious.
    var weight: Int {
        switch self {
        case .error: 2
        case .warning: 1
        case .info: 0
        }
    }
}

/// A line for people, in pieces that a terminal may color.
///
/// The pieces hold the text as it is: anyone who prints them makes control characters harmless.
public struct ReportLine: Hashable, Sendable {
    /// The pieces, from the left.
    public var pieces: [Piece]

    /// Makes a line.
    public init(_ pieces: [Piece]) {
        self.pieces = pieces
    }

    /// Makes a line of a sentence, and of what is behind it for anyone who looks for it.
    public init(_ text: String, aside: String = "") {
        self.init([Piece(text)] + (aside.isEmpty ? [] : [Piece(aside, .aside)]))
    }

    /// A piece of a line.
    public struct Piece: Hashable, Sendable {
        /// The text.
        public var text: String
        /// What it is.
        public var role: Role

        /// Makes a piece.
        public init(_ text: String, _ role: Role = .plain) {
            self.text = text
            self.role = role
        }
    }

    /// What a piece is.
    public enum Role: Hashable, Sendable {
        /// A sentence.
        case plain
        /// What follows is under it.
        case heading
        /// A file with line and column.
        case place
        /// How serious it is.
        case severity(Severity)
        /// A rule's id or a repair: there for anyone who looks for it.
        case aside
    }

    /// The line without its roles.
    public var text: String {
        pieces.map(\.text).joined()
    }
}
