public import TabModel

/// The result of linting specs, before it is written in one form or another.
public struct LintReport: Hashable, Sendable {
    /// The names of the files that were read, as given, in order.
    public var files: [String]
    /// The errors and findings, by file, line and column.
    public var diagnostics: [Diagnostic]
    /// The files that could not be read or written.
    public var failures: [FailedFile]
    /// The findings below the reported severity.
    private(set) var hidden: [Diagnostic] = []
    /// The findings that the baseline has.
    private(set) var accepted: [Diagnostic] = []

    /// Creates a report.
    public init(files: [String] = [], diagnostics: [Diagnostic] = [], failures: [FailedFile] = []) {
        self.files = files
        self.diagnostics = diagnostics.sorted(by: files)
        self.failures = failures
    }

    /// A file that could not be read or written.
    public struct FailedFile: Hashable, Sendable {
        /// The name as given.
        var file: String
        /// The reason, as a sentence that names the file.
        public var text: String

        /// Creates a failed file.
        public init(file: String, text: String) {
            self.file = file
            self.text = text
        }
    }
}

extension [Diagnostic] {
    /// Returns the diagnostics by file, line and column: first those of the given files, in their order, then the
    /// others by name.
    fileprivate func sorted(by files: [String]) -> [Diagnostic] {
        let ranks = Dictionary(zip(files, files.indices)) { first, _ in first }
        return enumerated().sorted { first, second in
            let (one, other) = (first.element, second.element)
            let (rank, next) = (ranks[one.file] ?? files.count, ranks[other.file] ?? files.count)
            if rank != next { return rank < next }
            if one.file != other.file { return one.file < other.file }
            let start = SourceLocation(line: 0, column: 0)
            return (one.location ?? start, first.offset) < (other.location ?? start, second.offset)
        }
        .map(\.element)
    }
}

extension LintReport {
    /// Moves the diagnostics that the baseline has out of the report, by their positions.
    public mutating func accept(at positions: Set<Int>) {
        accepted += positions.sorted().map { diagnostics[$0] }
        diagnostics = diagnostics.enumerated().filter { !positions.contains($0.offset) }.map(\.element)
    }

    /// Returns the report with other names of files.
    public func naming(_ name: (String) -> String) -> LintReport {
        var report = self
        report.files = files.map(name)
        for index in report.diagnostics.indices { report.diagnostics[index].file = name(diagnostics[index].file) }
        for index in report.failures.indices { report.failures[index].file = name(failures[index].file) }
        return report
    }

    /// Hides the diagnostics below a severity.
    public mutating func hide(below severity: Severity) {
        hidden += diagnostics.filter { $0.severity < severity }
        diagnostics.removeAll { $0.severity < severity }
    }

    /// The id of an error about a file that could not be read or written.
    static let failureID = "file"

    /// The diagnostics, after an error for each file that could not be read or written.
    var diagnosticsWithFailures: [Diagnostic] {
        failures.map { Diagnostic(id: Self.failureID, text: $0.text, file: $0.file) } + diagnostics
    }

    /// The files in order, each with its diagnostics.
    var byFile: [(file: String, diagnostics: [Diagnostic])] {
        let all = diagnosticsWithFailures
        let found = Dictionary(grouping: all) { RelativePath.plain($0.file) }
        var seen: Set<String> = []
        return (files + all.map(\.file)).map(RelativePath.plain).filter { seen.insert($0).inserted }
            .map { ($0, found[$0] ?? []) }
    }

    /// Returns a Boolean value that indicates whether any diagnostic has that severity or a higher one.
    public func reaches(_ severity: Severity) -> Bool {
        diagnostics.contains { $0.severity >= severity }
    }
}

extension Diagnostic {
    /// The problem and the advice: services show only the message beside a line.
    var messageWithFix: String { [message, fix].compactMap(\.self).joined(separator: " ") }
}

/// A line for people, in pieces that a terminal may color.
///
/// The pieces contain the strings unchanged: the writer that prints them escapes control characters.
public struct ReportLine: Hashable, Sendable {
    /// The pieces, from the left.
    public var pieces: [Piece]

    /// Creates a line.
    public init(_ pieces: [Piece]) {
        self.pieces = pieces
    }

    /// Creates a line of a sentence and of a detail after it.
    public init(_ text: String, aside: String = "") {
        self.init([Piece(text)] + (aside.isEmpty ? [] : [Piece(aside, .aside)]))
    }

    /// A piece of a line.
    public struct Piece: Hashable, Sendable {
        /// The text.
        public var text: String
        /// The role.
        public var role: Role

        /// Creates a piece.
        public init(_ text: String, _ role: Role = .plain) {
            self.text = text
            self.role = role
        }
    }

    /// The roles of a piece.
    public enum Role: Hashable, Sendable {
        /// A sentence.
        case plain
        /// A heading of the following lines.
        case heading
        /// A file with line and column.
        case place
        /// A severity.
        case severity(Severity)
        /// A detail: a rule's id or a fix.
        case aside
    }

    /// The line without its roles.
    public var text: String {
        pieces.map(\.text).joined()
    }
}
