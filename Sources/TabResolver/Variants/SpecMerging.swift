public import TabModel

extension TabSpec {
    /// A Boolean value that indicates whether the spec differs between environments, or from its written form: by a
    /// `when`, a variant, or a repetition.
    ///
    /// A ``LayoutResolver`` reads it once.
    ///
    /// - Complexity: O(*n*) in the number of entries.
    public var differsByEnvironment: Bool { !variants.isEmpty || tabs.contains(where: \.differsByEnvironment) }

    /// Returns the values of the spec's conditions in an environment (R1.118).
    func answers(in environment: ResolutionEnvironment) -> [ConditionID: Bool] {
        conditions.reduce(into: [:]) { $0[$1.id] = environment.conditions[$1.id] ?? $1.usually }
    }

    /// Returns the spec resolved for one environment: without the entries that are not declared there, variants applied
    /// (R1.118).
    ///
    /// Entries keep their ids. A variant that holds replaces whole values, later ones those of earlier ones; a key
    /// without a value in it gets the default. An entry that is repeated over data is present as often as placeholders
    /// are drawn for it (R1.120). A spec without any of these is returned unchanged.
    public func merged(in environment: ResolutionEnvironment) -> TabSpec {
        guard differsByEnvironment else { return self }
        return Merging(environment, answers(in: environment)).merged(self)
    }

    /// Returns the spec resolved for one environment with each entry once, however often it is repeated.
    ///
    /// Findings count no placeholders.
    func declared(in environment: ResolutionEnvironment) -> TabSpec {
        guard differsByEnvironment else { return self }
        return Merging(environment, answers(in: environment), isRepeating: false).merged(self)
    }

    /// Returns the spec resolved for an iPad in regular width, where people customize their tabs, with values of its
    /// conditions (R3.2).
    public func whereCustomized(_ conditions: [ConditionID: Bool] = [:]) -> TabSpec {
        var pad = ResolutionEnvironment(platform: .iPad, sizeClass: .regular)
        pad.conditions = conditions
        return merged(in: pad)
    }

    /// The key that customizations are stored under: its own, otherwise that of the first variant with one; nil for
    /// none (R3.1).
    ///
    /// It is the same in all environments, so that the stored state is kept if the value of a condition changes.
    public var storageKey: String? { tabViewCustomization ?? variants.lazy.compactMap(storageKey).first }

    private func storageKey(in variant: Variant) -> String? {
        var spec = self
        variant.apply(VariantKeys.tabView, to: &spec)
        return spec.tabViewCustomization
    }
}

extension TabEntry {
    fileprivate var differsByEnvironment: Bool {
        if !modifiers.when.isEmpty || !modifiers.variants.isEmpty || modifiers.repeats != nil { return true }
        guard case .section(let section) = self else { return false }
        return section.tabs.contains(where: \.differsByEnvironment)
    }
}

/// The merging of variants in one environment, and the repetition of entries over data.
private struct Merging {
    let environment: ResolutionEnvironment
    let answers: [ConditionID: Bool]
    let isRepeating: Bool

    init(_ environment: ResolutionEnvironment, _ answers: [ConditionID: Bool], isRepeating: Bool = true) {
        (self.environment, self.answers, self.isRepeating) = (environment, answers, isRepeating)
    }

    func merged(_ spec: TabSpec) -> TabSpec {
        var merged = spec.keeping(merged(spec.tabs))
        apply(spec.variants, VariantKeys.tabView, to: &merged) { $0.origins[$1] = $2 }
        return merged.withPlainTitles
    }

    private func merged(_ entries: [TabEntry]) -> [TabEntry] {
        let merged = entries.compactMap(merged)
        return isRepeating ? merged.flatMap(\.placeholders) : merged
    }

    /// Returns the entry with its variants; nil if it is not declared.
    private func merged(_ entry: TabEntry) -> TabEntry? {
        guard entry.modifiers.when.holds(in: environment, answers) else { return nil }
        let variants = entry.modifiers.variants
        switch entry {
        case .tab(var tab):
            apply(variants, VariantKeys.tab, to: &tab) { $0.modifiers.origins[$1] = $2 }
            return .tab(tab)
        case .section(var section):
            apply(variants, VariantKeys.section, to: &section) { $0.modifiers.origins[$1] = $2 }
            section.tabs = merged(section.tabs)
            return .section(section)
        }
    }

    private func apply<Owner>(
        _ variants: [Variant],
        _ keys: [String: SpecKey<Owner>],
        to owner: inout Owner,
        noting note: (inout Owner, String, Variant.Origin) -> Void
    ) {
        for variant in variants where variant.when.holds(in: environment, answers) {
            let namesPlatforms = variant.when.platforms?.contains(environment.platform) ?? false
            variant.apply(keys, to: &owner) { owner, value in
                note(&owner, value.key, Variant.Origin(location: value.location, namesPlatforms: namesPlatforms))
            }
        }
    }
}
