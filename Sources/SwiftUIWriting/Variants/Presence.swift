import TabModel

/// Where an entry is declared, of the places that the code around it is for (R1.118).
struct Presence {
    /// The plan for the places where it is.
    let plan: SourcePlan
    /// What is asked on each system where it is.
    private let checks: [(system: OperatingSystem, check: RuntimeCheck)]

    /// Nil if it is nowhere.
    init?(of entry: EntryPlan, in plan: SourcePlan) {
        let (app, when) = (plan.app, plan.ignoresWhens ? nil : entry.modifiers.when)
        let platforms = plan.ignoresWhens ? app.platforms : app.platforms(declaring: entry)
        guard !platforms.isEmpty else { return nil }
        checks = app.systems.compactMap { system in
            RuntimeCheck([when].compactMap(\.self), on: platforms, system, of: app).map { (system, $0) }
        }
        self.plan = plan.narrowed(to: platforms)
    }

    /// The systems on which some entries can be.
    static func systems(of entries: ArraySlice<EntryPlan>, in plan: SourcePlan) -> [OperatingSystem] {
        guard !plan.ignoresWhens, entries.allSatisfy({ $0.dependsOnPlatform }) else { return plan.app.systems }
        let platforms = Set(entries.flatMap(plan.app.platforms))
        return plan.app.systems.filter { system in platforms.contains { OperatingSystem($0) == system } }
    }

    /// Adds the entry under `#if os()` and `if`, where it needs them.
    ///
    /// - Parameters:
    ///   - name: What the entry is called in a name.
    ///   - around: What the code around it is for.
    ///   - source: What it is added to.
    ///   - body: Adds the entry; the flag says whether it is in the block of an `if`.
    func write(
        named name: String,
        in around: AppTarget,
        to source: inout SourceText,
        _ body: (inout SourceText, Bool) -> Void
    ) {
        let systems = checks.map(\.system)
        source.branches([(systems, ())], of: around.systems) { source, _ in
            let different = Set(checks.map(\.check))
            guard different.count > 1 || different.first?.isEmpty == false else { return body(&source, false) }
            source.block(conditions: conditions(named: name, to: &source)) { body(&$0, true) }
        }
    }

    /// What an `if` asks: the check, or where systems have different ones a property that knows.
    private func conditions(named name: String, to source: inout SourceText) -> [String] {
        if let check = checks.first?.check, checks.allSatisfy({ $0.check == check }) {
            return source.conditions(check, on: checks.map(\.system), in: plan)
        }
        let ways = checks.map { system, check in
            Choice<String>.Way(
                systems: [system],
                cases: check.isEmpty ? [] : [Choice<String>.Case(check: check, value: "true")],
                otherwise: "\(check.isEmpty)"
            )
        }
        let wanted = "is\(IdentifierWords.capitalized(name))Declared"
        return [source.name(of: ViewProperty(name: wanted, type: "Bool", choice: Choice(ways)))]
    }
}

extension AppTarget {
    /// The platforms on which an entry can be: a section only where any of its entries is.
    func platforms(declaring entry: EntryPlan) -> [Platform] {
        guard entry.dependsOnPlatform else { return platforms }
        let own = representatives(phone: phone).filter { platform in
            guard let when = entry.modifiers.when else { return true }
            return when.allows(platform)
                && RuntimeCheck([when], on: [platform], OperatingSystem(platform), of: self) != nil
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

    /// A Boolean value that indicates whether it may be on some platforms only: it has a `when`, or all in it do.
    fileprivate var dependsOnPlatform: Bool {
        if modifiers.when != nil { return true }
        guard case .section(let section) = self else { return false }
        return section.entries.allSatisfy(\.dependsOnPlatform)
    }
}
