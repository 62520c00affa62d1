import SwiftSyntax

/// A call of `TabView` with the modifiers that reach it: its own chain, those around it, those at its uses.
struct ModifierChain {
    private let call: TabViewCall
    private let context: CallContext
    private let evaluator: Evaluator
    /// The whole chain of the call.
    private let chain: ExprSyntax

    init(_ call: TabViewCall, _ context: CallContext, _ evaluator: Evaluator) {
        (self.call, self.context, self.evaluator) = (call, context, evaluator)
        chain = Self.chain(of: ExprSyntax(call.call))
    }

    /// Returns the tab view with all modifiers, from the inside out.
    func view(in frame: Frame) -> ViewExpression {
        let value = evaluator.evaluate(chain, in: frame)
        var view = tabView(in: value) ?? bare(in: frame)
        for modifier in context.outer where !contains(chain, modifier) {
            if reaches(modifier) { view.modifiers += evaluator.modifiers(modifier, in: frame) }
        }
        for use in uses() {
            let around = use.ancestors.prefix { !$0.is(MemberBlockSyntax.self) }
            for node in around {
                guard let modifier = node.as(FunctionCallExprSyntax.self), isModifier(modifier, of: Syntax(use)) else {
                    continue
                }
                view.modifiers += evaluator.modifiers(modifier, in: frame)
            }
        }
        return view
    }

    private func bare(in frame: Frame) -> ViewExpression {
        guard case .view(let view) = evaluator.evaluate(ExprSyntax(call.call), in: frame), view.name == "TabView" else {
            return ViewExpression(
                head: .call("TabView", evaluator.evaluatedArguments(CallArguments(call.call), in: frame)),
                identity: call.call.id,
                place: frame.file.place(of: call.call)
            )
        }
        return view
    }

    /// Returns the tab view in the value of its chain.
    private func tabView(in value: Value) -> ViewExpression? {
        switch evaluator.force(value) {
        case .view(let view):
            if view.name == "TabView" { return view }
            guard case .value(let inner) = view.head, var result = tabView(in: inner) else { return nil }
            result.modifiers += view.modifiers
            return result
        case .group(let elements):
            return tabView(
                in: elements.map { Alternative(formula: $0.formula, value: $0.value) }
            )
        case .alternatives(let all): return tabView(in: all)
        default: return nil
        }
    }

    private func tabView(in all: [Alternative]) -> ViewExpression? {
        let result = all.compactMap { alternative in
            tabView(in: alternative.value).map { Alternative(formula: alternative.formula, value: .view($0)) }
        }
        guard let first = result.first else { return nil }
        guard result.count > 1, case .view(let joined) = evaluator.join(result) else { return tabView(in: first.value) }
        return joined
    }

    /// Returns the expression that ends with the last modifier of a chain.
    private static func chain(of expression: ExprSyntax) -> ExprSyntax {
        var chain = expression
        while let parent = chain.parent {
            if let access = parent.as(MemberAccessExprSyntax.self), access.base?.id == chain.id {
                chain = ExprSyntax(access)
            } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == chain.id {
                chain = ExprSyntax(call)
            } else if let directive = parent.as(PostfixIfConfigExprSyntax.self), directive.base?.id == chain.id {
                chain = ExprSyntax(directive)
            } else {
                return chain
            }
        }
        return chain
    }

    private func contains(_ outer: some SyntaxProtocol, _ inner: some SyntaxProtocol) -> Bool {
        outer.position <= inner.position && inner.endPosition <= outer.endPosition
    }

    /// Returns a Boolean value that indicates whether a modifier is called on a view that contains the call, and
    /// doesn't take it as content.
    private func reaches(_ modifier: FunctionCallExprSyntax) -> Bool { isModifier(modifier, of: Syntax(call.call)) }

    private func isModifier(_ modifier: FunctionCallExprSyntax, of node: Syntax) -> Bool {
        guard let base = modifier.calledExpression.as(MemberAccessExprSyntax.self)?.base else { return false }
        return contains(base, node)
    }

    /// Returns the uses, in its type, of the member that contains the call.
    private func uses() -> [DeclReferenceExprSyntax] {
        guard let type = call.type, call.member != "body", call.member != "init" else { return [] }
        let finder = NameFinder(call.member)
        finder.walk(type.group.node)
        return finder.matches
    }
}

/// A visitor that finds uses of a name.
final class NameFinder: SyntaxVisitor {
    private let name: String
    private(set) var matches: [DeclReferenceExprSyntax] = []

    init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if node.baseName.text == name { matches.append(node) }
        return .skipChildren
    }
}
