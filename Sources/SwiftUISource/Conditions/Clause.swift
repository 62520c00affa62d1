import TabModel

/// A conjunction of the conditions under which a place is reached: platforms, systems, a width, and answers of the app.
struct Clause: Hashable {
    /// The platforms on which the clause holds.
    var platforms = Set(Platform.allCases)
    /// The oldest system; nil means any, including one before iOS 18.
    var fromOS: OSVersion?
    /// The first system on which the clause no longer holds.
    ///
    /// One before ``OSVersion/v18`` means that it holds on no modeled system.
    var beforeOS: OSVersion?
    /// The width; nil means both.
    var sizeClass: UserInterfaceSizeClass?
    /// The answers to questions that only the running app can answer.
    var answers: [ConditionID: Bool] = [:]

    /// The clause that holds everywhere.
    static let always = Clause()

    /// A Boolean value that indicates whether only the running app decides the clause.
    var isAnswered: Bool { self == Clause(answers: answers) }

    /// The clause without the answers of the app.
    var withoutAnswers: Clause {
        Clause(platforms: platforms, fromOS: fromOS, beforeOS: beforeOS, sizeClass: sizeClass)
    }
    /// A Boolean value that indicates whether the clause names no platform: it has all platforms that ever have its
    /// width.
    var isOnAllPlatforms: Bool {
        Platform.allCases.allSatisfy { platform in
            platforms.contains(platform) || sizeClass != nil && platform.onlySizeClass.map { $0 != sizeClass } ?? false
        }
    }

    /// A Boolean value that indicates whether only the width decides the clause.
    var isWidth: Bool {
        sizeClass != nil && isOnAllPlatforms && self == Clause(platforms: platforms, sizeClass: sizeClass)
    }

    /// Returns the clause that holds where both hold; nil if they exclude each other.
    func and(_ other: Clause) -> Clause? {
        var both = self
        both.platforms.formIntersection(other.platforms)
        both.fromOS = [fromOS, other.fromOS].compactMap(\.self).max()
        both.beforeOS = [beforeOS, other.beforeOS].compactMap(\.self).min()
        both.sizeClass = sizeClass ?? other.sizeClass
        if let sizeClass = both.sizeClass {
            both.platforms = both.platforms.filter { $0.onlySizeClass ?? sizeClass == sizeClass }
        }
        let hasSystem = zip(both.fromOS, both.beforeOS).map { $0 < $1 } ?? true
        let agrees = sizeClass == nil || other.sizeClass == nil || sizeClass == other.sizeClass
        guard !both.platforms.isEmpty, hasSystem, agrees else { return nil }
        for (id, answer) in other.answers {
            guard both.answers.updateValue(answer, forKey: id) ?? answer == answer else { return nil }
        }
        return both
    }

    /// Returns a Boolean value that indicates whether the clause holds wherever another one does.
    func covers(_ other: Clause) -> Bool { other.and(self) == other }

    /// The parts of the conjunction, each as a clause.
    var parts: [Clause] {
        var parts: [Clause] = []
        if platforms != Clause.always.platforms { parts.append(Clause(platforms: platforms)) }
        if let fromOS { parts.append(Clause(fromOS: fromOS)) }
        if let beforeOS { parts.append(Clause(beforeOS: beforeOS)) }
        if let sizeClass { parts.append(Clause(sizeClass: sizeClass)) }
        return parts + answers.sorted { $0.key < $1.key }.map { Clause(answers: [$0.key: $0.value]) }
    }

    /// The clause that holds where this one doesn't; nil for a clause of several parts.
    var opposite: Clause? {
        if let fromOS { return Clause(beforeOS: fromOS) }
        if let beforeOS { return Clause(fromOS: beforeOS) }
        if let sizeClass { return Clause(sizeClass: sizeClass == .compact ? .regular : .compact) }
        if let (id, answer) = answers.first { return Clause(answers: [id: !answer]) }
        let others = Clause.always.platforms.subtracting(platforms)
        return others.isEmpty ? nil : Clause(platforms: others)
    }

    /// Returns the one clause that holds where either does; nil unless they differ in a single part.
    func joined(with other: Clause) -> Clause? {
        if covers(other) { return self }
        if other.covers(self) { return other }
        var same = other
        same.platforms = platforms
        if same == self {
            same.platforms = platforms.union(other.platforms)
            return same
        }
        same = other
        same.sizeClass = sizeClass
        if same == self {
            same.sizeClass = nil
            return same
        }
        if let joined = joinedByWidth(with: other) ?? other.joinedByWidth(with: self) { return joined }
        return joinedByAnswer(with: other) ?? joinedBySystem(with: other)
    }

    /// Returns the platforms in one width joined with those that are never in the other.
    private func joinedByWidth(with other: Clause) -> Clause? {
        guard let sizeClass, other.sizeClass == nil, other.platforms.allSatisfy({ $0.onlySizeClass == sizeClass })
        else {
            return nil
        }
        var same = other
        (same.platforms, same.sizeClass) = (platforms, sizeClass)
        guard same == self else { return nil }
        same.platforms.formUnion(other.platforms)
        return same
    }

    private func joinedByAnswer(with other: Clause) -> Clause? {
        let changed = answers.filter { other.answers[$0.key] == !$0.value }
        guard answers.count == other.answers.count, changed.count == 1, let id = changed.keys.first else { return nil }
        var (mine, theirs) = (self, other)
        mine.answers[id] = nil
        theirs.answers[id] = nil
        return mine == theirs ? mine : nil
    }

    private func joinedBySystem(with other: Clause) -> Clause? {
        var same = other
        (same.fromOS, same.beforeOS) = (fromOS, beforeOS)
        guard same == self else { return nil }
        for (older, newer) in [(self, other), (other, self)] {
            guard let end = older.beforeOS, let start = newer.fromOS, start <= end else { continue }
            same.fromOS = older.fromOS
            same.beforeOS = newer.beforeOS
            return same
        }
        return nil
    }
}

/// Returns both values; nil unless both are present.
func zip<First, Second>(_ first: First?, _ second: Second?) -> (First, Second)? {
    guard let first, let second else { return nil }
    return (first, second)
}
