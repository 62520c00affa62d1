import TabModel

/// A property of the view that is computed from the app's systems and its state.
struct ViewProperty: Equatable {
    /// The preferred name, before it is made unique.
    let name: String
    let type: String
    /// The value as an expression.
    let choice: VariantChoice<String>

    /// Writes the declaration, under a unique name.
    func write(named name: String, plan: SourcePlan, to source: inout SwiftText) {
        let systems = choice.ways.flatMap(\.systems)
        source.line()
        source.branches([(plan.app.systems.filter(systems.contains), ())], of: plan.app.systems) { source, _ in
            source.block("private var \(name): \(type) {") { source in
                source.branches(choice.ways.map { ($0.systems, $0) }, of: systems) { source, way in
                    write(way, plan: plan, to: &source)
                }
            }
        }
    }

    private func write(_ way: VariantChoice<String>.Way, plan: SourcePlan, to source: inout SwiftText) {
        if type == "Bool", way.otherwise == "false", way.cases.allSatisfy({ $0.value == "true" }),
            let terms = source.alternatives(way.cases.map(\.check), on: way.systems, in: plan)
        {
            guard way.cases.count == 1 else { return source.operation(terms, "||") }
            return source.operation(source.conditions(way.cases[0].check, on: way.systems, in: plan), "&&")
        }
        source.choose(way, in: plan) { source, value in source.line(value) }
    }
}

extension SwiftText {
    /// Returns the name of a property of the view.
    mutating func name(of property: ViewProperty) -> String {
        if let existing = properties.first(where: { $0.property == property }) { return existing.name }
        let name = memberNames.name(property.name)
        properties.append((property, name))
        return name
    }

    /// Returns the conditions of an `if` for a check, and notes their needs.
    mutating func conditions(
        _ check: RuntimeCheck,
        on systems: [OperatingSystem],
        in plan: SourcePlan
    ) -> [String] {
        if check.sizeClass != nil { readsSizeClass = true }
        guard check.from != nil, let before = check.before else { return check.conditions(on: systems, in: plan) }
        // One `if` can't test both.
        var (rest, older) = (check, RuntimeCheck())
        (rest.before, older.before) = (nil, before)
        var all = rest.conditions(on: systems, in: plan)
        all.insert(expression(older, in: plan), at: 1)
        return all
    }

    /// Returns an expression for each of several checks, to join with `||`; nil where one depends on a version of the
    /// system, or there is none.
    mutating func alternatives(
        _ checks: [RuntimeCheck],
        on systems: [OperatingSystem],
        in plan: SourcePlan
    ) -> [String]? {
        guard !checks.isEmpty, !checks.contains(where: \.asksForSystem) else { return nil }
        return checks.map { check in
            let all = conditions(check, on: systems, in: plan)
            return all.count > 1 ? "(\(all.joined(separator: " && ")))" : all.joined()
        }
    }

    /// Returns an expression with a check's result: where it isn't short, a property.
    mutating func expression(_ check: RuntimeCheck, in plan: SourcePlan) -> String {
        if check.parts.count == 1, !check.asksForSystem {
            return conditions(check, on: plan.app.systems, in: plan).joined()
        }
        let systems = check.isPad == nil ? plan.whole.systems : [.iOS]
        let held = VariantChoice<String>.Case(check: check, value: "true")
        let way = VariantChoice<String>.Way(systems: systems, cases: [held], otherwise: "false")
        return name(of: ViewProperty(name: check.name, type: "Bool", choice: VariantChoice([way])))
    }
}
