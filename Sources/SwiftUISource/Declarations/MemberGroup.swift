import SwiftSyntax

/// The braces of a type or an extension, with the declarations in them.
final class MemberGroup {
    /// The file of the declaration.
    let file: SourceFile
    /// The type's own name, or the full name in an extension.
    let name: String
    /// The name with those of the enclosing types, such as `AppState.Tab`.
    let path: String
    /// The formula under which the group is compiled.
    let formula: Formula
    /// The kind of type, such as `struct` or `enum`.
    let kind: TypeKind
    /// The names after the colon.
    let inherited: [TypeSyntax]
    /// A Boolean value that indicates whether other files can't see the type.
    let isPrivate: Bool
    /// A Boolean value that indicates whether other modules can see the type.
    let isPublic: Bool
    /// The syntax of the declaration.
    let node: any DeclGroupSyntax
    /// The types that are declared inside, each with the formula under which it is compiled.
    let nested: [(DeclSyntax, Formula)]
    /// The members.
    private(set) lazy var members = MemberTable(of: node.memberBlock.members, in: file, under: formula)

    init(_ node: any DeclGroupSyntax, in file: SourceFile, under formula: Formula, name: String, outer: String?) {
        self.file = file
        self.name = name
        self.node = node
        self.formula = formula
        path = outer.map { "\($0).\(name)" } ?? name
        kind = TypeKind(node)
        inherited = node.inheritanceClause?.inheritedTypes.map(\.type) ?? []
        isPrivate = node.modifiers.isPrivate
        isPublic = node.modifiers.isPublic
        nested = MemberTable.declarations(node.memberBlock.members, in: file, under: formula)
            .filter { $0.0.asProtocol((any DeclGroupSyntax).self) != nil }
    }

    /// Creates the group of a type; nil for every other declaration.
    convenience init?(
        _ declaration: DeclSyntax,
        in file: SourceFile,
        under formula: Formula,
        inside outer: TypeDeclaration? = nil,
        named: String? = nil
    ) {
        guard let node = declaration.asProtocol((any DeclGroupSyntax).self),
            let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name.name
        else { return nil }
        self.init(node, in: file, under: formula, name: name, outer: outer?.path ?? named)
    }
}

/// The kind of a type's declaration.
enum TypeKind {
    case structure, enumeration, reference, `protocol`

    init(_ node: any DeclGroupSyntax) {
        switch node.kind {
        case .enumDecl: self = .enumeration
        case .classDecl, .actorDecl: self = .reference
        case .protocolDecl: self = .protocol
        default: self = .structure
        }
    }
}

/// A type of the project.
///
/// Each declaration has exactly one object.
final class TypeDeclaration: Hashable {
    /// The type's own braces; those of its extensions are looked up.
    let group: MemberGroup

    init(_ group: MemberGroup) { self.group = group }

    /// The name with those of the enclosing types.
    var path: String { group.path }
    /// The type's own name.
    var name: String { group.name }
    /// The kind of the declaration.
    var kind: TypeKind { group.kind }

    static func == (lhs: TypeDeclaration, rhs: TypeDeclaration) -> Bool { lhs === rhs }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
