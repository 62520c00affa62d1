import SwiftSyntax

/// A member in which a controller's tabs are set, and its type.
struct TabBarSite {
    /// The function, initializer, property or closure.
    let member: Member
    /// The enclosing type; nil for an extension of a system class, and outside types.
    let type: TypeDeclaration?
    /// The name of the extended class, where the project doesn't declare it.
    let systemClass: String?
    /// The closures around the place where tabs are set, from the outside in.
    let closures: [ClosureExprSyntax]

    /// The name of the view, without the property that is set.
    var typeName: String? { type?.path ?? systemClass }

    /// Returns all members of a file that set tabs or view controllers, in order, each once.
    static func sites(in file: SourceFile, of project: Project) -> [TabBarSite] {
        let finder = TabListFinder(viewMode: .sourceAccurate)
        finder.walk(file.tree)
        return sites(finder.matches, in: file, of: project)
    }

    /// Returns the members around nodes, each once.
    static func sites(_ nodes: [Syntax], in file: SourceFile, of project: Project) -> [TabBarSite] {
        var seen: Set<SyntaxIdentifier> = []
        return nodes.compactMap { node in
            guard let site = TabBarSite(node, in: file, of: project), seen.insert(site.id).inserted else { return nil }
            return site
        }
    }

    private var id: SyntaxIdentifier {
        if let last = closures.last { return Syntax(last).id }
        return switch member.node {
        case .property(let node, _): Syntax(node).id
        case .function(let node): Syntax(node).id
        case .enumCase(let node): Syntax(node).id
        case .initializer(let node): Syntax(node).id
        case .alias(let node): Syntax(node).id
        }
    }

    private init?(_ node: Syntax, in file: SourceFile, of project: Project) {
        var closures: [ClosureExprSyntax] = []
        var memberNode: Member.Node?
        var isStatic = false
        var name = ""
        var (type, system): (TypeDeclaration?, String?) = (nil, nil)
        for ancestor in node.ancestors {
            if let closure = ancestor.as(ClosureExprSyntax.self), memberNode == nil { closures.insert(closure, at: 0) }
            if let function = ancestor.as(FunctionDeclSyntax.self) {
                (memberNode, name, isStatic) = (.function(function), function.name.name, function.modifiers.isStatic)
            } else if let initializer = ancestor.as(InitializerDeclSyntax.self) {
                (memberNode, name) = (.initializer(initializer), "init")
            } else if let variable = ancestor.as(VariableDeclSyntax.self),
                variable.parent?.is(MemberBlockItemSyntax.self) == true,
                let binding = variable.bindings.first
            {
                memberNode = .property(binding, variable)
                (name, isStatic) = (binding.pattern.trimmedDescription, variable.modifiers.isStatic)
            } else if ancestor.asProtocol((any DeclGroupSyntax).self) != nil {
                let types = project.outline(of: file).types
                type = types.first { $0.group.node.id == ancestor.id }
                if let node = ancestor.as(ExtensionDeclSyntax.self) {
                    let name = node.extendedType.trimmedDescription
                    type = project.type(named: name, inside: nil, of: file)
                    if type == nil { system = name }
                }
                break
            }
        }
        guard let memberNode else { return nil }
        member = Member(name: name, node: memberNode, isStatic: isStatic, formula: .always, file: file, owner: type)
        (self.type, systemClass, self.closures) = (type, system, closures)
    }
}

/// A visitor that finds the places where lists of tabs and view controllers are set or changed.
private final class TabListFinder: SyntaxVisitor {
    private(set) var matches: [Syntax] = []
    private static let properties: Set = ["viewControllers", "tabs"]

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        if ["=", "+="].contains(node.operatorText), isList(node.leftOperand) { matches.append(Syntax(node)) }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression
        let name = callee.plainName ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
        let isMember = callee.is(MemberAccessExprSyntax.self)
        if ["setViewControllers", "setTabs"].contains(name) || name == "addChild" && isMember {
            matches.append(Syntax(node))
        }
        if ["append", "insert"].contains(name), let base = callee.as(MemberAccessExprSyntax.self)?.base, isList(base) {
            matches.append(Syntax(node))
        }
        return .visitChildren
    }

    private func isList(_ expression: ExprSyntax) -> Bool {
        if let inner = expression.as(OptionalChainingExprSyntax.self) { return isList(inner.expression) }
        if let inner = expression.as(ForceUnwrapExprSyntax.self) { return isList(inner.expression) }
        let name = expression.plainName ?? expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        return name.map { Self.properties.contains($0) } ?? false
    }
}
