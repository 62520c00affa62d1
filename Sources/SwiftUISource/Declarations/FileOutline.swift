import SwiftSyntax

/// The types, extensions, functions and variables that a file declares.
struct FileOutline {
    /// The file.
    let file: SourceFile
    /// All types, nested ones too, in the order of the file.
    private(set) var types: [TypeDeclaration] = []
    /// The extensions, by the types' names in written form.
    private(set) var extensions: [(name: String, group: MemberGroup)] = []
    /// Functions and variables outside types.
    private(set) var globals = MemberTable()

    /// Creates an outline from a file's declarations.
    init(of file: SourceFile) {
        self.file = file
        visit(file.tree.statements, in: file, under: .always)
    }

    private mutating func visit(_ statements: CodeBlockItemListSyntax, in file: SourceFile, under formula: Formula) {
        for statement in statements {
            guard case .decl(let declaration) = statement.item else { continue }
            if let directive = declaration.as(IfConfigDeclSyntax.self) {
                for (clause, here) in file.flags.formulas(of: directive) {
                    guard case .statements(let inner)? = clause.elements else { continue }
                    visit(inner, in: file, under: formula.and(here))
                }
            } else {
                add(declaration, in: file, under: formula, inside: nil)
            }
        }
    }

    private mutating func add(
        _ declaration: DeclSyntax,
        in file: SourceFile,
        under formula: Formula,
        inside outer: TypeDeclaration?
    ) {
        if let node = declaration.as(ExtensionDeclSyntax.self) {
            let name = node.extendedType.trimmedDescription
            let group = MemberGroup(node, in: file, under: formula, name: name, outer: nil)
            extensions.append((name, group))
            addTypes(inside: group, named: name)
        } else if let group = MemberGroup(declaration, in: file, under: formula, inside: outer) {
            let type = TypeDeclaration(group)
            types.append(type)
            addTypes(inside: group, outer: type)
        } else if outer == nil {
            globals.add(declaration, in: file, under: formula)
        }
    }

    private mutating func addTypes(inside group: MemberGroup, outer: TypeDeclaration? = nil, named: String? = nil) {
        for (declaration, formula) in group.nested {
            guard let inner = MemberGroup(declaration, in: group.file, under: formula, inside: outer, named: named)
            else { continue }
            let type = TypeDeclaration(inner)
            types.append(type)
            addTypes(inside: inner, outer: type)
        }
    }
}
