import SwiftSyntax

/// A search for the modifiers on a tab's screen that affect its bars: `toolbarVisibility`, `toolbar` and so on.
///
/// It covers the source of the content alone, including navigation stacks, and not the project's screens.
struct ScreenModifiers {
    private let evaluator: Evaluator

    /// The views that show another one's screen.
    static let navigation: Set = ["NavigationStack", "NavigationView"]

    init(_ evaluator: Evaluator) { self.evaluator = evaluator }

    /// Returns the modifiers in the content of a tab.
    func all(in closure: Closure) -> [ModifierCall] {
        guard case .closure(let syntax) = closure.node else { return [] }
        return modifiers(syntax, in: closure.frame)
    }

    private func modifiers(_ closure: ClosureExprSyntax, in frame: Frame) -> [ModifierCall] {
        guard closure.statements.count == 1, case .expr(let only)? = closure.statements.first?.item else { return [] }
        var (view, calls): (ExprSyntax, [FunctionCallExprSyntax]) = (only, [])
        while let call = view.as(FunctionCallExprSyntax.self),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
        {
            let name = access.declName.baseName.name
            if name.hasPrefix("toolbar") || name == "preferredColorScheme" { calls.append(call) }
            view = base
        }
        let own = calls.reversed().flatMap { evaluator.modifiers($0, in: frame) }
        guard let call = view.as(FunctionCallExprSyntax.self), let inner = call.trailingClosure,
            Self.navigation.contains(call.calledExpression.plainName ?? "")
        else { return own }
        return modifiers(inner, in: frame) + own
    }
}
