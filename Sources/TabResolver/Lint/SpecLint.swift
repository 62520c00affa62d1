public import TabModel

/// A spec as the input of `lint`.
public struct LintedSpec: Sendable {
    /// The spec.
    public var spec: TabSpec
    /// The file's name in findings.
    var file: String
    /// A stored customization, if one was given with it.
    var customization: TabViewCustomization?
    /// The choices about rules that are made at the spec's location.
    var rules: RuleSettings
    /// The facts about the images that the spec names; nil makes no findings about images (R5.75, R5.83).
    public var images: ReferencedImages?

    /// Creates an input of a spec and its file's name.
    public init(
        _ spec: TabSpec,
        file: String,
        customization: TabViewCustomization? = nil,
        rules: RuleSettings = RuleSettings(),
        images: ReferencedImages? = nil
    ) {
        self.spec = spec
        self.file = file
        self.customization = customization
        self.rules = rules
        self.images = images
    }
}

/// The findings R5 about whole specs: every finding on the requested platforms, systems and SDKs.
public struct SpecLint: Sendable {
    /// The platforms that findings are about; nil means each spec's own.
    var platforms: [Platform]?
    /// The OS generations that findings are about; 27 if there is none.
    var systems: [OSVersion]
    /// The SDKs that findings are about, each with each system; the newest if there is none.
    var sdks: [OSVersion]
    /// The language in which titles are checked; nil means all that each spec has.
    var locale: LocaleIdentifier?
    /// The values of conditions, instead of the usual ones (R1.118).
    var conditions: [ConditionID: Bool]
    /// The choices about rules that are made for all specs.
    public var rules: RuleSettings
    /// The symbols that the preview can draw; nil makes no findings about those that it can't (R5.61).
    public var symbols: KnownSymbols?

    /// Creates a lint of these platforms, systems, SDKs and languages.
    public init(
        platforms: [Platform]? = nil,
        os systems: [OSVersion] = [],
        sdk sdks: [OSVersion] = [],
        locale: LocaleIdentifier? = nil,
        conditions: [ConditionID: Bool] = [:],
        rules: RuleSettings = RuleSettings(),
        symbols: KnownSymbols? = nil
    ) {
        self.locale = locale
        self.conditions = conditions
        self.platforms = platforms
        (self.systems, self.sdks) = (systems, sdks)
        self.rules = rules
        self.symbols = symbols
    }

    /// Returns the findings about specs, spec after spec, by place.
    ///
    /// Each cause has one finding, however many platforms it holds on. Several specs are compared too (R5.59).
    public func findings(in specs: [LintedSpec]) -> [Diagnostic] { findings(ofEach: specs).flatMap(\.self) }

    /// Returns the findings about each spec.
    public func findings(ofEach specs: [LintedSpec]) -> [[Diagnostic]] {
        var storage = StorageKeys()
        return specs.map { linted in
            let found = resolver(linted)
                .findings(
                    on: platforms,
                    os: systems,
                    sdk: sdks,
                    locale: locale,
                    conditions: conditions,
                    customization: linted.customization
                )
            guard let shared = storage.add(linted), !isSwitchedOff(StorageKeys.id, in: linted) else {
                return found
            }
            let place =
                found.firstIndex {
                    shared.location.isBefore($0.location)
                        || shared.location == $0.location && RuleNumber(shared.id) < RuleNumber($0.id)
                } ?? found.endIndex
            return found[..<place] + [rules.merging(linted.rules).judged(shared)] + found[place...]
        }
    }

    /// Returns the resolver of a spec, with the settings for its findings.
    public func resolver(_ linted: LintedSpec) -> LayoutResolver {
        LayoutResolver(
            linted.spec,
            file: linted.file,
            rules: rules.merging(linted.rules),
            symbols: symbols,
            images: linted.images
        )
    }

    private func isSwitchedOff(_ rule: String, in linted: LintedSpec) -> Bool {
        rules.merging(linted.rules).off.contains(rule) || linted.spec.lint[rule] != nil
    }
}

extension SpecLint {
    /// Returns a Boolean value that indicates whether an id is that of a rule R5, whether or not a spec alone can show
    /// it.
    public static func isRule(_ id: String) -> Bool {
        severities[id] != nil || needsSource[id] != nil
    }

    /// The rules that findings can carry, by id, with the severity that most of their findings have.
    public static let severities: [String: Severity] = {
        let own = Linter.rules.map { ($0.id, $0.severity) } + [(StorageKeys.id, StorageKeys.severity)]
        return Dictionary(uniqueKeysWithValues: own)
    }()

    /// The rules R5 that no spec can show, by id, each with the reason.
    public static let needsSource: [String: String] = [
        "R5.25": "A spec doesn't describe the views in a search tab, so it can't lack a navigation container.",
        "R5.31": "A spec's label is one title and one image; only a label builder in Swift can have more.",
        "R5.48": "Only Swift code calls the subscripts of a stored customization.",
        "R5.49": "A spec doesn't describe scroll views in a tab's content.",
        "R5.53": "A spec has no if statements. It hides entries by size class, as the rule requires.",
        "R5.55": "A spec doesn't describe draggable content.",
        "R5.57": "A spec has no builder blocks: its arrays can have any number of entries.",
        "R5.60": "A spec doesn't read environment values, so it can't read them in the wrong place.",
    ]
}

/// The storage keys of several specs: two tab views that share one overwrite each other's customization (R5.59).
struct StorageKeys {
    static let id = "R5.59"
    static let severity = Severity.info
    private var files: [String: String] = [:]

    /// Returns the keys that are in more than one file.
    static func shared(by specs: [LintedSpec]) -> Set<String> {
        var files: [String: Set<String>] = [:]
        for linted in specs {
            if let key = linted.spec.tabViewCustomization { files[key, default: []].insert(linted.file) }
        }
        return Set(files.filter { $0.value.count > 1 }.keys)
    }

    /// Adds a spec's key; returns the finding if a spec in another file has it already.
    mutating func add(_ linted: LintedSpec) -> Diagnostic? {
        guard let key = linted.spec.tabViewCustomization else { return nil }
        guard let other = files[key] else {
            files[key] = linted.file
            return nil
        }
        guard other != linted.file else { return nil }
        return Diagnostic(
            severity: Self.severity,
            id: Self.id,
            text:
                "The storage key \"\(key)\" is also used by \(other), so both tab views share one stored customization.",
            file: linted.file,
            location: linted.spec.location,
            fix: "Use a separate key for each tab view."
        ).inSource(of: linted.spec)
    }
}

/// A project's choices about the rules R5: the rules that are off, and those with another severity than their own.
public struct RuleSettings: Hashable, Sendable {
    /// The ids of rules whose findings are not shown.
    var off: Set<String>
    /// The severities of rules, by id, that replace those of their findings.
    public var severities: [String: Severity]

    /// Creates choices; without any, all rules report with their own severity.
    public init(off: Set<String> = [], severities: [String: Severity] = [:]) {
        (self.off, self.severities) = (off, severities)
    }

    /// Returns these choices with others, which win.
    func merging(_ others: RuleSettings) -> RuleSettings {
        RuleSettings(off: off.union(others.off), severities: severities.merging(others.severities) { $1 })
    }

    /// Returns a finding with the severity that was chosen for its rule.
    func judged(_ finding: Diagnostic) -> Diagnostic {
        guard let severity = severities[finding.id] else { return finding }
        var finding = finding
        finding.severity = severity
        return finding
    }
}
