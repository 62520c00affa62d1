import TabModel

/// What findings are made about.
struct LintSubject: Sendable {
    let context: ResolutionContext
    /// The customization as it was given, whether or not it acts.
    let customization: TabViewCustomization?
    let selection: SelectionState
    let file: String

    var spec: TabSpec { context.spec }
    var outline: SpecOutline { context.outline }
    var os: OSVersion { context.environment.os }

    /// Whether findings speak of a platform: the spec names it, or it is the one asked for (rulebook 5).
    func concerns(_ platform: Platform) -> Bool {
        context.environment.platform == platform || spec.platforms.contains(platform)
    }

    /// Whether a compact bar comes up anywhere.
    var concernsCompact: Bool { concerns(.iPhone) || concerns(.iPad) }
}

/// One place where a rule speaks.
struct Mark {
    /// The entry, or nil for the whole.
    var index: Int?
    var text: String
    var fix: String?
    /// Where it is not the rule's own.
    var severity: Severity?

    /// About one entry.
    init(_ index: Int, _ text: String, fix: String? = nil, severity: Severity? = nil) {
        self.index = index
        self.text = text
        self.fix = fix
        self.severity = severity
    }

    /// About the whole.
    init(_ text: String, fix: String? = nil) {
        self.text = text
        self.fix = fix
    }
}

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
