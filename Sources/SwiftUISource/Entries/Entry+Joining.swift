extension Entry {
    /// One tab of two that can't both be declared and have one title: the branches of an `if`.
    func joined(with other: Entry) -> Entry? {
        guard case .tab = content, case .tab = other.content, repeated == nil, other.repeated == nil,
            formula.and(other.formula) == .never, hasSameTitle(as: other)
        else { return nil }
        var joined = self
        joined.formula = formula.or(other.formula)
        for title in other.label.titles { joined.label.add(title) }
        for image in other.label.images { joined.label.add(image) }
        joined.modifiers = modifiers.map { $0.under(formula) } + other.modifiers.map { $0.under(other.formula) }
        joined.role = role ?? other.role
        joined.value = value ?? other.value
        return joined
    }

    private func hasSameTitle(as other: Entry) -> Bool {
        guard label.titles.count == 1, other.label.titles.count == 1 else { return false }
        let (mine, theirs) = (label.titles[0].value, other.label.titles[0].value)
        if case .unknown = mine { return false }
        return Evaluator.isSame(mine, theirs)
    }
}

extension Modifier {
    /// The same, where something more holds.
    fileprivate func under(_ formula: Formula) -> Modifier {
        var modifier = self
        modifier.formula = modifier.formula.and(formula)
        return modifier
    }
}
