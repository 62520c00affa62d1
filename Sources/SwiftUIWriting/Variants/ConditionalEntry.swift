import TabModel

/// The presence of an entry at the places of the code around it (R1.118).
struct ConditionalEntry {
    /// The plan for the places with the entry.
    let plan: SourcePlan
    /// The checks on each system with the entry, of which any must hold.
    private let checks: [(system: OperatingSystem, alternatives: [RuntimeCheck])]

    /// Creates the presence of an entry; nil if it is nowhere.
    init?(of entry: EntryPlan, in plan: SourcePlan) {
        let (app, when) = (plan.app, plan.ignoresWhens ? [] : entry.modifiers.when)
        let platforms = plan.ignoresWhens ? app.platforms : app.platforms(declaring: entry)
        guard !platforms.isEmpty else { return nil }
        checks = app.systems.map { ($0, RuntimeCheck.alternatives(of: when, on: platforms, $0, of: app)) }
            .filter { !$0.1.isEmpty }
        self.plan = plan.narrowed(to: platforms)
    }

    /// Returns the systems on which some entries can be.
    static func systems(of entries: ArraySlice<EntryPlan>, in plan: SourcePlan) -> [OperatingSystem] {
        guard !plan.ignoresWhens, entries.allSatisfy({ $0.dependsOnPlatform }) else { return plan.app.systems }
        let platforms = Set(entries.flatMap(plan.app.platforms))
        return plan.app.systems.filter { system in platforms.contains { OperatingSystem($0) == system } }
    }

    /// Adds the entry under `#if os()` and `if`, where it needs them.
    ///
    /// - Parameters:
    ///   - name: The entry's part of a name.
    ///   - around: The plan for the code around the entry.
    ///   - source: The source to add the entry to.
    ///   - body: Adds the entry; the flag is true for an entry in the block of an `if`.
    func write(
        named name: String,
        in around: AppTarget,
        to source: inout SwiftText,
        _ body: (inout SwiftText, Bool) -> Void
    ) {
        let systems = checks.map(\.system)
        source.branches([(systems, ())], of: around.systems) { source, _ in
            guard checks.contains(where: { $0.alternatives != [RuntimeCheck()] }) else { return body(&source, false) }
            source.block(conditions: conditions(named: name, to: &source)) { body(&$0, true) }
        }
    }

    /// Returns the conditions of an `if`: the checks, or a property that evaluates them where systems have different
    /// ones, or where one `if` can't have them.
    private func conditions(named name: String, to source: inout SwiftText) -> [String] {
        let systems = checks.map(\.system)
        if let all = checks.first?.alternatives, checks.allSatisfy({ $0.alternatives == all }) {
            if all.count == 1 { return source.conditions(all[0], on: systems, in: plan) }
            if let terms = source.alternatives(all, on: systems, in: plan) {
                let expression = terms.joined(separator: " || ")
                if source.fits("if \(expression) {") { return [expression] }
            }
        }
        let ways = checks.map { system, alternatives in
            let isAlways = alternatives == [RuntimeCheck()]
            return VariantChoice<String>.Way(
                systems: [system],
                cases: isAlways ? [] : alternatives.map { VariantChoice<String>.Case(check: $0, value: "true") },
                otherwise: "\(isAlways)"
            )
        }
        let wanted = "is\(IdentifierWords.capitalized(name))Declared"
        return [source.name(of: ViewProperty(name: wanted, type: "Bool", choice: VariantChoice(ways)))]
    }
}

extension AppTarget {
    /// Returns the platforms on which an entry can be: a section only where any of its entries is.
    func platforms(declaring entry: EntryPlan) -> [Platform] {
        guard entry.dependsOnPlatform else { return platforms }
        let own = representatives(phone: phone).filter { platform in
            let (when, system) = (entry.modifiers.when, OperatingSystem(platform))
            return !RuntimeCheck.alternatives(of: when, on: [platform], system, of: self).isEmpty
        }
        var found = own
        if case .section(let section) = entry {
            let inner = Set(section.entries.flatMap(platforms(declaring:)))
            found = own.filter(inner.contains)
        }
        return platforms.filter { found.contains($0.isPhone ? phone : $0) }
    }
}

extension EntryPlan {
    /// The modifiers of the tab or section, or of the first sample.
    var modifiers: TabModifiers {
        switch self {
        case .tab(let tab): tab.tab.modifiers
        case .section(let section): section.section.modifiers
        }
    }

    /// A Boolean value that indicates whether the entry may be on some platforms only: it has a `when`, or all in it
    /// do.
    fileprivate var dependsOnPlatform: Bool {
        if !modifiers.when.isEmpty { return true }
        guard case .section(let section) = self else { return false }
        return section.entries.allSatisfy(\.dependsOnPlatform)
    }
}
