import SwiftSyntax
import TabModel

extension Evaluator {
    /// Returns the value of a call of one of several functions with a name: the first whose parameters fit.
    ///
    /// Nil if none does.
    func call(_ members: [Member], on base: Value?, _ arguments: CallArguments, in frame: Frame) -> Value? {
        var alternatives: [Alternative] = []
        var rest = frame.path
        for member in members {
            guard case .function(let function) = member.node,
                let matches = arguments.matched(to: function.signature.parameterClause.parameters),
                // A single function needs no choice by its parameters.
                members.count == 1 || fit(matches, of: member, function.genericParameterClause, from: frame)
            else { continue }
            let formula = rest.and(member.formula)
            guard formula != .never else { continue }
            rest = rest.and(member.formula.negated)
            let value = run(function, member, on: base, matches, in: frame.under(formula))
            alternatives.append(Alternative(formula: formula, value: value))
            if rest == .never { break }
        }
        return alternatives.isEmpty ? nil : alternatives.count == 1 ? alternatives[0].value : join(alternatives)
    }

    private func run(
        _ function: FunctionDeclSyntax,
        _ member: Member,
        on base: Value?,
        _ matches: [(FunctionParameterSyntax, CallArguments.Item?)],
        in frame: Frame
    ) -> Value {
        var inner = self.frame(for: member, on: base, in: frame)
        bind(matches, of: member, from: frame, into: &inner)
        guard let body = function.body else { return .unknown(unknown(function.name, in: inner, .runTime)) }
        let expected = function.signature.returnClause.map {
            ContextualType($0.type, file: member.file, inside: member.owner)
        }
        let isBuilt = function.attributes.names.contains { $0.isBuilder } || expected?.isBuilt == true
        return run(body.statements, in: inner, expected: expected, isBuilt: isBuilt)
    }

    /// Binds parameters to their arguments, or to their defaults; `types` are those of generic parameters.
    func bind(
        _ matches: [(FunctionParameterSyntax, CallArguments.Item?)],
        of member: Member,
        from outer: Frame,
        into inner: inout Frame,
        types: [String: ContextualType] = [:]
    ) {
        for (parameter, item) in matches {
            let name = (parameter.secondName ?? parameter.firstName).name
            let declared = ContextualType(parameter.type, file: member.file, inside: member.owner)
            let expected = types[declared.name] ?? declared
            if let item, let unnamed = item.expression.unnamedArgument, isUnknown(unnamed, in: outer) {
                // The name of the parameter is more descriptive than the closure's.
                let place = outer.file.place(of: item.expression)
                inner.locals[name] = .unknown(Unknown(text: name, why: .runTime, place: place))
            } else if let item {
                inner.locals[name] = value(of: item, in: outer, expected: expected)
            } else if let standard = parameter.defaultValue?.value {
                inner.locals[name] = .deferred(Deferred(standard, in: inner, expected: expected))
            } else if parameter.ellipsis != nil {
                inner.locals[name] = .list(ListValue(elements: []))
            }
        }
    }

    /// Returns a Boolean value that indicates whether nothing but the name of a closure's argument is known.
    private func isUnknown(_ name: String, in frame: Frame) -> Bool {
        // A chosen value is followed through calls by its value, not by a name.
        guard !followsCalls else { return false }
        guard let value = frame.locals[name] else { return true }
        return if case .unknown(let unknown) = force(value) { unknown.text == name } else { false }
    }

    private func value(of item: CallArguments.Item, in frame: Frame, expected: ContextualType) -> Value {
        item.expression.is(ClosureExprSyntax.self)
            ? evaluate(item.expression, in: frame)
            : .deferred(Deferred(item.expression, in: frame, expected: expected))
    }

    /// Returns the value of a call of a closure, or of a function that was named before.
    func call(_ closure: Closure, _ arguments: CallArguments, _ call: FunctionCallExprSyntax, in frame: Frame) -> Value
    {
        if case .members(let members) = closure.node {
            let base = closure.frame.instance ?? closure.frame.type.map(Value.type)
            return self.call(members, on: base, arguments, in: frame)
                ?? .unknown(unknown(call, in: frame, .runTime))
        }
        let values = arguments.items.map { item in
            item.expression.is(ClosureExprSyntax.self)
                ? evaluate(item.expression, in: frame) : .deferred(Deferred(item.expression, in: frame))
        }
        return self.call(closure, values, path: frame.path, depth: frame.depth, isBuilt: closure.isBuilder)
    }

    /// Returns the result of a closure for values; `isBuilt` is true where a result builder takes it.
    func call(_ closure: Closure, _ values: [Value], path: Formula, depth: Int, isBuilt: Bool = false) -> Value {
        var frame = closure.frame
        frame.path = path
        frame.depth = depth + 1
        switch closure.node {
        case .closure(let syntax):
            bind(values, to: syntax, in: &frame)
            return run(syntax.statements, in: frame, expected: nil, isBuilt: isBuilt)
        case .initializer(let name, let labels, let node):
            return .object(object(of: name, arguments: values, labels: labels, by: node, in: frame))
        case .construction(let type, let labels):
            return construct(type, with: values, labels: labels, in: frame) ?? .nothing
        case .keyPath(let names):
            return names.reduce(values.first ?? .nothing) { value, name in
                map(value, in: frame) { self.member(name, of: $0, in: frame) ?? .nothing }
            }
        case .members(let members):
            // A function named as an argument, such as `map(makeTab)`.
            guard let member = members.first, case .function(let function) = member.node else { return .nothing }
            for (parameter, value) in zip(function.signature.parameterClause.parameters, values) {
                frame.locals[(parameter.secondName ?? parameter.firstName).name] = value
            }
            let expected = function.signature.returnClause.map {
                ContextualType($0.type, file: member.file, inside: member.owner)
            }
            let isBuilt = isBuilt || function.attributes.names.contains { $0.isBuilder } || expected?.isBuilt == true
            return function.body.map { run($0.statements, in: frame, expected: expected, isBuilt: isBuilt) } ?? .nothing
        }
    }

    /// Binds a closure's parameters to their values.
    func bind(_ values: [Value], to closure: ClosureExprSyntax, in frame: inout Frame) {
        for (index, value) in values.enumerated() { frame.locals["$\(index)"] = value }
        let names = closure.parameterNames
        var values = values
        if names.count > 1, values.count == 1, case .tuple(let elements)? = values.first.map({ force($0) }) {
            values = elements.map(\.value)
        }
        for (name, value) in zip(names, values) {
            frame.locals[name] = value
            if name.hasPrefix("$") { frame.locals[String(name.dropFirst())] = value }
        }
    }
}

extension Closure {
    /// A Boolean value that indicates whether only a result builder can make a value of the statements.
    fileprivate var isBuilder: Bool {
        guard case .closure(let closure) = node, !closure.statements.isEmpty else { return false }
        let views = closure.statements.compactMap { item -> ExprSyntax? in
            switch item.item {
            case .expr(let expression): expression
            case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
            case .decl: nil
            }
        }
        let isBranch =
            views.first.map { !$0.isValue && ($0.is(IfExprSyntax.self) || $0.is(SwitchExprSyntax.self)) } ?? false
        let statements = closure.statements.count { !$0.item.is(DeclSyntax.self) }
        return views.count == statements && (views.count > 1 || isBranch)
    }
}

extension ClosureExprSyntax {
    /// The names of the parameters, in order.
    var parameterNames: [String] {
        switch signature?.parameterClause {
        case .simpleInput(let names)?: names.map(\.name.name)
        case .parameterClause(let clause)?: clause.parameters.map { ($0.secondName ?? $0.firstName).name }
        case nil: []
        }
    }
}

extension ExprSyntax {
    /// A Boolean value that indicates whether the expression is an `if` or a `switch` with one value in each branch.
    fileprivate var isValue: Bool {
        if let choice = self.as(IfExprSyntax.self) {
            let isElse: Bool? = choice.elseBody.map { body in
                switch body {
                case .ifExpr(let next): ExprSyntax(next).isValue
                case .codeBlock(let block): block.statements.count == 1
                }
            }
            return choice.body.statements.count == 1 && isElse == true
        }
        guard let choice = self.as(SwitchExprSyntax.self) else { return false }
        return choice.cases.allSatisfy { $0.as(SwitchCaseSyntax.self)?.statements.count == 1 }
    }

    /// The name of the closure's argument, such as `$0`; nil for any other expression.
    fileprivate var unnamedArgument: String? {
        guard let token = self.as(DeclReferenceExprSyntax.self)?.baseName,
            case .dollarIdentifier(let name) = token.tokenKind
        else { return nil }
        return name
    }
}
