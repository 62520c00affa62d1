import TabModel

/// A value that is the usual one, with the values that apply elsewhere.
struct ConditionalValue<Value> {
    /// The usual value; nil if there is usually none.
    var usual: Value?
    /// The other values, each with its formula; nil where there is no value.
    var others: [(formula: Formula, value: Value?)] = []

    /// Creates the usual one of values that hold at different places.
    ///
    /// `known` is the formula of the place of reading, and left out of the result. Values that hold nowhere are left
    /// out.
    init(_ values: [(formula: Formula, value: Value)], in assumption: Formula, isUsual: (Formula) -> Bool) {
        let values = values.filter { assumption.and($0.formula) != .never }.map {
            ($0.formula.assuming(assumption), $0.value)
        }
        let rest = values.reduce(Formula.always) { $0.and($1.0.negated) }.assuming(assumption)
        let isEverywhere = assumption.and(rest) == .never
        let place = values.firstIndex { isUsual($0.0) } ?? (isEverywhere && !values.isEmpty ? 0 : nil)
        usual = place.map { values[$0].1 }
        for (index, value) in values.enumerated() where index != place { others.append((value.0, value.1)) }
        if usual != nil, !isEverywhere { others.append((rest, nil)) }
    }

    /// Creates the usual one of values that modifiers set, one after another: where several do, the first one counts.
    ///
    /// Equal values are joined.
    init(
        first values: [(formula: Formula, value: Value)],
        in assumption: Formula,
        isSame: (Value, Value) -> Bool = { _, _ in false },
        isUsual: (Formula) -> Bool
    ) {
        var rest = Formula.always
        var settled: [(formula: Formula, value: Value)] = []
        for value in values {
            let formula = rest.and(value.formula)
            rest = rest.and(value.formula.negated)
            if let index = settled.firstIndex(where: { isSame($0.value, value.value) }) {
                settled[index].formula = settled[index].formula.or(formula)
            } else {
                settled.append((formula, value.value))
            }
        }
        self.init(settled.filter { $0.formula != .never }, in: assumption, isUsual: isUsual)
    }
}

/// The variants of a part of a spec, built value by value.
struct VariantList {
    private(set) var variants: [Variant] = []
    private var marks: [(when: When, key: StandIn.Key, standIn: StandIn?)] = []

    /// The largest number of variants of a part.
    private static let most = 20

    /// Adds a value of a key, where a formula holds.
    mutating func add(_ key: String, _ value: KeyValue, where formula: Formula) {
        for when in formula.whens { add(key, value, for: when) }
    }

    private mutating func add(_ key: String, _ value: KeyValue, for when: When) {
        if let index = variants.firstIndex(where: { $0.when == when }) {
            variants[index].values.append(Variant.Value(key, value))
        } else if variants.count < Self.most {
            variants.append(Variant(when, [Variant.Value(key, value)]))
        }
    }

    /// Notes that a stand-in represents a key's value where a formula holds, or that the value is known there.
    mutating func mark(_ key: StandIn.Key, _ standIn: StandIn?, where formula: Formula) {
        marks += formula.whens.map { ($0, key, standIn) }
    }

    /// Adds the stand-ins of variants that differ from the usual ones.
    mutating func addMarks(to usual: StandIns) {
        // The form of stand-ins is the same for tab views and entries.
        guard let standIns = EntryKeys.modifiers.first(where: { $0.name == "standIns" }) else { return }
        var groups: [(when: When, standIns: StandIns)] = []
        for mark in marks where usual[mark.key] != mark.standIn {
            let index = groups.firstIndex { $0.when == mark.when } ?? groups.endIndex
            if index == groups.endIndex { groups.append((mark.when, usual)) }
            groups[index].standIns[mark.key] = mark.standIn
        }
        for (when, marks) in groups {
            var modifiers = TabModifiers()
            modifiers.standIns = marks
            add(standIns.name, standIns.value(in: modifiers), for: when)
        }
    }

    /// Removes the variants that depend on an answer of the app; returns the keys with another value in them.
    mutating func removeAnswered() -> Set<String> {
        let isAnswered = { (when: When) in !when.if.isEmpty || !when.unless.isEmpty }
        let answered = variants.filter { isAnswered($0.when) }
        variants.removeAll { isAnswered($0.when) }
        marks.removeAll { isAnswered($0.when) }
        return Set(answered.flatMap(\.values).map(\.key))
    }

    /// Adds the values of a key that aren't the usual one, and notes its unknown parts.
    mutating func add(_ row: KeyRow, _ settled: ConditionalValue<KeyReading>, _ standIns: inout StandIns) {
        let key = StandIn.Key(rawValue: row.name)
        if let key, let unknown = settled.usual?.unknown { standIns[key] = StandIn(unknown) }
        guard !row.isFixed else { return }
        for other in settled.others {
            add(row.name, other.value?.value ?? .nothing, where: other.formula)
            if let key { mark(key, other.value?.unknown.map { StandIn($0) }, where: other.formula) }
        }
    }

    /// Adds the values of a key that aren't the usual one.
    mutating func add<Value>(_ key: String, _ settled: ConditionalValue<Value>, _ keyValue: (Value) -> KeyValue) {
        for other in settled.others { add(key, other.value.map(keyValue) ?? .nothing, where: other.formula) }
    }
}
