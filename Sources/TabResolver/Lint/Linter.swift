import TabModel

/// Applies every rule and leaves out what is switched off.
enum Linter {
    /// The rules that one spec can show.
    ///
    /// R5.59 needs several specs: ``SpecLint`` makes it. The others need Swift source: ``SpecLint/needsSource``.
    static let rules: [LintRule] = [
        ValueRules.all, CustomizationRules.all, BarRules.all, VisibilityRules.all, RoleRules.all, LabelRules.all,
        StyleRules.all, StructureRules.all, StoredRules.all, SymbolRules.all, ImageRules.all,
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
