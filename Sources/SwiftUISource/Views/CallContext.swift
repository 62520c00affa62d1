import SwiftSyntax
import TabModel

/// The context of a call of `TabView`: `self`, the names declared before it, and the formula under which it is
/// compiled.
struct CallContext {
    /// The frame in which the call is evaluated.
    private(set) var frame: Frame
    /// The formula under which the call is compiled and reached in its member.
    private(set) var reached = Formula.always
    /// The formula of the call, as far as the device decides it.
    var formula: Formula { Self.deviceFormula(reached) }
    /// The modifiers of enclosing views, from the inside out, in written form.
    private(set) var outer: [FunctionCallExprSyntax] = []

    init(of call: TabViewCall, in evaluator: Evaluator) {
        self.init(of: call.call, in: call.file, of: call.type, evaluator)
    }

    /// Creates the context of any expression.
    init(of node: some ExprSyntaxProtocol, in file: SourceFile, of type: TypeDeclaration?, _ evaluator: Evaluator) {
        frame = Frame(file: file, type: type)
        if let type, type.kind != .protocol {
            let origin = Unknown(text: "self", why: .runTime, place: file.place(of: node))
            frame.instance = .instance(Instance(type: type, origin: origin))
        }
        let around = Array(node.ancestors)
        for outer in around.reversed() { enter(outer, on: ExprSyntax(node), evaluator) }
        outer = Self.chain(around)
    }

    /// Enters a node around the call.
    private mutating func enter(_ node: Syntax, on call: ExprSyntax, _ evaluator: Evaluator) {
        if let clause = node.as(IfConfigClauseSyntax.self) {
            enter(clause)
        } else if let items = node.as(CodeBlockItemListSyntax.self) {
            declare(items, before: call, evaluator)
        } else if let choice = node.as(IfExprSyntax.self) {
            enter(choice, on: call, evaluator)
        } else if let choice = node.as(TernaryExprSyntax.self) {
            enter(choice, on: call, evaluator)
        } else if let exit = node.as(GuardStmtSyntax.self), exit.body.position <= call.position {
            var inner = frame
            reached = reached.and(evaluator.conditions(exit.conditions, in: &inner, usually: true).negated)
        } else if let closure = node.as(ClosureExprSyntax.self) {
            bind(closure.parameterNames, at: Syntax(closure))
        } else if let function = node.as(FunctionDeclSyntax.self) {
            bind(function, evaluator)
        }
    }

    private mutating func enter(_ clause: IfConfigClauseSyntax) {
        guard let directive = clause.parent?.parent?.as(IfConfigDeclSyntax.self) else { return }
        for (other, here) in frame.file.flags.formulas(of: directive) where other.id == clause.id {
            reached = reached.and(here)
        }
    }

    private mutating func enter(_ choice: IfExprSyntax, on call: ExprSyntax, _ evaluator: Evaluator) {
        let isThen = call.position >= choice.body.position && call.position < choice.body.endPosition
        let isElse = choice.elseBody.map { call.position >= $0.position && call.position < $0.endPosition } ?? false
        guard isThen || isElse else { return }
        var inner = frame
        let here = evaluator.conditions(choice.conditions, in: &inner, usually: isThen)
        reached = reached.and(isThen ? here : here.negated)
        if isThen { frame.locals = inner.locals }
    }

    private mutating func enter(_ choice: TernaryExprSyntax, on call: ExprSyntax, _ evaluator: Evaluator) {
        func holds(_ part: ExprSyntax) -> Bool {
            part.position <= call.position && call.endPosition <= part.endPosition
        }
        let isThen = holds(choice.thenExpression)
        guard isThen || holds(choice.elseExpression) else { return }
        let here = evaluator.formula(of: choice.condition, in: frame, usually: isThen)
        reached = reached.and(isThen ? here : here.negated)
    }

    /// Runs the declarations before the call, in a body that contains the call.
    private mutating func declare(
        _ items: CodeBlockItemListSyntax,
        before call: ExprSyntax,
        _ evaluator: Evaluator
    ) {
        guard items.parent?.is(SourceFileSyntax.self) != true else { return }
        for item in items {
            guard item.endPosition <= call.position else { return }
            switch item.item {
            case .decl(let declaration): _ = evaluator.declare(declaration, in: &frame)
            case .stmt(let statement): pass(statement, evaluator)
            case .expr: break
            }
        }
    }

    /// Passes a statement that may leave the body: the following ones are reached where it doesn't.
    private mutating func pass(_ statement: StmtSyntax, _ evaluator: Evaluator) {
        if let exit = statement.as(GuardStmtSyntax.self) {
            reached = reached.and(evaluator.conditions(exit.conditions, in: &frame, usually: true))
        } else if let choice = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
            choice.elseBody == nil, choice.body.statements.last?.item.is(ReturnStmtSyntax.self) == true
        {
            var inner = frame
            reached = reached.and(evaluator.conditions(choice.conditions, in: &inner, usually: false).negated)
        }
    }

    private mutating func bind(_ function: FunctionDeclSyntax, _ evaluator: Evaluator) {
        for parameter in function.signature.parameterClause.parameters {
            let name = (parameter.secondName ?? parameter.firstName).name
            let origin = Unknown(text: name, why: .runTime, place: frame.file.place(of: parameter))
            let expected = ContextualType(parameter.type, file: frame.file, inside: frame.type)
            frame.locals[name] = evaluator.symbolic(expected, origin: origin, in: frame)
        }
    }

    private mutating func bind(_ names: [String], at node: Syntax) {
        for name in names {
            frame.locals[name] = .unknown(Unknown(text: name, why: .runTime, place: frame.file.place(of: node)))
        }
    }

    /// Returns the part of a formula that a platform, a system or a width decides.
    static func deviceFormula(_ formula: Formula) -> Formula {
        formula.clauses.reduce(Formula.never) { $0.or(Formula($1.withoutAnswers)) }
    }

    /// Returns the calls of modifiers around the call in its own member.
    private static func chain(_ around: [Syntax]) -> [FunctionCallExprSyntax] {
        around.prefix { !$0.is(MemberBlockSyntax.self) }.compactMap { node in
            guard let call = node.as(FunctionCallExprSyntax.self),
                let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil,
                access.base?.plainName != "SwiftUI"
            else { return nil }
            return call
        }
    }
}
