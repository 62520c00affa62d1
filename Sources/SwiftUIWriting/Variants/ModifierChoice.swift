import TabModel

extension VariantChoice {
    /// Adds the modifiers of each value: under `#if os()`, and in a closure where it depends on a check.
    ///
    /// - Parameters:
    ///   - receiver: The receiver of the modifiers.
    ///   - plan: The plan for the systems of the choice.
    ///   - source: The source to add them to.
    ///   - isNone: Returns a Boolean value that indicates whether a value has no modifier.
    ///   - joined: Returns one value with an expression for all cases; nil where there is none.
    ///   - body: Adds the modifiers of a value.
    func write(
        on receiver: GuardedModifier.Receiver,
        plan: SourcePlan,
        to source: inout SwiftText,
        isNone: (Value) -> Bool,
        joined: (Way, SourcePlan, inout SwiftText) -> Value? = { _, _, _ in nil },
        _ body: (Value, SourcePlan, inout SwiftText) -> Void
    ) {
        let stated = ways.filter { !$0.cases.isEmpty || !isNone($0.otherwise) }
        source.branches(stated.map { ($0.systems, $0) }, of: plan.app.systems, isInChain: true) { source, way in
            let plan = plan.narrowed(to: way.systems)
            if way.cases.isEmpty {
                body(way.otherwise, plan, &source)
            } else if let value = joined(way, plan, &source) {
                body(value, plan, &source)
            } else {
                source.changes(receiver)
                Self.write(way, plan: plan, to: &source, body)
            }
        }
    }

    /// Adds the modifiers that change with the first check, the others within.
    private static func write(
        _ way: Way,
        plan: SourcePlan,
        to source: inout SwiftText,
        _ body: (Value, SourcePlan, inout SwiftText) -> Void
    ) {
        guard let first = way.cases.first else { return body(way.otherwise, plan, &source) }
        let rest = Way(systems: way.systems, cases: Array(way.cases.dropFirst()), otherwise: way.otherwise)
        let condition = source.expression(first.check, in: plan)
        source.block(".modified(if: \(condition)) {", closing: "} otherwise: {") { source in
            source.chain("$0") { body(first.value, plan, &$0) }
        }
        source.deeper { source in
            source.chain("$0") { write(rest, plan: plan, to: &$0, body) }
        }
        source.line("}")
    }
}

extension VariantChoice<[Modifier]> {
    /// Adds the modifiers of a key; `usual` is its default.
    ///
    /// Modifiers that none of the systems has are in comments, once each.
    func write(
        on receiver: GuardedModifier.Receiver,
        usual: KeyValue,
        plan: SourcePlan,
        to source: inout SwiftText
    ) {
        var omitted: [Modifier] = []
        for modifier in values.joined() where modifier.isOmitted(in: plan) && !omitted.contains(modifier) {
            omitted.append(modifier)
            modifier.write(on: receiver, plan: plan, to: &source)
        }
        available(in: plan).writeAvailable(on: receiver, usual: usual, plan: plan, to: &source)
    }

    /// Returns the choice without modifiers that a system lacks.
    private func available(in plan: SourcePlan) -> Self {
        Self(
            ways.map { way in
                let plan = plan.narrowed(to: way.systems)
                let cases = way.cases.map { one in
                    Case(check: one.check, value: one.value.filter { !$0.isOmitted(in: plan) })
                }
                let otherwise = way.otherwise.filter { !$0.isOmitted(in: plan) }
                return Way(systems: way.systems, cases: cases, otherwise: otherwise).simplified
            }
        )
    }

    private func writeAvailable(
        on receiver: GuardedModifier.Receiver,
        usual: KeyValue,
        plan: SourcePlan,
        to source: inout SwiftText
    ) {
        write(on: receiver, plan: plan, to: &source, isNone: \.isEmpty) { way, plan, source in
            JoinedModifier(way, usual: usual, plan: plan).map { [$0.modifier(in: plan, &source)] }
        } _: { modifiers, plan, source in
            for modifier in modifiers { modifier.write(on: receiver, plan: plan, to: &source) }
        }
    }
}

/// A modifier whose argument is one expression for a key's values under checks.
private struct JoinedModifier {
    private let first: Modifier
    private let arguments: [(check: RuntimeCheck, argument: String)]
    private let otherwise: String

    /// Creates a joined modifier; nil where the modifiers differ in more than their first argument, or where one can't
    /// be an expression.
    init?(_ way: VariantChoice<[Modifier]>.Way, usual: KeyValue, plan: SourcePlan) {
        let lists = Self.withAlikeBadges(way.cases.map(\.value) + [way.otherwise])
        guard let first = lists.lazy.compactMap(\.first).first, !first.arguments.isEmpty, first.content == nil,
            first.name != "environment",
            let none = Self.none(of: first, usual: usual, plan: plan)
        else { return nil }
        var texts: [String] = []
        for list in lists {
            guard let modifier = list.first else {
                texts.append(none)
                continue
            }
            var alike = modifier
            (alike.arguments[0], alike.variant) = (first.arguments[0], first.variant)
            alike.readsSizeClass = first.readsSizeClass
            guard list.count == 1, alike == first else { return nil }
            texts.append(modifier.arguments[0])
        }
        guard let last = texts.popLast(), texts.map(\.count).reduce(last.count, +) < Self.longest else { return nil }
        (self.first, otherwise) = (first, last)
        arguments = zip(way.cases, texts).map { ($0.check, $1) }
        readsSizeClass = lists.joined().contains(where: \.readsSizeClass)
    }

    private let readsSizeClass: Bool

    /// The largest length of all arguments together.
    private static let longest = 60

    /// Returns the argument that represents no modifier; nil for one that takes none.
    private static func none(of modifier: Modifier, usual: KeyValue, plan: SourcePlan) -> String? {
        switch modifier.parameter {
        case "Bool": return "false"
        case "Int": return "0"
        case "Text?": return "nil"
        case nil: break
        default: return nil
        }
        guard modifier.feature.map(plan.reach) ?? .everywhere == .everywhere else { return nil }
        if case .nothing = usual { return "nil" }
        return ".automatic"
    }

    /// Returns the modifiers with all badges as strings, where one of them is.
    private static func withAlikeBadges(_ lists: [[Modifier]]) -> [[Modifier]] {
        let all = lists.joined()
        guard all.allSatisfy({ $0.feature == .badge }), all.contains(where: { $0.parameter != "Int" }) else {
            return lists
        }
        return lists.map { $0.map(\.withOptionalText) }
    }

    func modifier(in plan: SourcePlan, _ source: inout SwiftText) -> Modifier {
        var modifier = first
        modifier.arguments[0] = expression(in: plan, &source)
        modifier.readsSizeClass = readsSizeClass
        return modifier
    }

    private func expression(in plan: SourcePlan, _ source: inout SwiftText) -> String {
        if arguments.count == 1, let one = arguments.first {
            if (one.argument, otherwise) == ("true", "false") { return source.expression(one.check, in: plan) }
            if (one.argument, otherwise) == ("false", "true"), let opposite = one.check.opposite {
                return source.expression(opposite, in: plan)
            }
        }
        let cases = arguments.map { "\(source.expression($0.check, in: plan)) ? \($0.argument) : " }
        return cases.joined() + otherwise
    }
}

extension Modifier {
    /// The badge as an optional `Text`.
    fileprivate var withOptionalText: Self {
        var modifier = self
        switch parameter {
        case "Int": modifier.arguments = arguments.map { "Text(\"\($0)\")" }
        case "LocalizedStringKey": modifier.arguments = arguments.map { "Text(\($0))" }
        default: break
        }
        modifier.parameter = "Text?"
        return modifier
    }
}
