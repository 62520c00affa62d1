import SwiftSyntax

/// The context of running code: its names, its type, and the formula of its path.
struct Frame {
    /// The file of the source.
    var file: SourceFile
    /// The type whose members are visible.
    var type: TypeDeclaration?
    /// The value of `self`; a type in static members.
    var instance: Value?
    /// The parameters and local names.
    var locals: [String: Value] = [:]
    /// The formula under which this point is reached.
    var path = Formula.always
    /// The names that were assigned since the path last forked; `self` is one.
    var assigned: Set<String> = []
    /// The system type that an extension's initializer makes, such as `Tab`.
    var systemType: String?
    /// The beginning of a chain without a base.
    var root: ChainRoot?
    /// The number of open calls.
    var depth = 0

    /// Returns the frame under an additional formula.
    func under(_ formula: Formula) -> Frame {
        var frame = self
        frame.path = path.and(formula)
        return frame
    }
}

/// The value that a chain in a postfix `#if` is called on, and the first member of the chain.
struct ChainRoot {
    var node: SyntaxIdentifier
    var value: Value
}

/// The type expected for an expression, with the place from which its name is looked up.
struct ContextualType {
    /// The type, without optional marks, attributes and `some`.
    var syntax: TypeSyntax
    var file: SourceFile
    var inside: TypeDeclaration?

    init(_ syntax: TypeSyntax, file: SourceFile, inside: TypeDeclaration?) {
        (self.syntax, self.file, self.inside) = (Self.bare(syntax), file, inside)
    }

    /// The name in written form.
    var name: String { syntax.trimmedDescription }

    /// The name without generic arguments.
    var baseName: String { syntax.as(IdentifierTypeSyntax.self)?.name.name ?? name }

    /// The type whose properties a store of the Composable Architecture has; nil for every other type.
    var stateOfStore: String? {
        guard let generic = syntax.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments.first?.argument
        else {
            return nil
        }
        return switch baseName {
        case "StoreOf", "ViewStoreOf": "\(generic.trimmedDescription).State"
        case "Store", "ViewStore": generic.trimmedDescription
        default: nil
        }
    }

    /// The element of an array, a set or a range; nil for every other type.
    var element: ContextualType? {
        if let array = syntax.as(ArrayTypeSyntax.self) { return with(array.element) }
        guard let name = syntax.as(IdentifierTypeSyntax.self), let arguments = name.genericArgumentClause,
            ["Array", "Set", "Binding", "ContiguousArray", "OrderedSet"].contains(name.name.text)
        else { return nil }
        return arguments.arguments.first?.argument.as(TypeSyntax.self).map { with($0) }
    }

    /// The types of a dictionary's keys and values.
    var dictionary: (key: ContextualType, value: ContextualType)? {
        syntax.as(DictionaryTypeSyntax.self).map { (with($0.key), with($0.value)) }
    }

    /// The labels and types of a tuple's elements.
    var tuple: [(label: String?, type: ContextualType)] {
        syntax.as(TupleTypeSyntax.self)?.elements.map { ($0.firstName?.name, with($0.type)) } ?? []
    }

    /// Returns another type, looked up from the same place.
    func with(_ syntax: TypeSyntax) -> ContextualType { ContextualType(syntax, file: file, inside: inside) }

    /// A Boolean value that indicates whether a literal of this type is a key of a string table.
    var isLocalized: Bool { Self.localized.contains(name) }

    private static let localized: Set = [
        "LocalizedStringKey", "LocalizedStringResource", "String.LocalizationValue", "Text",
    ]

    /// A Boolean value that indicates whether a builder makes a value of the type, in the absence of an attribute.
    var isBuilt: Bool {
        ["View", "TabContent", "Scene", "ToolbarContent", "Body"].contains(name.prefix { $0 != "<" }.description)
            && (isOpaque || name == "Body")
    }

    /// A Boolean value that indicates whether `some` is before the type.
    var isOpaque: Bool { syntax.parent?.is(SomeOrAnyTypeSyntax.self) ?? false }

    private static func bare(_ type: TypeSyntax) -> TypeSyntax {
        if let optional = type.as(OptionalTypeSyntax.self) { return bare(optional.wrappedType) }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return bare(optional.wrappedType) }
        if let attributed = type.as(AttributedTypeSyntax.self) { return bare(attributed.baseType) }
        if let opaque = type.as(SomeOrAnyTypeSyntax.self) { return bare(opaque.constraint) }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return bare(only.type)
        }
        return type
    }
}
