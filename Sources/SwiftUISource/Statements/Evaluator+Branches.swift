import SwiftSyntax
import TabModel

extension Evaluator {
    /// Runs an `if` or a `switch`.
    func branch(_ expression: ExprSyntax, in frame: inout Frame, as block: Block, into run: inout Run) {
        if let choice = expression.as(IfExprSyntax.self) {
            self.if(choice, in: &frame, as: block, into: &run)
        } else if let choice = expression.as(SwitchExprSyntax.self) {
            self.switch(choice, in: &frame, as: block, into: &run)
        }
    }

    private func `if`(_ choice: IfExprSyntax, in frame: inout Frame, as block: Block, into run: inout Run) {
        var inner = frame
        inner.assigned = []
        // An early exit is not the usual path, and neither is the removal of a tab.
        let statements = choice.body.statements
        let isExit = choice.elseBody == nil && !block.isBuilt && (statements.endWithExit || statements.onlyRemove)
        let formula = conditions(choice.conditions, in: &inner, usually: !isExit)
        var other = frame
        other.assigned = []
        other.path = frame.path.and(formula.negated)
        inner.path = frame.path.and(formula)
        let starts = [inner.path, other.path]
        let inTail = Block(isBuilt: block.isBuilt, isTail: block.isTail, expected: block.expected)
        if inner.path != .never { self.run(choice.body.statements, in: &inner, as: inTail, into: &run) }
        if other.path != .never {
            switch choice.elseBody {
            case .codeBlock(let body)?: self.run(body.statements, in: &other, as: inTail, into: &run)
            case .ifExpr(let next)?: self.if(next, in: &other, as: inTail, into: &run)
            case nil: break
            }
        }
        inner.locals = inner.locals.filter { frame.locals[$0.key] != nil }
        meet([inner, other], from: starts, in: &frame)
    }

    /// Runs a `guard`: the path that continues is the usual one.
    func `guard`(_ statement: GuardStmtSyntax, in frame: inout Frame, as block: Block, into run: inout Run) {
        var inner = frame
        let wasGuarding = isGuarding
        isGuarding = true
        let formula = conditions(statement.conditions, in: &inner, usually: true)
        isGuarding = wasGuarding
        var other = frame
        other.path = frame.path.and(formula.negated)
        if other.path != .never {
            self.run(statement.body.statements, in: &other, as: block, into: &run)
        }
        frame.locals = inner.locals
        frame.path = frame.path.and(formula)
    }

    private func `switch`(_ choice: SwitchExprSyntax, in frame: inout Frame, as block: Block, into run: inout Run) {
        let subject = force(evaluate(choice.subject, in: frame))
        if case .unknown(var unknown) = subject, !block.isBuilt,
            choice.cases.count > Self.mostCases || unknown.initial?.isRaw == true
        {
            // One of many values: it is unknown, but has an initial value.
            unknown.initial = unknown.initial.flatMap { outcome(of: choice, on: $0, in: frame, as: block) }
            run.returned.append(Alternative(formula: frame.path, value: .unknown(unknown)))
            frame.instance = frame.instance.map { _ in .unknown(unknown) }
            frame.path = .never
            return
        }
        self.switch(choice, on: subject, in: &frame, as: block, into: &run)
    }

    /// Returns the result of a `switch` for a value, or `self` after it.
    private func outcome(of choice: SwitchExprSyntax, on value: Value, in frame: Frame, as block: Block) -> Value? {
        var (inner, run) = (frame, Run())
        self.switch(choice, on: value, in: &inner, as: block, into: &run)
        let values = run.returned + run.yielded.map { Alternative(formula: $0.formula, value: $0.value) }
        return values.isEmpty ? inner.instance : join(values)
    }

    private func `switch`(
        _ choice: SwitchExprSyntax,
        on subject: Value,
        in frame: inout Frame,
        as block: Block,
        into run: inout Run
    ) {
        var (ends, starts): ([Frame], [Formula]) = ([], [])
        var rest = frame.path
        let items = cases(choice.cases, in: frame, under: .always)
        for (index, (item, compiled)) in items.enumerated() {
            guard rest != .never else { break }
            var inner = frame
            inner.assigned = []
            inner.path = rest.and(compiled)
            var formula = match(item, subject, choice.subject, in: &inner, isFirst: ends.isEmpty).and(compiled)
            // Some case matches: the last one where no other does, unless the value is known to be another one.
            if index + 1 == items.count, compiled == .always, formula != .never { formula = .always }
            inner.path = rest.and(formula)
            rest = rest.and(formula.negated)
            guard inner.path != .never else { continue }
            starts.append(inner.path)
            self.run(
                item.statements,
                in: &inner,
                as: Block(isBuilt: block.isBuilt, isTail: block.isTail, expected: block.expected),
                into: &run
            )
            inner.locals = inner.locals.filter { frame.locals[$0.key] != nil }
            ends.append(inner)
        }
        meet(ends, from: starts, in: &frame)
    }

    /// The largest number of cases of an unknown value that are kept beside each other as values.
    private static let mostCases = 4

    private func cases(
        _ list: SwitchCaseListSyntax,
        in frame: Frame,
        under formula: Formula
    ) -> [(SwitchCaseSyntax, Formula)] {
        list.flatMap { element -> [(SwitchCaseSyntax, Formula)] in
            switch element {
            case .switchCase(let item): return [(item, formula)]
            case .ifConfigDecl(let directive):
                return frame.file.flags.formulas(of: directive).flatMap {
                    clause,
                    here -> [(SwitchCaseSyntax, Formula)] in
                    guard case .switchCases(let inner)? = clause.elements else { return [] }
                    return cases(inner, in: frame, under: formula.and(here))
                }
            }
        }
    }

    private func match(
        _ item: SwitchCaseSyntax,
        _ subject: Value,
        _ expression: ExprSyntax,
        in frame: inout Frame,
        isFirst: Bool
    ) -> Formula {
        guard case .case(let label) = item.label else { return .always }
        var formula = Formula.never
        for pattern in label.caseItems {
            var matched = match(pattern.pattern, subject, expression, in: &frame, usually: isFirst)
            if let clause = pattern.whereClause {
                matched = matched.and(self.formula(of: clause.condition, in: frame, usually: true))
            }
            formula = formula.or(matched)
        }
        return formula
    }

    /// Returns the formula under which the conditions of an `if` or `guard` all hold; their bindings are added to the
    /// frame.
    func conditions(_ list: ConditionElementListSyntax, in frame: inout Frame, usually: Bool) -> Formula {
        var formula = Formula.always
        for element in list {
            let here = condition(element.condition, in: &frame, usually: usually)
            formula = formula.and(here)
            frame.path = frame.path.and(here)
            if frame.path == .never { return .never }
        }
        return formula
    }

    private func condition(_ condition: ConditionElementSyntax.Condition, in frame: inout Frame, usually: Bool)
        -> Formula
    {
        switch condition {
        case .expression(let expression): return formula(of: expression, in: frame, usually: usually)
        case .availability(let availability): return formula(of: availability)
        case .matchingPattern(let matching):
            let subject = force(evaluate(matching.initializer.value, in: frame))
            // One of many cases rarely matches.
            let usually = usually && (isGuarding || matching.pattern.isPresence)
            return match(matching.pattern, subject, matching.initializer.value, in: &frame, usually: usually)
        case .optionalBinding(let binding): return bind(binding, in: &frame, usually: usually)
        }
    }

    /// Returns the formula under which the value of an `if let` is present, and binds its name.
    private func bind(_ binding: OptionalBindingConditionSyntax, in frame: inout Frame, usually: Bool) -> Formula {
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.name ?? "_"
        let value =
            if let initializer = binding.initializer {
                force(evaluate(initializer.value, in: frame))
            } else {
                self.value(named: name, in: frame) ?? .unknown(unknown(binding.pattern, in: frame, .notFound))
            }
        frame.locals[name] = value
        switch value {
        case .nothing: return .never
        case .unknown(let unknown):
            // A stored value is absent until it is set.
            let isAbsent = unknown.isStoredValue && unknown.initial?.isNothing == true
            return presence(of: unknown.text, usually: usually && !isAbsent)
        case .instance(let instance):
            return instance.origin.map { question("\($0.text) != nil", usually: usually) } ?? .always
        case .object(let object):
            return object.origin.map { question("\($0.text) != nil", usually: usually) } ?? .always
        case .alternatives(let all):
            let absent = all.filter { if case .nothing = force($0.value) { true } else { false } }
            frame.locals[name] = join(all.filter { if case .nothing = force($0.value) { false } else { true } })
            return absent.reduce(Formula.never) { $0.or($1.formula) }.negated
        default: return .always
        }
    }
}

extension PatternSyntax {
    /// A Boolean value that indicates whether the pattern only tests the presence of a value, as `let x?` and
    /// `.some(let x)` do.
    fileprivate var isPresence: Bool {
        let text = trimmedDescription
        return text.hasSuffix("?") || text.hasPrefix(".some(") || text.hasPrefix("let .some(")
    }
}

extension CodeBlockItemListSyntax {
    /// A Boolean value that indicates whether the statements only remove elements from lists.
    fileprivate var onlyRemove: Bool {
        allSatisfy { item in
            guard case .expr(let expression) = item.item, let call = expression.as(FunctionCallExprSyntax.self),
                let access = call.calledExpression.as(MemberAccessExprSyntax.self)
            else { return false }
            return access.declName.baseName.text.hasPrefix("remove")
        }
    }

    /// A Boolean value that indicates whether the last statement leaves the function.
    fileprivate var endWithExit: Bool {
        guard case .stmt(let statement)? = last?.item else { return false }
        return statement.is(ReturnStmtSyntax.self) || statement.is(ThrowStmtSyntax.self)
    }
}
