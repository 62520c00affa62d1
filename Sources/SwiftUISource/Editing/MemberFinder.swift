import SwiftSyntax

/// A visitor that finds the values of tabs that are cases without their type's name.
final class MemberFinder: SyntaxVisitor {
    private var found: [MemberAccessExprSyntax] = []

    private init() { super.init(viewMode: .sourceAccurate) }

    /// Returns the values in a node, in order.
    static func values(in node: some SyntaxProtocol) -> [MemberAccessExprSyntax] {
        let finder = MemberFinder()
        finder.walk(node)
        return finder.found
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.calledExpression.plainName == "Tab", let value = node.argument("value")?.expression else {
            return .visitChildren
        }
        let access =
            value.as(MemberAccessExprSyntax.self)
            ?? value.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        if let access, access.base == nil { found.append(access) }
        return .skipChildren
    }
}
