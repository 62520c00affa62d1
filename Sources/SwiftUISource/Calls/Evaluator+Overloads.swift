import SwiftSyntax

extension Evaluator {
    /// Returns a Boolean value that indicates whether parameters can take their arguments, as far as their types show.
    func fit(
        _ matches: [(FunctionParameterSyntax, CallArguments.Item?)],
        of member: Member,
        _ generics: GenericParameterClauseSyntax?,
        from frame: Frame
    ) -> Bool {
        let names = Set(generics?.parameters.map(\.name.name) ?? [])
        return matches.allSatisfy { parameter, item in
            guard let item else { return true }
            let expected = ContextualType(parameter.type, file: member.file, inside: member.owner)
            return names.contains(expected.name) || fits(item.expression, expected, from: frame)
        }
    }

    private func fits(_ expression: ExprSyntax, _ expected: ContextualType, from frame: Frame) -> Bool {
        if expected.isOpen { return true }
        let isFunction = expected.syntax.is(FunctionTypeSyntax.self)
        if expression.is(ClosureExprSyntax.self) { return isFunction || type(expected) == nil && !expected.isPlain }
        if let literal = LiteralKind(expression) { return fits(literal, expected) }
        if let access = expression.implicitMember { return fits(member: access, expected, from: frame) }
        if isFunction { return true }
        return fits(force(evaluate(expression, in: frame, expected: expected)), expected)
    }

    /// Returns a Boolean value that indicates whether a literal can be of a type.
    private func fits(_ literal: LiteralKind, _ expected: ContextualType) -> Bool {
        if literal == .nothing { return true }
        if expected.syntax.is(FunctionTypeSyntax.self) { return false }
        if expected.element != nil || expected.syntax.is(ArrayTypeSyntax.self) { return literal == .array }
        if expected.dictionary != nil { return literal == .dictionary }
        if let type = type(expected) { return type.kind == .protocol || project.conforms(type, to: literal.protocols) }
        return literal.types.contains(expected.name) || !expected.isPlain
    }

    private func fits(member name: String, _ expected: ContextualType, from frame: Frame) -> Bool {
        guard let type = type(expected) else {
            return !expected.isPlain
                || !project.extensionMembers(name, ofSystemTypes: [expected.name], from: frame.file).isEmpty
        }
        return type.kind == .protocol || enumCase(name, of: type) != nil
            || !project.members(name, of: type, isStatic: true).isEmpty
    }

    /// Returns a Boolean value that indicates whether a value can be of a type; an unknown value can.
    private func fits(_ value: Value, _ expected: ContextualType) -> Bool {
        let own: TypeDeclaration
        switch value {
        case .enumCase(let enumCase): own = enumCase.type
        case .instance(let instance): own = instance.type
        case .text, .key: return fits(.string, expected)
        case .number: return fits(.integer, expected)
        case .truth: return fits(.boolean, expected)
        case .list: return fits(.array, expected)
        case .dictionary: return fits(.dictionary, expected)
        case .alternatives(let all): return all.allSatisfy { fits(force($0.value), expected) }
        default: return true
        }
        guard let type = type(expected) else { return !expected.isPlain && expected.element == nil }
        return type == own || type.kind != .enumeration && isKind(own, of: type, [])
    }

    private func isKind(_ type: TypeDeclaration, of other: TypeDeclaration, _ seen: Set<TypeDeclaration>) -> Bool {
        guard !seen.contains(type) else { return false }
        return project.supertypes(of: type).contains { $0 == other || isKind($0, of: other, seen.union([type])) }
    }
}

/// The kind of a literal.
private enum LiteralKind {
    case string, integer, boolean, array, dictionary, nothing

    init?(_ expression: ExprSyntax) {
        switch expression.as(ExprSyntaxEnum.self) {
        case .stringLiteralExpr: self = .string
        case .integerLiteralExpr: self = .integer
        case .booleanLiteralExpr: self = .boolean
        case .arrayExpr: self = .array
        case .dictionaryExpr: self = .dictionary
        case .nilLiteralExpr: self = .nothing
        default: return nil
        }
    }

    /// The plain system types that the literal can have.
    var types: Set<String> {
        switch self {
        case .string:
            ["String", "Substring", "Character", "StaticString", "LocalizedStringKey", "LocalizedStringResource"]
        case .integer:
            [
                "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
                "Float",
                "CGFloat", "TimeInterval", "Decimal",
            ]
        case .boolean: ["Bool"]
        case .array, .dictionary, .nothing: []
        }
    }

    /// The protocols that let a type of the project be written as the literal.
    var protocols: Set<String> {
        switch self {
        case .string: ["ExpressibleByStringLiteral", "ExpressibleByStringInterpolation"]
        case .integer: ["ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral"]
        case .boolean: ["ExpressibleByBooleanLiteral"]
        case .array: ["ExpressibleByArrayLiteral", "OptionSet"]
        case .dictionary: ["ExpressibleByDictionaryLiteral"]
        case .nothing: ["ExpressibleByNilLiteral"]
        }
    }
}

extension ContextualType {
    /// The system types other than strings that take no value of another type.
    private static let plain: Set<String> = [
        "String", "Substring", "Character", "StaticString", "LocalizedStringKey", "LocalizedStringResource", "Int",
        "UInt", "Double", "Float", "CGFloat", "TimeInterval", "Decimal", "Bool", "Date", "URL", "UUID", "Data", "Text",
        "Image", "Color", "AttributedString", "NSAttributedString", "UIImage", "NSImage", "Measurement", "Locale",
        "Duration", "CGSize", "CGPoint", "CGRect",
    ]

    /// A Boolean value that indicates whether the type is a system type that takes no value of another type.
    fileprivate var isPlain: Bool { Self.plain.contains(name) }

    /// A Boolean value that indicates whether values of many types fit the type.
    fileprivate var isOpen: Bool { isOpaque || name == "Any" || name == "AnyHashable" || name == "Self" }
}

extension ExprSyntax {
    /// The name of a member without its type, called or not; nil for every other expression.
    fileprivate var implicitMember: String? {
        let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression ?? self
        guard let access = callee.as(MemberAccessExprSyntax.self), access.base == nil else { return nil }
        return access.declName.baseName.name
    }
}
