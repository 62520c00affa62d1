/// A place in a string: line and column count from 1, the column in Unicode scalars of its line.
public struct SourceLocation: Hashable, Sendable, Comparable {
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, in Unicode scalars.
    public var column: Int

    /// Creates a place.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Orders places as they appear in the text.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.line, lhs.column) < (rhs.line, rhs.column)
    }
}

/// The severity of a diagnostic or a finding.
public enum Severity: String, CaseIterable, Comparable, Sendable {
    case error, warning, info

    /// Orders severities from the least serious to the most.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.weight < rhs.weight }

    private var weight: Int {
        switch self {
        case .error: 2
        case .warning: 1
        case .info: 0
        }
    }
}

/// An error or a remark: its place, the problem, the expected form and the fix.
///
/// Its text doesn't differ between the terminal, the page and JSON.
public struct Diagnostic: Hashable, Sendable {
    /// The severity.
    public var severity: Severity
    /// The id: `syntax`, `unknownKey`, `duplicateKey`, `type`, `value`, `missing`, `limit`, or a rule id.
    public var id: String
    /// One or two sentences, without words of an app's source.
    public var text: String
    /// The words of an app's source that the first sentence is about, only for readers who may read the source (S67).
    public var quote: String?
    /// The file, by the name that the reader was given.
    public var file: String
    /// The place in the file; nil if none can be named.
    public var location: SourceLocation?
    /// The entry that it is about; nil if it is about none.
    public var entry: EntryID?
    /// The fix in one sentence; nil if there is no obvious one.
    public var fix: String?
    /// The other entries that it is about, in declared order.
    public var related: [Related] = []

    /// An entry that shares the cause of a finding with others.
    public struct Related: Hashable, Sendable {
        /// The entry.
        public var entry: EntryID
        /// The place of the cause in the finding's file.
        public var location: SourceLocation?

        /// Creates a related entry.
        public init(entry: EntryID, location: SourceLocation?) {
            (self.entry, self.location) = (entry, location)
        }
    }

    /// Creates a diagnostic.
    public init(
        severity: Severity = .error,
        id: String,
        text: String,
        quote: String? = nil,
        file: String,
        location: SourceLocation? = nil,
        entry: EntryID? = nil,
        fix: String? = nil
    ) {
        self.severity = severity
        self.id = id
        self.text = text
        self.quote = quote
        self.file = file
        self.location = location
        self.entry = entry
        self.fix = fix
    }

    /// The sentences, with the quote at the end of the first one.
    public var message: String {
        guard let quote else { return text }
        let end = text.firstRange(of: ". ")?.lowerBound ?? text.lastIndex(of: ".") ?? text.endIndex
        return "\(text[..<end]) `\(quote)`\(text[end...])"
    }

    /// The line for a terminal: `file:line:column: severity: message [id]`.
    public var line: String {
        let place = location.map { "\(file):\($0.line):\($0.column)" } ?? file
        return "\(place): \(severity.rawValue): \(message) [\(id)]"
    }
}

extension [Diagnostic] {
    /// The number of each severity in words, the most serious first, such as `1 error` and `2 infos`.
    public var countsBySeverity: [String] {
        Severity.allCases.compactMap { severity in
            let number = count { $0.severity == severity }
            return number == 0 ? nil : "\(number) \(severity.rawValue)\(number == 1 ? "" : "s")"
        }
    }
}
