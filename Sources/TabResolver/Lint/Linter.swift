import TabModel

/// A rule among R5.
struct LintRule: Sendable {
    let id: String
    let severity: Severity
    /// The platforms that it can be about.
    let platforms: Set<Platform>
    let marks: @Sendable (LintSubject) -> [Mark]

    init(
        _ id: String,
        _ severity: Severity,
        on platforms: Set<Platform> = Set(Platform.allCases),
        _ marks: @escaping @Sendable (LintSubject) -> [Mark]
    ) {
        self.id = id
        self.severity = severity
        self.platforms = platforms
        self.marks = { $0.platforms.isDisjoint(with: platforms) ? [] : marks($0) }
    }
}

extension Set<Platform> {
    /// The platforms with compact bars.
    static let withCompactBar: Set = [.iPhone, .iPhoneDuo, .iPad]
    /// The platforms whose tab views can have sections, which the style sidebarAdaptable shows.
    static let withSections: Set = [.iPhone, .iPhoneDuo, .iPad, .mac, .tv, .vision]
    /// The platforms on which people can customize tab views.
    static let withCustomization: Set = [.iPhone, .iPhoneDuo, .iPad, .mac, .vision]
}

/// A linter that applies every rule and leaves out findings that are switched off.
enum Linter {
    /// The rules that need one spec only.
    ///
    /// R5.59 needs several specs: ``SpecLint`` makes it. The others need Swift source: ``SpecLint/needsSource``.
    static let rules: [LintRule] = [
        ValueRules.all, CustomizationRules.all, BarRules.all, VisibilityRules.all, RoleRules.all, LabelRules.all,
        StyleRules.all, SettingRules.all, DuoRules.all, StructureRules.all, StoredRules.all, SymbolRules.all,
        ImageRules.all, TextRules.all, VariantRules.all, LanguageRules.all,
    ].flatMap(\.self)

    /// Returns the findings about one form of a spec, by place.
    static func findings(about subject: LintSubject, settings: RuleSettings = RuleSettings()) -> [Diagnostic] {
        findings(about: [subject], settings: settings)
    }

    /// Returns the findings about all forms of one spec, by place: one for each cause, with the combinations that it
    /// holds in.
    static func findings(about subjects: [LintSubject], settings: RuleSettings = RuleSettings()) -> [Diagnostic] {
        var found = FoundMarks()
        var combinations = Combinations(of: subjects)
        for subject in subjects where !subject.declaresNothingHere {
            let possible = PossibleSubjects(of: subject)
            for rule in rules where subject.spec.lint[rule.id] == nil && !settings.off.contains(rule.id) {
                for mark in possible.certain(rule.marks(subject), of: rule)
                where !isSwitchedOff(rule, at: mark, in: subject) && !subject.isDoubtful(mark, by: rule) {
                    let diagnostic = diagnostic(rule, mark, subject)
                    let index = diagnostic.entry.flatMap { subject.written.outline.index(of: $0) } ?? -1
                    let reach = Reach(of: subject, on: mark.platforms ?? rule.platforms, mark.builds)
                    let whole = combinations.declaring(diagnostic.entry, on: rule.platforms)
                    found.add(mark, diagnostic, at: index, mark.isWritten ? whole : reach, of: whole)
                }
            }
        }
        return found.findings(ofSource: subjects.first?.isSource ?? false).map(settings.judged)
    }

    private static func isSwitchedOff(_ rule: LintRule, at mark: Mark, in subject: LintSubject) -> Bool {
        subject.entry(mark)?.modifiers.lint[rule.id] != nil
    }

    private static func diagnostic(_ rule: LintRule, _ mark: Mark, _ subject: LintSubject) -> Diagnostic {
        let entry = subject.entry(mark)
        return Diagnostic(
            severity: subject.severity(of: mark, by: rule),
            id: rule.id,
            text: mark.text,
            file: subject.file,
            location: mark.location ?? subject.place(of: mark, by: rule.id),
            entry: entry?.id,
            fix: mark.fix
        ).inSource(of: subject.spec)
    }
}

extension LintSubject {
    /// The rules whose errors an app's source can have: code that compiles and is wrong wherever the app runs.
    private static let errorsOfSource: Set = ["R5.1", "R5.4", "R5.6"]

    /// A Boolean value that indicates whether the spec is read from an app's source.
    var isSource: Bool { spec.sourceMap != nil }

    /// A Boolean value that indicates whether the source declares no entry here, but some for other devices or states.
    fileprivate var declaresNothingHere: Bool { isSource && tabs.isEmpty && !written.outline.tabs.isEmpty }

    /// Returns a Boolean value that indicates whether a mark depends on facts that the source doesn't contain.
    ///
    /// Such facts are entries that the app may not have, or has elsewhere, and values of conditions.
    fileprivate func isDoubtful(_ mark: Mark, by rule: LintRule) -> Bool {
        guard isSource else { return false }
        let entry = entry(mark)
        guard mark.severity ?? rule.severity == .error else { return false }
        if let entry { return entry.modifiers.dynamic }
        // With another value of a condition, the tab may be present.
        return tabs.contains { $0.modifiers.dynamic || $0.tab?.value == nil }
            || written.outline.entries.contains { entry in
                isSelected(entry) && outline.index(of: entry.id) == nil && dependsOnAnswers(entry)
            }
    }

    /// Returns a Boolean value that indicates whether the selection or the size class mapping names an entry's value.
    private func isSelected(_ entry: OutlineEntry) -> Bool {
        guard let value = entry.tab?.value else { return false }
        return [spec.selection, spec.sizeClassMapping?.compactTab, spec.sizeClassMapping?.defaultRegularValue]
            .contains(value)
    }

    /// Returns a Boolean value that indicates whether an entry is declared only with some values of conditions.
    private func dependsOnAnswers(_ entry: OutlineEntry) -> Bool {
        whens(of: entry).contains { !$0.if.isEmpty || !$0.unless.isEmpty }
    }

    private func whens(of entry: OutlineEntry) -> [When] {
        written.outline.whens(around: entry.index).joined() + entry.modifiers.when
            + entry.modifiers.variants.map(\.when)
    }

    /// Returns a Boolean value that indicates whether an error at an entry depends on the place at which it, or its
    /// twin, is declared.
    private func isConditional(_ mark: Mark) -> Bool {
        guard let value = entry(mark)?.tab?.value else { return false }
        return written.outline.entries.contains { $0.tab?.value == value && !whens(of: $0).isEmpty }
    }

    /// Returns the severity of a mark: in an app's source, an error only if the code can't be right.
    fileprivate func severity(of mark: Mark, by rule: LintRule) -> Severity {
        let severity = mark.severity ?? rule.severity
        guard severity == .error, isSource else { return severity }
        let isBar = platforms.allSatisfy { spec.tabViewStyle.drawn(on: $0) != .page }
        return isBar && Self.errorsOfSource.contains(rule.id) && !isConditional(mark) ? .error : .warning
    }

    /// Returns the entry that a mark is about; nil for the whole.
    func entry(_ mark: Mark) -> OutlineEntry? {
        mark.index.map { mark.isWritten ? written.outline[$0] : outline[$0] }
    }
}

extension Diagnostic {
    /// Returns the finding at its place in the app's source, if the spec was read there.
    func inSource(of spec: TabSpec) -> Diagnostic {
        guard let origin = spec.sourceMap?[location] else { return self }
        var diagnostic = self
        (diagnostic.file, diagnostic.location) = (origin.file, origin.location)
        return diagnostic
    }
}
