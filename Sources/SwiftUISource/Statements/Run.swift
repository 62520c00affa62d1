import SwiftSyntax
import TabModel

/// The results of statements so far.
struct Run {
    /// The values of `return`, each with the formula under which it is reached.
    var returned: [Alternative] = []
    /// The values of expressions that stand alone: for a builder, or as the result of a body of one expression.
    var yielded: [Element] = []
}

/// The way in which statements are run.
struct Block {
    /// A Boolean value that indicates whether a result builder takes the statements' values.
    var isBuilt: Bool
    /// A Boolean value that indicates whether the block returns the value of a single expression.
    var isTail = true
    /// The expected type of returned values.
    var expected: ContextualType?
}

extension Evaluator {
    /// Returns the result of a body, or of its builder.
    func run(_ statements: CodeBlockItemListSyntax, in frame: Frame, expected: ContextualType?, isBuilt: Bool) -> Value
    {
        if expected?.isBuilt == true, expected?.name.hasPrefix("TabContent") == false, !looksIntoViews {
            return .view(page(statements, in: frame))
        }
        return running(statements) { result(of: statements, in: frame, expected: expected, isBuilt: isBuilt) }
            ?? .unknown(unknown(statements, in: frame, .tooComplex))
    }

    private func result(
        of statements: CodeBlockItemListSyntax,
        in frame: Frame,
        expected: ContextualType?,
        isBuilt: Bool
    ) -> Value {
        var (frame, run) = (frame, Run())
        self.run(statements, in: &frame, as: Block(isBuilt: isBuilt, expected: expected), into: &run)
        let elements = run.yielded + run.returned.map { Element(value: $0.value, formula: $0.formula) }
        if isBuilt { return .group(elements) }
        return join(elements.map { Alternative(formula: $0.formula, value: $0.value) })
    }

    /// Returns a view whose body isn't read, with the tag at the end of its only statement.
    private func page(_ statements: CodeBlockItemListSyntax, in frame: Frame) -> ViewExpression {
        var view = ViewExpression(head: .call("", []), identity: statements.id, place: frame.file.place(of: statements))
        guard statements.count == 1, case .expr(let only)? = statements.first?.item else { return view }
        var next: ExprSyntax? = only
        while let call = next?.as(FunctionCallExprSyntax.self),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self)
        {
            if access.declName.baseName.name == "tag" { view.modifiers += modifiers(call, in: frame) }
            next = access.base
        }
        return view
    }

    /// Returns the value of an `if` or `switch` that is an expression.
    func branches(_ expression: ExprSyntax, in frame: Frame, expected: ContextualType?) -> Value {
        var (frame, run) = (frame, Run())
        branch(expression, in: &frame, as: Block(isBuilt: false, expected: expected), into: &run)
        return join(
            (run.yielded + run.returned.map { Element(value: $0.value, formula: $0.formula) }).map {
                Alternative(formula: $0.formula, value: $0.value)
            }
        )
    }

    /// Runs statements one after another, until none of their paths continues.
    func run(_ statements: CodeBlockItemListSyntax, in frame: inout Frame, as block: Block, into run: inout Run) {
        let isSingle = statements.count { !$0.item.is(DeclSyntax.self) } == 1
        let outer = frame.locals
        var declared: Set<String> = []
        for statement in statements {
            guard frame.path != .never, !isExhausted else { break }
            var block = block
            block.isTail = block.isTail && isSingle
            self.run(statement.item, in: &frame, as: block, into: &run, declaring: &declared)
        }
        // The declarations in a block end with it.
        for name in declared { frame.locals[name] = outer[name] }
    }

    private func run(
        _ item: CodeBlockItemSyntax.Item,
        in frame: inout Frame,
        as block: Block,
        into run: inout Run,
        declaring names: inout Set<String>
    ) {
        switch item {
        case .decl(let declaration):
            if let directive = declaration.as(IfConfigDeclSyntax.self) {
                compile(directive, in: &frame, as: block, into: &run)
            } else {
                names.formUnion(declare(declaration, in: &frame))
            }
        case .stmt(let statement): self.run(statement, in: &frame, as: block, into: &run)
        case .expr(let expression): self.run(expression, in: &frame, as: block, into: &run)
        }
    }

    private func run(_ statement: StmtSyntax, in frame: inout Frame, as block: Block, into run: inout Run) {
        switch statement.as(StmtSyntaxEnum.self) {
        case .returnStmt(let statement):
            // An initializer returns `self` with its present value.
            let value =
                statement.expression.map { force(evaluate($0, in: frame, expected: block.expected)) } ?? frame.instance
                ?? .nothing
            run.returned.append(Alternative(formula: frame.path, value: value))
            frame.path = .never
        case .expressionStmt(let statement): self.run(statement.expression, in: &frame, as: block, into: &run)
        case .guardStmt(let statement): self.guard(statement, in: &frame, as: block, into: &run)
        case .forStmt(let statement): loop(statement, in: &frame, as: block, into: &run)
        case .whileStmt(let statement): repeated(statement.body.statements, in: &frame, as: block, into: &run)
        case .repeatStmt(let statement): repeated(statement.body.statements, in: &frame, as: block, into: &run)
        case .doStmt(let statement): self.run(statement.body.statements, in: &frame, as: block, into: &run)
        case .throwStmt, .continueStmt, .fallThroughStmt: frame.path = .never
        default: break
        }
    }

    private func run(_ expression: ExprSyntax, in frame: inout Frame, as block: Block, into run: inout Run) {
        if expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self) {
            branch(expression, in: &frame, as: block, into: &run)
        } else if expression.endsTheApp {
            frame.path = .never
        } else if objects != nil, perform(expression, in: &frame, as: block, into: &run) {
            return
        } else if !mutate(expression, in: &frame), block.isBuilt || block.isTail || followsCalls {
            let value = force(evaluate(expression, in: frame, expected: block.expected))
            run.yielded.append(Element(value: value, formula: frame.path))
            if followsCalls { runClosures(givenIn: expression, value: value, in: &frame, into: &run) }
        }
    }

    /// Runs the closures passed to a function outside the project, such as `withAnimation` and `Task`.
    private func runClosures(
        givenIn expression: ExprSyntax,
        value: Value,
        in frame: inout Frame,
        into run: inout Run
    ) {
        var call = expression
        while let inner = call.as(AwaitExprSyntax.self)?.expression ?? call.as(TryExprSyntax.self)?.expression {
            call = inner
        }
        guard let call = call.as(FunctionCallExprSyntax.self) else { return }
        switch value {
        case .view, .unknown: break
        default: return
        }
        for item in CallArguments(call).items {
            guard let closure = item.expression.as(ClosureExprSyntax.self) else { continue }
            self.run(closure.statements, in: &frame, as: Block(isBuilt: false, isTail: false), into: &run)
        }
    }

    /// Runs each clause of an `#if` under the formula under which it is compiled.
    private func compile(_ directive: IfConfigDeclSyntax, in frame: inout Frame, as block: Block, into run: inout Run) {
        var (ends, starts): ([Frame], [Formula]) = ([], [])
        var rest = frame.path
        if block.isBuilt { noteLeftOut(of: directive, in: frame) }
        for (clause, formula) in frame.file.flags.formulas(of: directive) {
            var inner = frame.under(formula)
            rest = rest.and(formula.negated)
            guard inner.path != .never, case .statements(let statements)? = clause.elements else { continue }
            inner.assigned = []
            starts.append(inner.path)
            var open = Block(isBuilt: block.isBuilt, isTail: true, expected: block.expected)
            open.isTail = block.isTail || block.isBuilt
            // The declarations of a clause are visible after it.
            for statement in statements where inner.path != .never {
                var names: Set<String> = []
                self.run(statement.item, in: &inner, as: open, into: &run, declaring: &names)
                inner.assigned.formUnion(names)
            }
            ends.append(inner)
        }
        if rest != .never {
            var inner = frame
            inner.path = rest
            inner.assigned = []
            starts.append(rest)
            ends.append(inner)
        }
        meet(ends, from: starts, in: &frame)
    }
}

extension CodeBlockItemSyntax.Item {
    /// Returns a Boolean value that indicates whether the item is a declaration.
    func `is`(_ type: DeclSyntax.Type) -> Bool {
        guard case .decl(let declaration) = self else { return false }
        return !declaration.is(IfConfigDeclSyntax.self)
    }
}

extension ExprSyntax {
    /// A Boolean value that indicates whether no code runs after the expression.
    fileprivate var endsTheApp: Bool {
        guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
        return ["fatalError", "preconditionFailure"].contains(call.calledExpression.plainName)
    }
}
