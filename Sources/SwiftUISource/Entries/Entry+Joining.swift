extension Entry {
    /// Returns one entry in place of two that can't both be declared: tabs of one title, as in the branches of an `if`,
    /// or one section that differs in its modifiers.
    ///
    /// `isSame` is true for two entries that are one already, with any titles.
    func joined(with other: Entry, isSame: Bool = false) -> Entry? {
        guard (repeated == nil) == (other.repeated == nil), isSame || repeated == nil,
            formula.and(other.formula) == .never, hasSameValue(as: other)
        else { return nil }
        var joined = self
        switch (content, other.content) {
        case (.tab, .tab): guard isSame || hasSameTitle(as: other) else { return nil }
        case (.section(let tabs), .section(let others)):
            guard place == other.place, tabs.map(\.place) == others.map(\.place) else { return nil }
            let both = zip(tabs, others).compactMap { $0.joined(with: $1, isSame: true) }
            guard both.count == tabs.count else { return nil }
            joined.content = .section(both)
        default: return nil
        }
        joined.formula = formula.or(other.formula)
        joined.label.add(other.label)
        joined.label.modifiers += other.label.modifiers
        joined.modifiers = modifiers.map { $0.under(formula) } + other.modifiers.map { $0.under(other.formula) }
        joined.screen = screen.map { $0.under(formula) } + other.screen.map { $0.under(other.formula) }
        joined.role = Self.either(role, formula, other.role, other.formula)
        joined.value = value ?? other.value
        return joined
    }

    /// Returns the value of each of two entries under its formula; `nil` where an entry has none.
    private static func either(_ value: Value?, _ formula: Formula, _ other: Value?, _ elsewhere: Formula) -> Value? {
        guard value != nil || other != nil else { return nil }
        return .alternatives([
            Alternative(formula: formula, value: value ?? .nothing),
            Alternative(formula: elsewhere, value: other ?? .nothing),
        ])
    }

    private func hasSameValue(as other: Entry) -> Bool {
        guard let value, let other = other.value else { return true }
        return Evaluator.isSame(value, other)
    }

    private func hasSameTitle(as other: Entry) -> Bool {
        guard label.titles.count == 1, other.label.titles.count == 1 else { return false }
        let (mine, theirs) = (label.titles[0].value, other.label.titles[0].value)
        if case .unknown = mine { return false }
        return Evaluator.isSame(mine, theirs)
    }
}
