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
    init(_ text: String, fix: String, severity: Severity? = nil) {
        self.text = text
        self.fix = fix
        self.severity = severity
    }
}

/// Applies every rule and leaves out what is switched off.
enum Linter {
    /// The rules that one spec can show.
    ///
    /// R5.59 needs several specs: ``SpecLint`` makes it. The others need Swift source: ``SpecLint/needsSource``.
    static let rules: [LintRule] = [
        ValueRules.all, CustomizationRules.all, BarRules.all, VisibilityRules.all, RoleRules.all, LabelRules.all,
        StyleRules.all, SettingRules.all, DuoRules.all, StructureRules.all, StoredRules.all, SymbolRules.all, ImageRules.all,
        TextRules.all,
    ].flatMap(\.self)

    /// The findings about the whole first, then by entry in declared order, each by rule number.
    static func findings(about subject: LintSubject, switchedOff: Set<String> = []) -> [Diagnostic] {
        var found: [(index: Int, number: RuleNumber, order: Int, diagnostic: Diagnostic)] = []
        for rule in rules where subject.spec.lint[rule.id] == nil && !switchedOff.contains(rule.id) {
            let number = RuleNumber(rule.id)
            for mark in rule.marks(subject) where !isSwitchedOff(rule, at: mark, in: subject) {
                let diagnostic = diagnostic(rule, mark, subject)
                found.append((mark.index ?? -1, number, found.count, diagnostic))
            }
        }
        return found.sorted { ($0.index, $0.number, $0.order) < ($1.index, $1.number, $1.order) }.map(\.diagnostic)
    }

    private static func isSwitchedOff(_ rule: LintRule, at mark: Mark, in subject: LintSubject) -> Bool {
        mark.index.map { subject.outline[$0].modifiers.lint[rule.id] != nil } ?? false
    }

    private static func diagnostic(_ rule: LintRule, _ mark: Mark, _ subject: LintSubject) -> Diagnostic {
        let entry = mark.index.map { subject.outline[$0] }
        return Diagnostic(
            severity: mark.severity ?? rule.severity,
            id: rule.id,
            text: mark.text,
            file: subject.file,
            location: entry.map { $0.modifiers.location } ?? subject.spec.location,
            entry: entry?.id,
            fix: mark.fix
        )
    }
}
