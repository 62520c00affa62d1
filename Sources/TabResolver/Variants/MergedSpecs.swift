import TabModel

/// A spec resolved for one environment, with its outline.
struct MergedSpec: Sendable {
    let spec: TabSpec
    let outline: SpecOutline
}

/// The forms that a spec takes in different environments (R1.118).
///
/// The form depends on the `when`s of the spec that hold in the environment.
struct MergedSpecs: Sendable {
    private let spec: TabSpec
    private let symbols: KnownSymbols?
    private let whens: [When]
    /// A Boolean value that indicates whether an entry is repeated over data (R1.120).
    let isRepeating: Bool

    /// Creates the forms of a spec; nil if it is the same in all environments.
    init?(_ spec: TabSpec, symbols: KnownSymbols?) {
        guard spec.differsByEnvironment else { return nil }
        (self.spec, self.symbols) = (spec, symbols)
        isRepeating = spec.tabs.contains(where: \.isRepeated)
        whens = spec.variants.map(\.when) + spec.tabs.flatMap(\.whens)
    }

    /// Returns a Boolean value for each `when` that indicates whether it holds in an environment; equal for
    /// environments with the same form.
    func pattern(in environment: ResolutionEnvironment) -> [Bool] {
        let answers = spec.answers(in: environment)
        return whens.map { $0.holds(in: environment, answers) }
    }

    subscript(environment: ResolutionEnvironment) -> MergedSpec {
        form(spec.merged(in: environment), in: environment)
    }

    /// Returns the form with each entry once, however often it is repeated.
    func declared(in environment: ResolutionEnvironment) -> MergedSpec {
        form(spec.declared(in: environment), in: environment)
    }

    private func form(_ merged: TabSpec, in environment: ResolutionEnvironment) -> MergedSpec {
        MergedSpec(spec: merged, outline: SpecOutline(merged, symbols: symbols, in: environment.locale))
    }
}

extension TabEntry {
    /// Each `when` of the entry and in it, in declared order.
    fileprivate var whens: [When] {
        let own = modifiers.when + modifiers.variants.map(\.when)
        guard case .section(let section) = self else { return own }
        return own + section.tabs.flatMap(\.whens)
    }
}
