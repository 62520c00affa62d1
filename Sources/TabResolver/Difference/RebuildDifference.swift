public import TabModel

/// The changes that building an app with another SDK makes on its devices, on one system (R1.100).
///
/// A pure function of a spec and two SDKs: equal input, equal result.
public struct RebuildDifference: Sendable {
    /// The SDK before.
    public let from: OSVersion
    /// The SDK after; it may be the older one.
    public let to: OSVersion
    /// The system.
    public let os: OSVersion
    /// The differences of the drawings, device by device, for devices with any.
    public let drawings: [DrawingDifference]
    /// The findings that only the app built with ``to`` has.
    public let added: [Diagnostic]
    /// The findings that only the app built with ``from`` has.
    public let removed: [Diagnostic]

    /// Creates the comparison of a spec with itself on `platforms`, each once; nil means the spec's own.
    ///
    /// `resolver` makes the findings, so it knows the file's name and the rules that are off.
    public init(
        _ spec: TabSpec,
        _ resolver: LayoutResolver,
        from: OSVersion,
        to: OSVersion,
        platforms: [Platform]? = nil,
        os: OSVersion = .v27,
        conditions: [ConditionID: Bool] = [:]
    ) {
        (self.from, self.to, self.os) = (from, to, os)
        let wanted = platforms ?? Platform.allCases.filter(spec.platforms.contains)
        let pair = SpecPair(spec, spec)
        var drawings: [DrawingDifference] = []
        for environment in DifferenceEnvironments.all(pair, platforms: wanted, os: os, sdk: to, conditions: conditions)
        {
            let rebuilt = Rebuilt(pair, resolver, in: environment, from: from)
            drawings.add(rebuilt.changes, in: environment)
        }
        self.drawings = drawings
        let (before, now) = (
            resolver.findings(on: wanted, os: [os], sdk: [from], conditions: conditions),
            resolver.findings(on: wanted, os: [os], sdk: [to], conditions: conditions)
        )
        added = now.filter { finding in !before.contains { finding.isSame(as: $0) } }
        removed = before.filter { finding in !now.contains { finding.isSame(as: $0) } }
    }

    /// A Boolean value that indicates whether the SDK makes no difference.
    public var isEmpty: Bool { drawings.isEmpty && added.isEmpty && removed.isEmpty }
}

/// An app on one device, built with two SDKs.
private struct Rebuilt {
    let pair: SpecPair
    let drawn: DrawnPair
    let old: ResolutionContext
    let new: ResolutionContext
    let oldSelection: SelectionState
    let newSelection: SelectionState

    init(_ pair: SpecPair, _ resolver: LayoutResolver, in environment: ResolutionEnvironment, from: OSVersion) {
        var before = environment
        before.sdk = from
        self.pair = pair
        drawn = DrawnPair(pair, resolver, resolver, in: environment, before: before)
        old = resolver.context(in: before, customization: nil)
        new = resolver.context(in: environment, customization: nil)
        (oldSelection, newSelection) = (old.selectionState, new.selectionState)
    }

    var changes: [DrawingChange] {
        let search = searchChanges
        let moved = Set(search.compactMap(\.entry))
        let places = DrawingChanges(drawn: drawn, pair: pair).all.filter { change in
            change.entry.map { !moved.contains($0) } ?? true
        }
        return look + compatibility + places + search + strictness + features
    }

    /// The change of the look of bars with 26 (R6.10, R6.12).
    private var look: [DrawingChange] {
        switch (old.level < .v26, new.level < .v26) {
        case (true, false): [DrawingChange(rule: "R6.10", sentence: "Bars get the look of OS 26.")]
        case (false, true): [DrawingChange(rule: "R6.10", sentence: "Bars get the look of OS 18.")]
        default: []
        }
    }

    /// The end of the design before 26 with SDK 27 (R6.14).
    private var compatibility: [DrawingChange] {
        let isKept = { (context: ResolutionContext) in context.level < context.environment.level() }
        switch (isKept(old), isKept(new)) {
        case (true, false):
            return [DrawingChange(rule: "R6.14", sentence: "designRequiresCompatibility no longer has an effect.")]
        case (false, true):
            return [
                DrawingChange(rule: "R6.14", sentence: "designRequiresCompatibility keeps the design before OS 26.")
            ]
        default: return []
        }
    }

    /// The changes of search, which only 26 and later set apart by its role (R2.48 to R2.50).
    private var searchChanges: [DrawingChange] {
        new.outline.tabs.compactMap { tab in
            let entry = new.entry(tab)
            guard entry.role == .search, let was = drawn.before.bar[entry.id], let now = drawn.now.bar[entry.id],
                (was.region == .detached) != (now.region == .detached)
            else { return nil }
            return now.region == .detached
                ? DrawingChange(
                    entry: entry.id,
                    rule: new.level >= .v27 ? "R2.50" : "R2.48",
                    sentence: "\(entry.name) is detached from the bar."
                )
                : DrawingChange(
                    entry: entry.id,
                    rule: new.level >= .v27 ? "R2.50" : "R2.49",
                    sentence: "\(entry.name) joins the bar: its role alone no longer detaches it."
                )
        }
    }

    /// The change that from 27 on, a missing selection can end the app (R4.8).
    private var strictness: [DrawingChange] {
        guard newSelection.isDangling, (old.level < .v27) != (new.level < .v27) else { return [] }
        let entry = newSelection.selected.map { new.entry($0) }
        let name = entry?.name ?? newSelection.bound ?? ""
        return [
            new.level >= .v27
                ? DrawingChange(
                    entry: entry?.id,
                    rule: "R4.8",
                    sentence: "The app can crash: \(name) is selected, but not visible here."
                )
                : DrawingChange(
                    entry: entry?.id,
                    rule: "R4.7",
                    sentence:
                        "The app no longer crashes while \(name) is selected but not visible. Its content is blank."
                )
        ]
    }

    /// The changes of features that the spec uses and only one of the two SDKs has (R6.9).
    private var features: [DrawingChange] {
        let whole = KeyStatements(of: new.spec).requests.compactMap { change(of: $0, at: nil) }
        let entries = new.outline.entries.flatMap { entry in
            entry.statements.requests.compactMap { change(of: $0, at: entry) }
        }
        return whole + entries
    }

    /// Returns a Boolean value that indicates whether a feature that exists shows here: on a present entry, and in a
    /// chrome that has it.
    private func acts(_ feature: Feature, at entry: OutlineEntry?) -> Bool {
        if let entry, !new.isPresent(entry.index) { return false }
        switch feature {
        case .tabBarPlacement, .sidebarPlacement: return drawn.oldLayout.chrome != drawn.newLayout.chrome
        case .sectionExpansion: return drawn.newLayout.sidebar != nil
        default: return true
        }
    }

    private func change(of request: FeatureRequest, at entry: OutlineEntry?) -> DrawingChange? {
        guard old.has(request.feature) != new.has(request.feature), acts(request.feature, at: entry) else { return nil }
        let verb = new.has(request.feature) ? "takes effect" : "no longer has an effect"
        return DrawingChange(
            entry: entry?.id,
            rule: request.feature.absenceRule(on: new.environment.platform),
            sentence: entry.map { "\($0.name): \(words: request.name) \(words: verb)." }
                ?? "\(words: request.name) \(words: verb)."
        )
    }
}

extension Diagnostic {
    /// Returns a Boolean value that indicates whether a finding is the same with two SDKs: code that compiles with
    /// neither is reported once (R5.70).
    fileprivate func isSame(as other: Self) -> Bool {
        self == other
            || id == SettingRules.newerThanSDK.id && id == other.id && entry == other.entry && fix == other.fix
    }
}

extension ResolutionContext {
    /// The selection before any choice by a person.
    fileprivate var selectionState: SelectionState {
        var notes = NoteCollector.none
        return SelectionResolver(self, listed: listed()).state(&notes)
    }
}
