/// A place in a string: both counted from 1, the column in Unicode scalars of its line.
public struct SourceLocation: Hashable, Sendable, Comparable {
    /// The line, from 1.
    public var line: Int
    /// The column, from 1, in Unicode scalars.
    public var column: Int

    /// Makes a place.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    /// Orders places as they come in the text.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        (lhs.line, lhs.column) < (rhs.line, rhs.column)
    }
}

/// How serious a diagnostic or a finding is.
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

/// An error or a remark a user can act on: where, what, what was expected, what to do (the format, 6).
///
/// The same text is in the terminal, in the page and in JSON.
public struct Diagnostic: Hashable, Sendable {
    /// How serious it is.
    public var severity: Severity
    /// `syntax`, `unknownKey`, `duplicateKey`, `type`, `value`, `missing`, `limit`, or a rule id.
    public var id: String
    /// One or two sentences, without words of an app's source.
    public var text: String
    /// The words of an app's source that the first sentence is about, for those alone who may read the source (S67).
    public var quote: String?
    /// The file as the reader was given its name.
    public var file: String
    /// Where in the file; nil where no place can be named.
    public var location: SourceLocation?
    /// The entry it speaks of, if it speaks of one.
    public var entry: EntryID?
    /// What to do, as one sentence, if there is one obvious repair.
    public var fix: String?
    /// The other entries that it speaks of, in declared order.
    public var related: [Related] = []

    /// An entry that shares the cause of a finding with others.
    public struct Related: Hashable, Sendable {
        /// The entry.
        public var entry: EntryID
        /// Where in the finding's file it has the cause.
        public var location: SourceLocation?

        /// Makes one.
        public init(entry: EntryID, location: SourceLocation?) {
            (self.entry, self.location) = (entry, location)
        }
    }

    /// Makes a diagnostic.
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

    /// The sentences, with what the first one is about at its end.
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
