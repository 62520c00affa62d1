import SwiftSyntax
import TabModel

/// A stored property, with the restrictions in its declaration on changes.
struct StoredProperty {
    let name: String
    let initializer: ExprSyntax?
    let wrapper: AttributeSyntax?
    /// A Boolean value that indicates whether the value in the declaration, or in the initializer, is the only one that
    /// the property ever has.
    let isConstant: Bool
    let isStatic: Bool
    let isPrivate: Bool
    let owner: TypeDeclaration?
    let file: SourceFile
    let node: PatternBindingSyntax

    init(_ binding: PatternBindingSyntax, _ variable: VariableDeclSyntax, _ member: Member) {
        name = member.name
        initializer = binding.initializer?.value
        wrapper = variable.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
            .first { !Self.plain.contains($0.attributeName.trimmedDescription) }
        isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let) || variable.modifiers.contains(.lazy)
        isStatic = member.isStatic || member.owner == nil
        isPrivate = variable.modifiers.isPrivate
        owner = member.owner
        file = member.file
        node = binding
    }

    /// The attributes that wrap nothing.
    private static let plain: Set = [
        "MainActor", "available", "ObservationIgnored", "usableFromInline", "nonisolated", "Sendable", "inlinable",
        "ViewBuilder",
    ]

    /// A Boolean value that indicates whether the property keeps its declared or initial value: a constant, or a view's
    /// private property, which no other code sets.
    var keepsItsValue: Bool {
        isConstant || isPrivate && owner?.kind == .structure && wrapper == nil
    }
}

extension Evaluator {
    /// Returns a stored property's value: the one in its declaration, unless the running app can change it.
    func stored(_ property: StoredProperty, expected: ContextualType?, on base: Value?, in frame: Frame) -> Value {
        var origin = unknown(property, on: base)
        if let wrapper = property.wrapper, let value = wrapped(wrapper, &origin, expected, in: frame) { return value }
        if case .instance(let instance)? = base, let initial = instance.initialFields[property.name] {
            return changeable(usual(of: force(initial)), origin)
        }
        guard let initializer = property.initializer ?? property.wrapper?.wrappedValue else {
            return symbolic(expected, origin: origin, wrapper: property.wrapper, in: frame)
        }
        let value = force(evaluate(initializer, in: frame, expected: expected))
        if property.keepsItsValue || property.isStatic && !value.isTruth { return value }
        if case .instance(let instance)? = base, instance.origin == nil, property.wrapper == nil,
            instance.type.kind == .structure
        {
            return value
        }
        return changeable(value, origin)
    }

    private func unknown(_ property: StoredProperty, on base: Value?) -> Unknown {
        var text = property.name
        if case .instance(let instance)? = base {
            text = instance.origin?.text(of: text) ?? "\(instance.type.name).\(text)"
        }
        return Unknown(text: text, why: .runTime, place: property.file.place(of: property.node))
    }

    /// Returns a value that the app may change later: an initial list is shown and doubted, every other value is
    /// unknown.
    private func changeable(_ value: Value, _ origin: Unknown) -> Value {
        var origin = origin
        switch value {
        case .list(var list) where !list.elements.isEmpty:
            list.doubt = list.doubt ?? origin
            return .list(list)
        case .instance(var instance):
            instance.origin = instance.origin ?? origin
            if instance.type.kind == .reference { (instance.initialFields, instance.fields) = (instance.fields, [:]) }
            return .instance(instance)
        case .closure, .view, .object: return value
        case .unknown(let inner):
            origin.initial = inner.initial
            return .unknown(origin)
        default:
            origin.initial = value
            return .unknown(origin)
        }
    }

    /// Returns the usual one of several values.
    private func usual(of value: Value) -> Value {
        guard case .alternatives(let all) = value else { return value }
        return all.first { isUsual($0.formula) }.map { usual(of: force($0.value)) } ?? value
    }

    /// Returns the value of a property with a property wrapper.
    private func wrapped(
        _ wrapper: AttributeSyntax,
        _ origin: inout Unknown,
        _ expected: ContextualType?,
        in frame: Frame
    ) -> Value? {
        guard case .argumentList(let arguments)? = wrapper.arguments, let first = arguments.first else { return nil }
        guard wrapper.attributeName.trimmedDescription == "Environment" else { return nil }
        if let path = first.expression.as(KeyPathExprSyntax.self) {
            origin.environmentKey = path.components.trimmedDescription.filter { $0 != "." }
            return symbolic(expected, origin: origin, wrapper: wrapper, in: frame)
        }
        guard case .type(let type) = evaluate(first.expression, in: frame) else { return .unknown(origin) }
        return .instance(Instance(type: type, origin: origin))
    }

    /// Returns a value from outside the source, whose type may be known.
    func symbolic(_ expected: ContextualType?, origin: Unknown, wrapper: AttributeSyntax? = nil, in frame: Frame)
        -> Value
    {
        if objects != nil, let object = symbolicObject(expected, origin: origin) { return .object(object) }
        guard let type = expected.flatMap({ type($0) }), type.kind == .structure || type.kind == .reference else {
            return .unknown(origin)
        }
        return .instance(Instance(type: type, origin: origin))
    }
}

extension AttributeSyntax {
    /// The value in parentheses after a property wrapper: `@AppStorage(wrappedValue: false, "wide")`.
    fileprivate var wrappedValue: ExprSyntax? {
        guard case .argumentList(let arguments)? = arguments else { return nil }
        return arguments.first { ["wrappedValue", "default", "defaultValue"].contains($0.label?.text) }?.expression
    }
}

extension Value {
    /// A Boolean value that indicates whether the value is a truth value.
    var isTruth: Bool { if case .truth = self { true } else { false } }
    /// A Boolean value that indicates whether the value is an empty string, or the key of one.
    var isEmptyText: Bool {
        switch self {
        case .text(let text, _): text.isEmpty
        case .key(let key, _): key.key.isEmpty
        default: false
        }
    }
    /// A Boolean value that indicates whether the value is a string, or the key of one.
    var isText: Bool {
        switch self {
        case .text, .key: true
        default: false
        }
    }
}
