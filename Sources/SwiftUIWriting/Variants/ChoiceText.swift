import TabModel

extension SwiftText {
    /// Adds lines for each of some systems, under `#if os()` where they differ.
    ///
    /// - Parameters:
    ///   - branches: The branches to add, each for its own systems.
    ///   - systems: The systems that the code around is for.
    ///   - isInChain: A Boolean value that indicates whether the lines are members of a chain.
    ///   - body: Adds the lines of one of them.
    mutating func branches<Branch>(
        _ branches: [(systems: [OperatingSystem], branch: Branch)],
        of systems: [OperatingSystem],
        isInChain: Bool = false,
        _ body: (inout SwiftText, Branch) -> Void
    ) {
        let covered = Set(branches.flatMap(\.systems))
        let isWhole = covered.isSuperset(of: systems)
        guard branches.count > 1 || !isWhole else { return branches.forEach { body(&self, $0.branch) } }
        // Of two, the one for fewer systems is first: `#else` has the others.
        let isShorter = isWhole && branches.count == 2 && branches[0].systems.count > branches[1].systems.count
        for (index, one) in (isShorter ? branches.reversed() : branches).enumerated() {
            let condition = one.systems.map { "os(\($0.rawValue))" }.joined(separator: " || ")
            let isRest = isWhole && index == branches.count - 1
            line(index == 0 ? "#if \(condition)" : isRest ? "#else" : "#elseif \(condition)")
            let around = isInConditionalChain
            isInConditionalChain = isInChain
            deeper { body(&$0, one.branch) }
            isInConditionalChain = around
        }
        if !branches.isEmpty { line("#endif") }
    }

    /// Adds lines for each value of a choice that systems have in common, under `if` and `else`.
    mutating func choose<Value>(
        _ way: VariantChoice<Value>.Way,
        in plan: SourcePlan,
        _ body: (inout SwiftText, Value) -> Void
    ) {
        guard !way.cases.isEmpty else { return body(&self, way.otherwise) }
        for (index, one) in way.cases.enumerated() {
            open(index == 0 ? "if" : "} else if", conditions(one.check, on: way.systems, in: plan))
            deeper { body(&$0, one.value) }
        }
        line("} else {")
        deeper { body(&$0, way.otherwise) }
        line("}")
    }

    /// Adds lines for each value of a choice, under `#if os()` and `if`.
    mutating func choose<Value>(
        _ choice: VariantChoice<Value>,
        in plan: SourcePlan,
        _ body: (inout SwiftText, Value) -> Void
    ) {
        branches(choice.ways.map { ($0.systems, $0) }, of: plan.app.systems) { source, way in
            source.choose(way, in: plan, body)
        }
    }

    /// Adds lines in the block of an `if`.
    mutating func block(conditions: [String], _ body: (inout SwiftText) -> Void) {
        open("if", conditions)
        deeper(body)
        line("}")
    }

    /// Adds the beginning of an `if`; where it would be too long, each condition has a line of its own.
    private mutating func open(_ word: String, _ conditions: [String]) {
        let whole = "\(word) \(conditions.joined(separator: ", ")) {"
        guard !fits(whole), conditions.count > 1 else { return line(whole) }
        for (index, condition) in conditions.enumerated() {
            let text = index + 1 < conditions.count ? "\(condition)," : condition
            if index == 0 { line("\(word) \(text)") } else { deeper { $0.line(text) } }
        }
        line("{")
    }

    /// Adds an expression of terms with an operator between them.
    mutating func operation(_ terms: [String], _ sign: String) {
        let whole = terms.joined(separator: " \(sign) ")
        guard !fits(whole), let first = terms.first else { return line(whole) }
        line(first)
        for term in terms.dropFirst() { deeper { $0.line("\(sign) \(term)") } }
    }
}
