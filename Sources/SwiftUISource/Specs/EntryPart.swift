import TabModel

/// A part of a spec under construction for an entry: its modifiers, variants and notes.
struct EntryPart {
    var modifiers = TabModifiers()
    var variants = VariantList()
    var places: EntryPlaces
    /// The formula under which the entry is declared, without the conditions of the tab view.
    let formula: Formula
    /// The formula under which the entry is declared, with all conditions.
    let assumption: Formula

    init(_ entry: Entry, in assumption: Formula) {
        places = EntryPlaces(place: entry.place)
        formula = entry.formula.assuming(assumption)
        self.assumption = assumption.and(entry.formula)
    }

    /// Returns the usual one of values, where the entry is declared.
    func settle<Value>(
        _ values: [(Formula, Value)],
        isSame: (Value, Value) -> Bool = { _, _ in false },
        _ isUsual: (Formula) -> Bool
    ) -> ConditionalValue<Value> {
        ConditionalValue(
            first: values.map { (formula: $0.0, value: $0.1) },
            in: assumption,
            isSame: isSame,
            isUsual: isUsual
        )
    }

    /// Adds the values of a key that aren't the usual one, and its unknown parts.
    mutating func add(_ row: KeyRow, _ settled: ConditionalValue<KeyReading>) {
        variants.add(row, settled, &modifiers.standIns)
    }

    /// A Boolean value that indicates whether the entry is declared under more alternatives than a spec can have.
    var isTooComplex: Bool { formula.alternatives.count > When.most }

    /// Returns the modifiers with the condition under which the entry is declared; none if that is too complex.
    mutating func finished(_ usedConditions: inout Set<ConditionID>) -> TabModifiers {
        modifiers.when = isTooComplex ? [] : formula.alternatives
        variants.addMarks(to: modifiers.standIns)
        modifiers.variants = variants.variants
        for when in modifiers.when + modifiers.variants.map(\.when) {
            usedConditions.formUnion(when.if + when.unless)
        }
        return modifiers
    }
}
