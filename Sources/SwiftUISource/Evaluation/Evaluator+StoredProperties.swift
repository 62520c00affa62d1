import SwiftSyntax
import TabModel

/// A stored property, with what its declaration says about who may change it.
struct StoredProperty {
    let name: String
    let initializer: ExprSyntax?
    let wrapper: AttributeSyntax?
    /// A Boolean value that indicates whether the value given where it is declared, or to the initializer, is the only
    /// one it ever has.
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

    /// Attributes that wrap nothing.
    private static let plain: Set = [
        "MainActor", "available", "ObservationIgnored", "usableFromInline", "nonisolated", "Sendable", "inlinable",
        "ViewBuilder",
    ]

    /// A Boolean value that indicates whether only what is declared here can set it: a view's own property, which
    /// nobody outside gives it.
    var keepsItsValue: Bool {
        isConstant || isPrivate && owner?.kind == .structure && wrapper == nil
    }
}

extension Evaluator {
    /// A stored property's value: what it is given where it is declared, unless the running app can change it.
    func stored(_ property: StoredProperty, wanted: WantedType?, on base: Value?, in frame: Frame) -> Value {
        var origin = unknown(property, on: base)
        if let wrapper = property.wrapper, let value = wrapped(wrapper, &origin, wanted, in: frame) { return value }
        if case .instance(let instance)? = base, let initial = instance.initialFields[property.name] {
            return changeable(usual(of: force(initial)), origin)
        }
        guard let initializer = property.initializer ?? property.wrapper?.wrappedValue else {
            return symbolic(wanted, origin: origin, wrapper: property.wrapper, in: frame)
        }
        let value = force(evaluate(initializer, in: frame, wanted: wanted))
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

    /// What the app may change later: a list that it begins with is shown, and doubted; all else is not known.
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
        case .closure, .made, .object: return value
        case .unknown(let inner):
            origin.initial = inner.initial
            return .unknown(origin)
        default:
            origin.initial = value
            return .unknown(origin)
        }
    }

    /// The usual one of several values.
    private func usual(of value: Value) -> Value {
        guard case .alternatives(let all) = value else { return value }
        return all.first { isUsual($0.formula) }.map { usual(of: force($0.value)) } ?? value
    }

    /// What a property wrapper says that its property is.
    private func wrapped(
        _ wrapper: AttributeSyntax,
        _ origin: inout Unknown,
        _ wanted: WantedType?,
        in frame: Frame
    ) -> Value? {
        guard case .argumentList(let arguments)? = wrapper.arguments, let first = arguments.first else { return nil }
        guard wrapper.attributeName.trimmedDescription == "Environment" else { return nil }
        if let path = first.expression.as(KeyPathExprSyntax.self) {
            origin.environmentKey = path.components.trimmedDescription.filter { $0 != "." }
            return symbolic(wanted, origin: origin, wrapper: wrapper, in: frame)
        }
        guard case .type(let type) = evaluate(first.expression, in: frame) else { return .unknown(origin) }
        return .instance(Instance(type: type, origin: origin))
    }

    /// A value that somebody else made, of a type that is known perhaps.
    func symbolic(_ wanted: WantedType?, origin: Unknown, wrapper: AttributeSyntax? = nil, in frame: Frame) -> Value {
        if objects != nil, let object = symbolicObject(wanted, origin: origin) { return .object(object) }
        guard let type = wanted.flatMap({ type($0) }), type.kind == .structure || type.kind == .reference else {
            return .unknown(origin)
        }
        return .instance(Instance(type: type, origin: origin))
    }
}

extension AttributeSyntax {
    /// The value that a property wrapper is given in parentheses: `@AppStorage(wrappedValue: false, "wide")`.
    fileprivate var wrappedValue: ExprSyntax? {
        guard case .argumentList(let arguments)? = arguments else { return nil }
        return arguments.first { ["wrappedValue", "default", "defaultValue"].contains($0.label?.text) }?.expression
    }
}

extension Value {
    /// A Boolean value that indicates whether it is true or false somewhere.
    var isTruth: Bool { if case .truth = self { true } else { false } }
    /// A Boolean value that indicates whether it is a text without letters.
    var isEmptyText: Bool { if case .text(let text, _) = self { text.isEmpty } else { false } }
    /// A Boolean value that indicates whether it is a text, or the key of one.
    var isText: Bool {
        switch self {
        case .text, .key: true
        default: false
        }
    }
}
