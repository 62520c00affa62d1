import TabModel

/// A rule of rulebook 5.
struct LintRule: Sendable {
    let id: String
    let severity: Severity
    let marks: @Sendable (LintSubject) -> [Mark]

    init(_ id: String, _ severity: Severity, _ marks: @escaping @Sendable (LintSubject) -> [Mark]) {
        self.id = id
        self.severity = severity
        self.marks = marks
    }
}

/// One place where a rule speaks.
struct Mark {
    /// The entry, or nil for the whole.
    var index: Int?
    var text: String
    var fix: String
    /// Where it is not the rule's own.
    var severity: Severity?

    /// About one entry.
    init(_ index: Int, _ text: String, fix: String, severity: Severity? = nil) {
        self.index = index
        self.text = text
        self.fix = fix
        self.severity = severity
    }

    /// About the whole.
    init(_ text: String, fix: String) {
        self.text = text
        self.fix = fix
    }
}
