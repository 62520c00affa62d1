public import TabModel

extension SpecLint {
    /// Returns the remarks on findings switched off in specs, spec after spec, the whole first, then by entry.
    ///
    /// `unusedSuppression` (information) is a rule switched off at a place without such a finding, `unknownRule`
    /// (warning) an id that no rule has. They are searched for with every system and SDK and on all platforms of the
    /// spec besides the requested ones, so that a narrow selection reports nothing as unused.
    func suppressionRemarks(in specs: [LintedSpec]) -> [Diagnostic] {
        suppressionRemarks(ofEach: specs).flatMap(\.self)
    }

    /// Returns the remarks for each spec.
    public func suppressionRemarks(ofEach specs: [LintedSpec]) -> [[Diagnostic]] {
        let shared = StorageKeys.shared(by: specs)
        return specs.map { linted in
            let sharesKey = linted.spec.tabViewCustomization.map(shared.contains) ?? false
            let resolver = LayoutResolver(linted.spec, file: linted.file, symbols: symbols, images: linted.images)
            let subjects = resolver.lintSubjects(
                on: linted.spec.platforms + (platforms ?? []),
                os: OSVersion.generations,
                sdk: OSVersion.allCases,
                customization: linted.customization
            )
            return Suppressions(subjects, of: linted, resolver, sharesKey: sharesKey).remarks
        }
    }
}

/// The findings about the rules that a spec switches off.
public enum SuppressionRemark {
    /// The id of the finding about a rule that is switched off at a place without such a finding.
    static let unused = "unusedSuppression"
    /// The id of the finding about an id that no rule has.
    static let unknown = "unknownRule"
    /// The ids of these findings.
    public static let ids: Set = [unused, unknown]
}

/// The findings that a spec switches off, and those that it has.
private struct Suppressions {
    private let subject: MergedSpec
    private let linted: LintedSpec
    private let knowsSymbols: Bool
    /// The entries that each rule marks, the whole as nil; only for rules that are switched off somewhere.
    private var marked: [String: Set<EntryID?>] = [:]

    init(_ subjects: [LintSubject], of linted: LintedSpec, _ resolver: LayoutResolver, sharesKey: Bool) {
        subject = MergedSpec(spec: resolver.spec, outline: resolver.outline)
        (self.linted, knowsSymbols) = (linted, resolver.symbols != nil)
        var named = Set(subject.spec.lint.keys)
        for entry in subject.outline.entries { named.formUnion(entry.modifiers.lint.keys) }
        for rule in Linter.rules where named.contains(rule.id) {
            marked[rule.id] = Set(subjects.flatMap { form in rule.marks(form).map { form.entry($0)?.id } })
        }
        if sharesKey { marked[StorageKeys.id] = [nil] }
    }

    var remarks: [Diagnostic] {
        let whole = ids(subject.spec.lint).compactMap { remark($0, at: nil) }
        return whole
            + subject.outline.entries.flatMap { entry in
                ids(entry.modifiers.lint).compactMap { remark($0, at: entry.index) }
            }
    }

    private func ids(_ lint: [String: String]) -> [String] {
        lint.keys.sorted { (RuleNumber($0), $0) < (RuleNumber($1), $1) }
    }

    private func remark(_ id: String, at index: Int?) -> Diagnostic? {
        if let reason = SpecLint.needsSource[id] {
            return diagnostic(
                .info,
                SuppressionRemark.unused,
                index,
                "\(id) is suppressed, but has no findings. \(reason)"
            )
        }
        guard SpecLint.severities[id] != nil else {
            let near = SpecLint.nearest(to: id).map { " Did you mean \"\($0)\"?" } ?? ""
            return diagnostic(
                .warning,
                SuppressionRemark.unknown,
                index,
                "\"\(id)\" is not the id of a finding.\(near)"
            )
        }
        guard isUnused(id, at: index) else { return nil }
        return diagnostic(.info, SuppressionRemark.unused, index, "\(id) is suppressed here, but has no findings.")
    }

    private func isUnused(_ id: String, at index: Int?) -> Bool {
        if SpecLint.needCustomization.contains(id), linted.customization == nil { return false }
        if id == SymbolRules.unknownSymbol.id, !knowsSymbols { return false }
        if ImageRules.all.contains(where: { $0.id == id }), linted.images?.problems == nil { return false }
        let places = marked[id] ?? []
        return index.map { !places.contains(subject.outline[$0].id) } ?? places.isEmpty
    }

    private func diagnostic(_ severity: Severity, _ id: String, _ index: Int?, _ text: String) -> Diagnostic {
        let entry = index.map { subject.outline[$0] }
        return Diagnostic(
            severity: severity,
            id: id,
            text: text,
            file: linted.file,
            location: entry.map { $0.modifiers.location } ?? subject.spec.location,
            entry: entry?.id,
            fix: linted.spec.sourceMap == nil ? "Remove it from lint." : "Remove the comment."
        ).inSource(of: linted.spec)
    }
}

extension SpecLint {
    /// The rules that need a stored customization.
    fileprivate static let needCustomization: Set = ["R5.37", "R5.38"]

    /// Returns the rule whose id begins an unknown id, as "R5.9" does with "R5.99".
    fileprivate static func nearest(to id: String) -> String? {
        (3...max(3, id.count)).reversed().lazy.map { String(id.prefix($0)) }.first { severities[$0] != nil }
    }
}
