import SwiftSyntax

/// The views to which the project's extensions of `View` and the like add modifiers.
private let viewTypes = ["View", "TabContent", "Tab", "TabView", "TabSection", "Label", "Text", "Image", "Scene"]

extension Evaluator {
    /// Returns a view with a modifier; nil if the value isn't a view.
    func modified(
        _ base: Value,
        by name: String,
        _ arguments: CallArguments,
        _ call: FunctionCallExprSyntax,
        in frame: Frame
    ) -> Value? {
        // Only a view can have an item, and an unknown value is a view if it has a view's modifiers.
        let isUnknown = if case .unknown = base { SystemModifiers.contain(name) } else { false }
        if !base.isView(in: self), isUnknown || ["tabItem", "tag"].contains(name) {
            return .view(appending(name, arguments, to: base, call, in: frame))
        }
        guard base.isView(in: self) else { return nil }
        let members = project.extensionMembers(name, ofSystemTypes: viewTypes, from: frame.file)
        if !members.isEmpty, let value = self.call(members, on: base, arguments, in: frame), value.isView(in: self) {
            // One view, perhaps with other modifiers on other systems.
            return alone(value)
        }
        if name == "modifier", let value = applied(arguments, to: base, in: frame) { return value }
        return .view(appending(name, arguments, to: base, call, in: frame))
    }

    /// Returns the modifiers that result from one call in a chain, independent of the view that it is called on.
    func modifiers(_ call: FunctionCallExprSyntax, in frame: Frame) -> [ModifierCall] {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return [] }
        let marker = ViewExpression(head: .call("", []), identity: call.id, place: frame.file.place(of: call))
        let name = access.declName.baseName.name
        let value = modified(.view(marker), by: name, CallArguments(call), call, in: frame)
        guard case .view(let view)? = value.map({ alone($0) }), view.identity == marker.identity else { return [] }
        return view.modifiers
    }

    /// Returns a view with a `ViewModifier` of the project applied.
    private func applied(_ arguments: CallArguments, to base: Value, in frame: Frame) -> Value? {
        guard let only = arguments.items.first,
            case .instance(let instance) = force(evaluate(only.expression, in: frame)),
            let member = project.members("body", of: instance.type, isStatic: false).first,
            case .function(let function) = member.node, let body = function.body
        else { return nil }
        var inner = self.frame(for: member, on: .instance(instance), in: frame)
        let parameter = function.signature.parameterClause.parameters.first
        guard let name = (parameter?.secondName ?? parameter?.firstName)?.name else { return nil }
        inner.locals[name] = base
        return alone(run(body.statements, in: inner, expected: nil, isBuilt: true))
    }

    private func appending(
        _ name: String,
        _ arguments: CallArguments,
        to base: Value,
        _ call: FunctionCallExprSyntax,
        in frame: Frame
    ) -> ViewExpression {
        let place =
            call.calledExpression.as(MemberAccessExprSyntax.self)
            .map { frame.file.place(of: $0.declName) } ?? frame.file.place(of: call)
        let modifier = ModifierCall(
            name: name,
            arguments: evaluatedArguments(arguments, in: frame),
            formula: frame.path,
            place: place
        )
        var view: ViewExpression
        if case .view(let inner) = base {
            view = inner
        } else {
            view = ViewExpression(head: .value(base), identity: call.id, place: frame.file.place(of: call))
            if let inner = call.calledExpression.as(MemberAccessExprSyntax.self)?.base { view.identity = inner.id }
        }
        view.modifiers.append(modifier)
        return view
    }

    /// Returns the chain of a postfix `#if`: the calls of each clause on the view, where it is compiled.
    func postfix(_ directive: PostfixIfConfigExprSyntax, in frame: Frame) -> Value {
        let base = directive.base.map { evaluate($0, in: frame) } ?? frame.root?.value ?? .nothing
        return clauses(directive.config, on: force(base), in: frame)
    }

    private func clauses(_ config: IfConfigDeclSyntax, on base: Value, in frame: Frame) -> Value {
        var (parts, rest): ([Alternative], Formula) = ([], .always)
        noteLeftOut(of: config, in: frame)
        for (clause, formula) in frame.file.flags.formulas(of: config) where frame.path.and(formula) != .never {
            rest = rest.and(formula.negated)
            var value = base
            if case .postfixExpression(let chain)? = clause.elements {
                var inner = frame.under(formula)
                inner.root = chain.chainRoot.map { ChainRoot(node: $0, value: base) }
                value = evaluate(chain, in: inner)
            }
            parts.append(Alternative(formula: formula, value: value))
        }
        if rest != .never { parts.append(Alternative(formula: rest, value: base)) }
        return parts.isEmpty ? base : join(parts)
    }

    /// Returns the only view of a builder's result.
    ///
    /// Returns the value itself if it isn't a builder's, or has no or several views.
    func alone(_ value: Value) -> Value {
        guard case .group(let elements) = value else { return value }
        let views = elements.filter { if case .nothing = $0.value { false } else { true } }
        guard !views.isEmpty else { return value }
        if views.count == 1, let only = views.first { return only.value }
        let joined = view(views)
        return joined ?? value
    }

    private func view(_ elements: [Element]) -> Value? {
        let identities = elements.map { element -> SyntaxIdentifier? in
            if case .view(let view) = element.value { view.identity } else { nil }
        }
        guard let first = identities.first, first != nil, identities.allSatisfy({ $0 == first }) else { return nil }
        return join(elements.map { Alternative(formula: $0.formula, value: $0.value) })
    }
}

extension Value {
    /// Returns a Boolean value that indicates whether modifiers can be called on the value.
    func isView(in evaluator: Evaluator) -> Bool {
        switch self {
        case .view, .group: true
        case .instance(let instance):
            instance.type.kind == .structure
                && evaluator.project.conforms(instance.type, to: ["View", "TabContent", "Tab", "Scene"])
        default: false
        }
    }
}

extension ExprSyntax {
    /// The first member of a chain without a base, such as `.padding` of `.padding().bold()` in a postfix `#if`.
    fileprivate var chainRoot: SyntaxIdentifier? {
        if let access = self.as(MemberAccessExprSyntax.self) { return access.base.map(\.chainRoot) ?? access.id }
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.chainRoot }
        // Another `#if` may be the first of a clause.
        if let directive = self.as(PostfixIfConfigExprSyntax.self) {
            return directive.base.map(\.chainRoot) ?? directive.id
        }
        return nil
    }
}
