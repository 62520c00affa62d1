import SwiftSyntax

extension SyntaxProtocol {
    /// The node's text in one line, without comments, as quoted in messages and stand-ins.
    var quotedText: String { quotedText { _ in nil } }

    /// Returns the node's text in one line, in which some tokens have another text.
    func quotedText(replacing: (TokenSyntax) -> String?) -> String {
        var (text, isJoined) = ("", true)
        for token in tokens(viewMode: .sourceAccurate) {
            if text.utf8.count > 400 { return text + " …" }
            if !text.isEmpty, !isJoined || !token.leadingTrivia.isEmpty { text += " " }
            text += replacing(token) ?? token.text
            isJoined = token.trailingTrivia.isEmpty
        }
        return text
    }

    /// The enclosing nodes, from the inside out.
    var ancestors: some Sequence<Syntax> { sequence(first: Syntax(self)) { $0.parent }.dropFirst() }
}

extension ExprSyntax {
    /// The name of an expression that is only a name; nil for every other.
    var plainName: String? { self.as(DeclReferenceExprSyntax.self)?.baseName.name }
}

extension InfixOperatorExprSyntax {
    /// The operator's text; empty for one that is more than a token.
    var operatorText: String {
        if let binary = self.operator.as(BinaryOperatorExprSyntax.self) { return binary.operator.text }
        return self.operator.is(AssignmentExprSyntax.self) ? "=" : ""
    }
}

extension TokenSyntax {
    /// The name without its backticks.
    var name: String { identifier?.name ?? text }
}

extension AttributeListSyntax {
    /// The attributes' names, such as `ViewBuilder`.
    var names: [String] {
        compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    }

    /// Returns the attribute with a name.
    func attribute(_ name: String) -> AttributeSyntax? {
        lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
    }
}

extension DeclModifierListSyntax {
    /// Returns a Boolean value that indicates whether one of the modifiers is a keyword.
    func contains(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) } }

    /// A Boolean value that indicates whether the declaration belongs to the type and not to its instances.
    var isStatic: Bool { contains(.static) || contains(.class) }

    /// A Boolean value that indicates whether other files can't see the declaration.
    var isPrivate: Bool { contains(.private) || contains(.fileprivate) }
    /// A Boolean value that indicates whether other modules can see the declaration.
    var isPublic: Bool { contains(.public) || contains(.open) || contains(.package) }
}
