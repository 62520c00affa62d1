import SpecMutation
package import TabModel

/// Makes specs that differ by platform, system, width and state of the app; the same for the same seed.
package struct VariantMaker {
    private var random: SplitMix
    private var values: SpecMaker

    /// Names that mean something in Swift or in the view already, among others.
    private static let conditions = ["isSignedIn", "selection", "default", "self", "tab", "customization2", "_"]

    /// Makes a maker.
    package init(seed: UInt64) { (random, values) = (SplitMix(state: seed), SpecMaker(seed: seed)) }

    /// The next spec.
    package mutating func spec(on platforms: [Platform] = Platform.allCases) -> TabSpec {
        var spec = values.spec()
        spec = spec.keeping(spec.tabs.map { varied($0) })
        spec.platforms = platforms
        spec.conditions = Self.conditions.map { Condition($0, text: "\"*/\n\u{202E}", usually: chance(2)) }
        spec.variants = variants(TabViewKeys.all, of: values.spec())
        return spec
    }

    private mutating func varied(_ entry: TabEntry) -> TabEntry {
        switch entry {
        case .tab(var tab):
            if chance(2) { tab.modifiers.when = alternatives() }
            tab.modifiers.variants = variants(
                EntryKeys.tab,
                of: other { if case .tab(let tab) = $0 { tab } else { nil } }
            )
            return .tab(tab)
        case .section(var section):
            if chance(3) { section.modifiers.when = alternatives() }
            section.modifiers.variants = variants(
                EntryKeys.section,
                of: other { if case .section(let section) = $0 { section } else { nil } }
            )
            section.tabs = section.tabs.map { varied($0) }
            return .section(section)
        }
    }

    /// An entry of another spec.
    private mutating func other<Entry>(_ kind: (TabEntry) -> Entry?) -> Entry {
        while true {
            if let found = values.spec().tabs.lazy.compactMap(kind).first { return found }
        }
    }

    private mutating func variants<Owner>(_ keys: [SpecKey<Owner>], of other: Owner) -> [Variant] {
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
            let some = keys.filter { !$0.row.isFixed && chance(4) }
            return Variant(when(), some.map { Variant.Value($0.name, chance(4) ? .nothing : $0.value(in: other)) })
        }
    }

    private mutating func alternatives() -> [When] {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in when() }
    }

    private mutating func when() -> When {
        var when = When()
        if chance(2) { when.platforms = Set(Platform.allCases.filter { _ in chance(2) }) }
        if chance(4) { when.fromOS = OSVersion.allCases.randomElement(using: &random) }
        if chance(4) { when.beforeOS = OSVersion.allCases.randomElement(using: &random) }
        if chance(3) { when.sizeClass = UserInterfaceSizeClass.allCases.randomElement(using: &random) }
        when.if = Self.conditions.filter { _ in chance(8) }
        when.unless = Self.conditions.filter { _ in chance(8) }
        return when
    }

    private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }
}
