import TabModel

extension Evaluator {
    /// Returns a value with a change applied to each of its alternatives.
    func map(_ value: Value, in frame: Frame, _ change: (Value) -> Value) -> Value {
        guard case .alternatives(let all) = force(value) else { return force(change(force(value))) }
        let reached = all.filter { frame.path.and($0.formula) != .never }
        return join(reached.map { Alternative(formula: $0.formula, value: force(change(force($0.value)))) })
    }

    /// Returns one of two values: the first where a formula holds.
    func choose(_ formula: Formula, _ value: Value, else other: Value) -> Value {
        join([Alternative(formula: formula, value: value), Alternative(formula: formula.negated, value: other)])
    }

    /// Returns one value for those that hold at different places.
    ///
    /// Equal ones become one, and lists are merged.
    func join(_ alternatives: [Alternative]) -> Value {
        var joined: [Alternative] = []
        for alternative in alternatives.flatMap(flattened) where alternative.formula != .never {
            if let index = joined.firstIndex(where: { Self.isSame($0.value, alternative.value) }) {
                joined[index].formula = joined[index].formula.or(alternative.formula)
            } else {
                joined.append(alternative)
            }
        }
        guard let first = joined.first else { return .group([]) }
        if joined.count == 1 { return first.value }
        return truth(joined) ?? group(joined) ?? view(joined) ?? list(joined) ?? limited(joined)
    }

    private func flattened(_ alternative: Alternative) -> [Alternative] {
        guard case .alternatives(let inner) = force(alternative.value) else {
            return [Alternative(formula: alternative.formula, value: force(alternative.value))]
        }
        return inner.flatMap { inner in
            flattened(Alternative(formula: alternative.formula.and(inner.formula), value: inner.value))
        }
    }

    private func limited(_ joined: [Alternative]) -> Value {
        if joined.count <= Self.mostAlternatives { return .alternatives(joined) }
        let reason = joined.lazy.compactMap { if case .unknown(let unknown) = $0.value { unknown } else { nil } }.first
        return reason.map(Value.unknown) ?? .alternatives(Array(joined.prefix(Self.mostAlternatives)))
    }

    /// Returns the joined truth value; nil if one of the values is none.
    private func truth(_ joined: [Alternative]) -> Value? {
        guard joined.contains(where: { if case .truth = $0.value { true } else { false } }) else { return nil }
        var formula = Formula.never
        for alternative in joined {
            switch alternative.value {
            case .truth(let truth): formula = formula.or(alternative.formula.and(truth))
            case .unknown(let unknown):
                formula = formula.or(alternative.formula.and(Formula(conditions.id(of: unknown.text, usually: true))))
            default: return nil
            }
        }
        return .truth(formula)
    }

    /// Returns the joined results of builders, one after another.
    private func group(_ joined: [Alternative]) -> Value? {
        guard joined.contains(where: { if case .group = $0.value { true } else { false } }) else { return nil }
        return .group(
            joined.flatMap { alternative -> [Element] in
                guard case .group(let elements) = alternative.value else {
                    return [Element(value: alternative.value, formula: alternative.formula)]
                }
                return elements.map { Element(value: $0.value, formula: alternative.formula.and($0.formula)) }
            }
        )
    }

    /// Returns one view for alternatives that differ only in their modifiers.
    private func view(_ joined: [Alternative]) -> Value? {
        let views = joined.compactMap { if case .view(let view) = $0.value { view } else { nil } }
        guard views.count == joined.count, var view = views.first,
            views.allSatisfy({ $0.identity == view.identity })
        else { return nil }
        let shared = zip(views[0].modifiers, views[1].modifiers).prefix { $0.place == $1.place }.count
        let common = views.allSatisfy { $0.modifiers.count >= shared } ? shared : 0
        view.modifiers = Array(view.modifiers.prefix(common))
        for (alternative, other) in zip(joined, views) {
            view.modifiers += other.modifiers.dropFirst(common).map { modifier in
                var modifier = modifier
                modifier.formula = modifier.formula.and(alternative.formula)
                return modifier
            }
        }
        return .view(view)
    }
}
