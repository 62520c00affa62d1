import SwiftSyntax

/// A call such as `Tab("Home", …) { … }`, or a view with `tabItem`, with the modifiers called on it.
struct CallChain {
    /// The whole expression, with all modifiers.
    let whole: ExprSyntax
    /// The expression that the first modifier is called on.
    let base: ExprSyntax
    /// The calls of modifiers, from the inside out.
    let modifiers: [FunctionCallExprSyntax]

    /// Creates the chain that contains a token: the name of the called type, or that of a modifier.
    init?(around token: TokenSyntax) {
        guard let name = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
        var chain = ExprSyntax(name)
        var own: SyntaxIdentifier?
        while let parent = chain.parent {
            if let access = parent.as(MemberAccessExprSyntax.self) {
                chain = ExprSyntax(access)
            } else if let call = parent.as(FunctionCallExprSyntax.self), call.calledExpression.id == chain.id {
                if own == nil { own = call.id }
                chain = ExprSyntax(call)
            } else if let directive = parent.as(PostfixIfConfigExprSyntax.self), directive.base?.id == chain.id {
                chain = ExprSyntax(directive)
            } else {
                break
            }
        }
        let isType = token.text.first?.isUppercase == true
        self.init(chain, upTo: isType ? own : nil)
    }

    private init(_ whole: ExprSyntax, upTo own: SyntaxIdentifier?) {
        var (expression, calls): (ExprSyntax, [FunctionCallExprSyntax]) = (whole, [])
        while expression.id != own {
            if let call = expression.as(FunctionCallExprSyntax.self),
                let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base, base.plainName != "SwiftUI"
            {
                calls.append(call)
                expression = base
            } else if let directive = expression.as(PostfixIfConfigExprSyntax.self), let base = directive.base {
                expression = base
            } else {
                break
            }
        }
        (self.whole, base, modifiers) = (whole, expression, calls.reversed())
    }

    /// The call of the type, such as `Tab(…)`; nil if the chain begins with another expression.
    var call: FunctionCallExprSyntax? { base.as(FunctionCallExprSyntax.self) }

    /// Returns the modifiers with a name.
    func modifiers(named name: String) -> [FunctionCallExprSyntax] { modifiers.filter { $0.modifierName == name } }

    /// A Boolean value that indicates whether the chain is a view with `tabItem`.
    ///
    /// The view's own modifiers in a tab's closure or in its item don't count.
    var isItem: Bool { !modifiers(named: "tabItem").isEmpty }
}

extension FunctionCallExprSyntax {
    /// The name of the called modifier.
    var modifierName: String? { calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.name }

    /// Returns an argument in the parentheses.
    func argument(_ label: String?) -> LabeledExprSyntax? { arguments.first { $0.label?.name == label } }

    /// The closure with the content that a builder makes.
    var content: ClosureExprSyntax? {
        trailingClosure ?? argument("content")?.expression.as(ClosureExprSyntax.self)
    }
}

extension SyntaxProtocol {
    /// The bytes of a node, without the trivia before and after it.
    var bytes: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}
