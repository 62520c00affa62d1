import TabModel

/// A condition under which a place is reached, as a disjunction of clauses.
///
/// Also represents the truth values of the source, known and unknown.
struct Formula: Hashable {
    /// The clauses, none of which covers another.
    private(set) var clauses: [Clause]

    /// The formula that holds everywhere.
    static let always = Formula(clauses: [.always])
    /// The formula that holds nowhere.
    static let never = Formula(clauses: [])
    /// The largest number of clauses of a formula; beyond, it is as good as unknown.
    private static let limit = 24

    private init(clauses: [Clause]) { self.clauses = clauses }

    /// Creates a formula with one clause.
    init(_ clause: Clause) { clauses = [clause] }

    /// Creates a formula from a known truth value.
    init(_ truth: Bool) { self = truth ? .always : .never }

    /// Creates a formula that holds for an answer of the app.
    init(_ id: ConditionID, is answer: Bool = true) { self.init(Clause(answers: [id: answer])) }

    /// Creates a formula that holds on some platforms.
    init(platforms: Set<Platform>) { self = platforms.isEmpty ? .never : Formula(Clause(platforms: platforms)) }

    /// The truth value that the formula has everywhere; nil if it has both.
    var constant: Bool? { clauses.isEmpty ? false : clauses == [.always] ? true : nil }

    /// A Boolean value that indicates whether the formula has more clauses than can be kept apart.
    var isTooComplex: Bool { clauses.count > Self.limit }

    /// Returns the formula that holds where both hold.
    func and(_ other: Formula) -> Formula {
        if self == .always || isTooComplex { return other }
        if other == .always || other.isTooComplex { return self }
        return Formula(joining: clauses.flatMap { mine in other.clauses.compactMap { mine.and($0) } })
    }

    /// Returns the formula that holds where either holds.
    func or(_ other: Formula) -> Formula { Formula(joining: clauses + other.clauses) }

    /// The formula that holds where this one doesn't.
    var negated: Formula { clauses.reduce(.always) { $0.and(Self.negation(of: $1)) } }

    /// Returns a Boolean value that indicates whether the formula holds wherever another one does.
    func covers(_ other: Formula) -> Bool { other.and(negated) == .never }

    /// Returns the negation as clauses that exclude each other: not the first part, or the first but not the second,
    /// and so on.
    private static func negation(of clause: Clause) -> Formula {
        var (held, clauses): (Clause, [Clause]) = (.always, [])
        for part in clause.parts {
            if let opposite = part.opposite.flatMap({ held.and($0) }) { clauses.append(opposite) }
            held = held.and(part) ?? held
        }
        return Formula(joining: clauses)
    }

    private init(joining all: [Clause]) {
        clauses = []
        for clause in all.prefix(Self.limit * Self.limit) { add(clause) }
    }

    private mutating func add(_ clause: Clause) {
        for (index, other) in clauses.enumerated() {
            guard let joined = other.joined(with: clause) else { continue }
            if joined == other { return }
            clauses.remove(at: index)
            add(joined)
            return
        }
        clauses.append(clause)
    }

    /// The formula without the width and without upper bounds on systems, which entries state themselves.
    var inNewestSystems: Formula {
        clauses.reduce(Formula.never) { formula, clause in
            var clause = clause
            if clause.beforeOS ?? .v18 > .v18 { clause.beforeOS = nil }
            clause.sizeClass = nil
            return formula.or(Formula(clause))
        }
    }
    /// Returns the formula without the conditions that hold anyway.
    func assuming(_ assumption: Formula) -> Formula {
        if covers(assumption) { return .always }
        guard assumption.clauses.count == 1, let assumption = assumption.clauses.first else { return self }
        return Formula(joining: clauses.compactMap { $0.and(assumption) == nil ? nil : $0.assuming(assumption) })
    }
}

extension Clause {
    /// Returns the formula without the conditions that a clause implies.
    fileprivate func assuming(_ assumption: Clause) -> Clause {
        var rest = self
        if platforms.isSuperset(of: assumption.platforms) { rest.platforms = Clause.always.platforms }
        if let fromOS, let other = assumption.fromOS, other >= fromOS { rest.fromOS = nil }
        if let beforeOS, let other = assumption.beforeOS, other <= beforeOS { rest.beforeOS = nil }
        if sizeClass == assumption.sizeClass { rest.sizeClass = nil }
        rest.answers = answers.filter { assumption.answers[$0.key] != $0.value }
        return rest
    }
}
