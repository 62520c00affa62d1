public import TabModel

/// A spec as `lint` gets it.
public struct LintedSpec: Sendable {
    /// The spec.
    public var spec: TabSpec
    /// The file's name as findings say it.
    public var file: String
    /// A stored customization, if one was given with it.
    public var customization: TabViewCustomization?
    /// The ids of rules that are switched off where this spec lies.
    public var switchedOff: Set<String>
    /// The images that can't be shown, by path; nil says nothing about images (R5.83).
    public var images: [String: ImageProblem]?

    /// Names a spec.
    public init(
        _ spec: TabSpec,
        file: String,
        customization: TabViewCustomization? = nil,
        switchedOff: Set<String> = [],
        images: [String: ImageProblem]? = nil
    ) {
        self.spec = spec
        self.file = file
        self.customization = customization
        self.switchedOff = switchedOff
        self.images = images
    }
}

/// Section 5 of the rulebook over whole specs: every finding on the platforms and OS generations asked for.
public struct SpecLint: Sendable {
    /// The platforms that findings speak of; nil stands for each spec's own.
    public var platforms: [Platform]?
    /// The OS generations that findings speak of.
    public var systems: [OSVersion]
    /// The ids of rules that are switched off for all specs.
    public var switchedOff: Set<String>
    /// The symbols that the preview can draw; nil says nothing about those that it can't (R5.61).
    public var symbols: KnownSymbols?

    /// Says where findings are looked for.
    public init(
        platforms: [Platform]? = nil,
        os systems: [OSVersion] = [.v26],
        switchedOff: Set<String> = [],
        symbols: KnownSymbols? = nil
    ) {
        self.platforms = platforms
        self.systems = systems
        self.switchedOff = switchedOff
        self.symbols = symbols
    }

    /// The findings about specs, spec after spec: about the whole first, then by entry, each by rule number.
    ///
    /// Each finding stands once, however many platforms it holds on. Several specs are compared too (R5.59).
    public func findings(in specs: [LintedSpec]) -> [Diagnostic] {
        var storage = StorageKeys()
        return specs.flatMap { linted in
            let found = resolver(linted).findings(on: platforms, os: systems, customization: linted.customization)
            guard let shared = storage.add(linted), !isSwitchedOff(StorageKeys.id, in: linted) else {
                return found
            }
            let end = found.firstIndex { $0.entry != nil } ?? found.endIndex
            let place = found[..<end].firstIndex { RuleNumber(StorageKeys.id) < RuleNumber($0.id) } ?? end
            return found[..<place] + [shared] + found[place...]
        }
    }

    private func resolver(_ linted: LintedSpec) -> LayoutResolver {
        LayoutResolver(
            linted.spec,
            file: linted.file,
            switchedOff: switchedOff.union(linted.switchedOff),
            symbols: symbols,
            images: linted.images
        )
    }

    private func isSwitchedOff(_ rule: String, in linted: LintedSpec) -> Bool {
        switchedOff.contains(rule) || linted.switchedOff.contains(rule) || linted.spec.lint[rule] != nil
    }
}
