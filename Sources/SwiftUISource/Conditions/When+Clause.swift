import TabModel

extension When {
    /// Creates the condition of a clause; nil for one that holds everywhere.
    init?(_ clause: Clause) {
        self.init()
        if !clause.isOnAllPlatforms { platforms = clause.platforms }
        // Every modeled system is at least this one.
        if clause.fromOS != .v18 { fromOS = clause.fromOS }
        beforeOS = clause.beforeOS
        sizeClass = clause.sizeClass
        `if` = clause.answers.filter(\.value).keys.sorted()
        unless = clause.answers.filter { !$0.value }.keys.sorted()
        if self == When() { return nil }
    }
}

extension Formula {
    /// The alternatives under which an entry with the formula is declared; none if that is everywhere.
    ///
    /// Those before the first modeled system are left out, if there are others.
    var alternatives: [When] {
        let modeled = clauses.filter { $0.beforeOS != .v18 }
        let whens = (modeled.isEmpty ? clauses : modeled).map { When($0) }
        return whens.contains(nil) ? [] : whens.compactMap(\.self)
    }

    /// The `when`s that express the formula, one for each clause; one without members where a clause holds everywhere.
    var whens: [When] { clauses.map { When($0) ?? When() } }

    /// Returns a Boolean value that indicates whether the formula holds in an environment, with the usual answers.
    func holds(on platform: Platform, in sizeClass: UserInterfaceSizeClass, usually: (ConditionID) -> Bool) -> Bool {
        clauses.contains { clause in
            clause.platforms.contains(platform) && clause.sizeClass ?? sizeClass == sizeClass && clause.beforeOS == nil
                && clause.answers.allSatisfy { usually($0.key) == $0.value }
        }
    }
}
