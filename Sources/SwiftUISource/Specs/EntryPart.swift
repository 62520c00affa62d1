import SpecSchema
import TabModel

/// An entry while its spec is made: its modifiers, variants and notes.
struct EntryPart {
    var modifiers = TabModifiers()
    var variants = VariantList()
    var places: EntryPlaces
    /// The keys whose values are not the same everywhere.
    var isConditional: Set<String> { Set(variants.variants.flatMap(\.values).map(\.key)) }
    /// Where the entry is declared, without what holds for the tab view anyway.
    let formula: Formula
    /// Where it is declared, with all that holds.
    let known: Formula

    init(_ entry: Entry, in known: Formula) {
        places = EntryPlaces(place: entry.place)
        formula = entry.formula.given(known)
        self.known = known.and(entry.formula)
    }

    /// The usual one of values, where the entry is declared.
    func settle<Value>(
        _ values: [(Formula, Value)],
        isSame: (Value, Value) -> Bool = { _, _ in false },
        _ isUsual: (Formula) -> Bool
    ) -> Settled<Value> {
        Settled(first: values.map { (formula: $0.0, value: $0.1) }, in: known, isSame: isSame, isUsual: isUsual)
    }

    /// Adds what was read of a key where it isn't the usual value, and what isn't known of it.
    mutating func add(_ row: KeyRow, _ settled: Settled<ReadValue>) {
        variants.add(row, settled, &modifiers.standIns)
    }

    /// The modifiers with where the entry is declared.
    ///
    /// What takes several `when`s is hidden elsewhere.
    mutating func finished(_ asked: inout Set<ConditionID>) -> TabModifiers {
        if formula.clauses.count == 1 {
            modifiers.when = formula.when
        } else if formula != .always {
            variants.add("hidden", .flag(true), where: formula.negated)
        }
        variants.addMarks(to: modifiers.standIns)
        modifiers.variants = variants.variants
        for when in [modifiers.when].compactMap(\.self) + modifiers.variants.map(\.when) {
            asked.formUnion(when.if + when.unless)
        }
        return modifiers
    }
}
