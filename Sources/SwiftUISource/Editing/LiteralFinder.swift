import SwiftSyntax
import SwiftUIWriting

/// A literal in a file.
struct Literal {
    /// The kind of a literal.
    enum Kind {
        case string
        /// A string that SwiftUI takes as a title, in which Markdown has an effect.
        case title
        case number
    }

    let file: SourceFile
    let range: Range<Int>
    /// The text of a string, or the digits of a number.
    let text: String
    let kind: Kind
    /// A Boolean value that indicates whether the literal is the value or the customizationID of a tab.
    let isName: Bool

    /// Returns a literal of the same kind with another text.
    func saying(_ text: String) -> String {
        switch kind {
        case .string: SwiftUICalls.string(text)
        case .title: SwiftUICalls.title(text)
        case .number: text
        }
    }
}

/// A visitor that finds literals of strings and whole numbers.
final class LiteralFinder: SyntaxVisitor {
    private let file: SourceFile
    private var matches: [Literal] = []

    private init(_ file: SourceFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    /// Returns all literals in a node of a file, in order.
    static func literals(in node: some SyntaxProtocol, of file: SourceFile) -> [Literal] {
        let finder = LiteralFinder(file)
        finder.walk(node)
        return finder.matches
    }

    /// Returns all literals of files.
    static func literals(in files: [SourceFile]) -> [Literal] { files.flatMap { literals(in: $0.tree, of: $0) } }

    override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        if let text = node.plainText { add(text, node, node.isTitle ? .title : .string) }
        return .visitChildren
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        guard let number = node.representedLiteralValue else { return .skipChildren }
        if let prefix = node.parent?.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "-" {
            add(String(-number), prefix, .number)
        } else {
            add(String(number), node, .number)
        }
        return .skipChildren
    }

    private func add(_ text: String, _ node: some ExprSyntaxProtocol, _ kind: Literal.Kind) {
        matches.append(Literal(file: file, range: node.bytes, text: text, kind: kind, isName: node.isName))
    }
}

extension ExprSyntaxProtocol {
    /// The call whose argument the expression is, with the argument's label.
    private var call: (label: String?, name: String)? {
        guard let argument = parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        return (argument.label?.name, call.calledExpression.plainName ?? call.modifierName ?? "")
    }

    /// A Boolean value that indicates whether the expression is the value or the customizationID of a tab.
    fileprivate var isName: Bool {
        guard let call else { return false }
        return call.label == "value" || call.label == nil && ["tag", "customizationID"].contains(call.name)
    }

    /// A Boolean value that indicates whether SwiftUI takes the expression as a title: the first argument of `Tab`,
    /// `Label`, `Text` and the like.
    fileprivate var isTitle: Bool {
        guard let call, call.label == nil else { return false }
        return ["Tab", "TabSection", "Label", "Text", "Button", "badge"].contains(call.name)
    }
}

/// A visitor that finds the values of tabs that are cases without their type's name.
final class MemberFinder: SyntaxVisitor {
    private var matches: [MemberAccessExprSyntax] = []

    private init() { super.init(viewMode: .sourceAccurate) }

    /// Returns the values in a node, in order.
    static func values(in node: some SyntaxProtocol) -> [MemberAccessExprSyntax] {
        let finder = MemberFinder()
        finder.walk(node)
        return finder.matches
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.calledExpression.plainName == "Tab", let value = node.argument("value")?.expression else {
            return .visitChildren
        }
        let access =
            value.as(MemberAccessExprSyntax.self)
            ?? value.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)
        if let access, access.base == nil { matches.append(access) }
        return .skipChildren
    }
}
