import SwiftSyntax

/// A call of `TabView` in a file, with the declarations around it.
struct TabViewCall {
    let call: FunctionCallExprSyntax
    let file: SourceFile
    /// The enclosing type; nil for a call outside types.
    let type: TypeDeclaration?
    /// The enclosing property, function or initializer.
    let member: String

    /// The name of the view, such as `AppView.tabBarView`.
    var name: String { [type?.path ?? outerName, member].compactMap(\.self).joined(separator: ".") }

    /// The name of an extended type that the project doesn't declare.
    private var outerName: String? {
        call.ancestors.lazy.compactMap { $0.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription }.first
    }

    /// Returns all calls of SwiftUI's `TabView` with content in a file, in order.
    static func calls(in file: SourceFile, of project: Project) -> [TabViewCall] {
        let finder = CallFinder(names: ["TabView"])
        finder.walk(file.tree)
        return finder.matches.compactMap { TabViewCall($0, in: file, of: project) }
    }

    private init?(_ call: FunctionCallExprSyntax, in file: SourceFile, of project: Project) {
        let hasContent = call.trailingClosure != nil || call.arguments.contains { $0.label?.text == "content" }
        guard hasContent else { return nil }
        (self.call, self.file) = (call, file)
        type = Self.type(around: call, in: file, of: project)
        member = Self.member(around: call)
        // A type of the project with this name isn't SwiftUI's.
        let isQualified = call.calledExpression.is(MemberAccessExprSyntax.self)
        if !isQualified, let shadow = project.type(named: "TabView", inside: type, of: file) {
            if shadow.group.file === file || type?.path.hasPrefix(shadow.path) == true { return nil }
        }
    }

    /// A Boolean value that indicates whether the type shows its argument, as a view around `TabView` does.
    var showsContentOfUsers: Bool {
        guard let type, type.kind == .structure else { return false }
        let generics = Set(type.genericParameters)
        let contents = type.group.members.all.compactMap { member -> String? in
            guard !member.isStatic, case .property(let binding, let variable) = member.node,
                binding.initializer == nil, binding.accessorBlock == nil
            else { return nil }
            let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
            let isClosure = type.contains("->") && !["Void", "()", "Void)?", "())?"].contains { type.hasSuffix($0) }
            // A property of a generic type is a view passed to the initializer.
            let isGiven = isClosure || generics.contains(type)
            return isGiven || variable.attributes.names.contains(where: \.isBuilder) ? member.name : nil
        }
        guard !contents.isEmpty else { return false }
        let names = Set(contents)
        let inside = call.trailingClosure.map { Syntax($0) } ?? Syntax(call.arguments)
        return inside.tokens(viewMode: .sourceAccurate).contains { token in
            names.contains(token.text) && token.parent?.is(DeclReferenceExprSyntax.self) == true
        }
    }

    /// Returns the enclosing type of a node; nil outside types, and in an extension of a system type.
    static func type(
        around node: some SyntaxProtocol,
        in file: SourceFile,
        of project: Project
    ) -> TypeDeclaration? {
        for ancestor in node.ancestors {
            if let type = project.outline(of: file).types.first(where: { $0.group.node.id == ancestor.id }) {
                return type
            }
            if let node = ancestor.as(ExtensionDeclSyntax.self) {
                return project.type(named: node.extendedType.trimmedDescription, inside: nil, of: file)
            }
        }
        return nil
    }

    /// Returns the name of the enclosing property, function or initializer of a node.
    static func member(around node: some SyntaxProtocol) -> String {
        for ancestor in node.ancestors {
            if let function = ancestor.as(FunctionDeclSyntax.self), isMember(function) { return function.name.name }
            if let variable = ancestor.as(VariableDeclSyntax.self), isMember(variable) {
                return variable.bindings.first?.pattern.trimmedDescription ?? "body"
            }
            if ancestor.is(InitializerDeclSyntax.self) { return "init" }
            if ancestor.is(MacroExpansionExprSyntax.self) || ancestor.is(MacroExpansionDeclSyntax.self) {
                return "#Preview"
            }
        }
        return "body"
    }

    /// Returns a Boolean value that indicates whether a declaration isn't a local one.
    private static func isMember(_ declaration: some SyntaxProtocol) -> Bool {
        declaration.ancestors.first { $0.is(CodeBlockItemListSyntax.self) || $0.is(MemberBlockSyntax.self) }
            .map { $0.is(MemberBlockSyntax.self) || $0.parent?.is(SourceFileSyntax.self) == true } ?? true
    }

    /// Returns a Boolean value that indicates whether a member is a preview of Xcode.
    static func isPreview(_ member: String) -> Bool { ["#Preview", "previews"].contains(member) }
}

/// A visitor that finds calls of functions and types by their names.
final class CallFinder: SyntaxVisitor {
    private let names: Set<String>
    private(set) var matches: [FunctionCallExprSyntax] = []

    init(names: Set<String>) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression
        let name =
            if let access = callee.as(MemberAccessExprSyntax.self), access.base?.plainName == "SwiftUI" {
                access.declName.baseName.text
            } else {
                callee.plainName ?? ""
            }
        if names.contains(name) { matches.append(node) }
        return .visitChildren
    }
}
