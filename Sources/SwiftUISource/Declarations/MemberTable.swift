import SwiftSyntax

/// A function, property, case or initializer, with the place of its declaration.
struct Member {
    /// The syntax of a member.
    enum Node {
        case property(PatternBindingSyntax, VariableDeclSyntax)
        case function(FunctionDeclSyntax)
        case enumCase(EnumCaseElementSyntax)
        case initializer(InitializerDeclSyntax)
        case alias(TypeAliasDeclSyntax)
    }

    let name: String
    let node: Node
    let isStatic: Bool
    /// The formula under which the member is compiled.
    let formula: Formula
    /// The file of the member.
    let file: SourceFile
    /// The type that the member belongs to; nil for one outside types.
    var owner: TypeDeclaration?

    /// A Boolean value that indicates whether the member is a function.
    var isFunction: Bool { if case .function = node { true } else { false } }
}

/// Declarations by name, in the order of the file.
struct MemberTable {
    /// All members.
    private(set) var all: [Member] = []
    private var places: [String: [Int]] = [:]

    init() {}

    init(of items: MemberBlockItemListSyntax, in file: SourceFile, under formula: Formula) {
        for (declaration, here) in Self.declarations(items, in: file, under: formula) {
            add(declaration, in: file, under: here)
        }
    }

    /// Accesses the members with a name; initializers are called `init`.
    subscript(name: String) -> [Member] { places[name, default: []].map { all[$0] } }

    /// Adds the names that a declaration declares; a type declares none.
    mutating func add(_ declaration: DeclSyntax, in file: SourceFile, under formula: Formula) {
        func add(_ name: String, _ node: Member.Node, isStatic: Bool) {
            places[name, default: []].append(all.count)
            all.append(Member(name: name, node: node, isStatic: isStatic, formula: formula, file: file))
        }
        if let variable = declaration.as(VariableDeclSyntax.self) {
            for binding in variable.bindings {
                guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.name else { continue }
                add(name, .property(binding, variable), isStatic: variable.modifiers.isStatic)
            }
        } else if let function = declaration.as(FunctionDeclSyntax.self) {
            add(function.name.name, .function(function), isStatic: function.modifiers.isStatic)
        } else if let cases = declaration.as(EnumCaseDeclSyntax.self) {
            for element in cases.elements { add(element.name.name, .enumCase(element), isStatic: true) }
        } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
            add("init", .initializer(initializer), isStatic: true)
        } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
            add(alias.name.name, .alias(alias), isStatic: true)
        }
    }

    /// Returns the declarations of a block, including those inside `#if`, each with the formula under which it is
    /// compiled.
    static func declarations(
        _ items: MemberBlockItemListSyntax,
        in file: SourceFile,
        under formula: Formula
    ) -> [(DeclSyntax, Formula)] {
        items.flatMap { item -> [(DeclSyntax, Formula)] in
            guard let directive = item.decl.as(IfConfigDeclSyntax.self) else { return [(item.decl, formula)] }
            return file.flags.formulas(of: directive).flatMap { clause, here -> [(DeclSyntax, Formula)] in
                guard case .decls(let inner)? = clause.elements else { return [] }
                return declarations(inner, in: file, under: formula.and(here))
            }
        }
    }
}
