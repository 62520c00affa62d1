import SwiftSyntax

extension Evaluator {
    /// Returns the value of declarations of one name, each under its formula; functions are closures.
    func value(of members: [Member], on base: Value?, in frame: Frame) -> Value? {
        let properties = members.filter { if case .property = $0.node { true } else { false } }
        guard !properties.isEmpty else {
            let functions = members.filter { if case .function = $0.node { true } else { false } }
            guard let first = functions.first else { return nil }
            var inner = self.frame(for: first, on: base, in: frame)
            inner.path = frame.path
            return .closure(Closure(node: .members(functions), frame: inner))
        }
        let reached = properties.filter { frame.path.and($0.formula) != .never }
        let used = reached.isEmpty ? Array(properties.prefix(1)) : reached
        if used.count == 1, let only = used.first { return value(of: only, on: base, in: frame) }
        var rest = Formula.always
        return join(
            used.map { member in
                let formula = rest.and(member.formula)
                rest = rest.and(member.formula.negated)
                return Alternative(formula: formula, value: value(of: member, on: base, in: frame.under(formula)))
            }
        )
    }

    /// Returns the frame in which a member's body runs.
    func frame(for member: Member, on base: Value?, in frame: Frame) -> Frame {
        var inner = Frame(file: member.file, type: member.owner, instance: base)
        if case .type? = base { inner.instance = nil }
        inner.path = frame.path
        inner.depth = frame.depth + 1
        return inner
    }

    private func value(of member: Member, on base: Value?, in frame: Frame) -> Value {
        guard case .property(let binding, let variable) = member.node else { return .nothing }
        let inner = self.frame(for: member, on: base, in: frame)
        let expected = binding.typeAnnotation.map {
            ContextualType($0.type, file: member.file, inside: member.owner)
        }
        if let getter = binding.accessorBlock?.getter {
            let isBuilt = variable.attributes.names.contains { $0.isBuilder } || expected?.isBuilt == true
            return computed(getter, on: base, in: inner, expected: expected, isBuilt: isBuilt)
        }
        let property = StoredProperty(binding, variable, member)
        if objects != nil, let value = followed(property, expected: expected, on: base, in: inner) { return value }
        return stored(property, expected: expected, on: base, in: inner)
    }

    /// Returns the result of a body, computed once for each base value.
    private func computed(
        _ body: CodeBlockItemListSyntax,
        on base: Value?,
        in frame: Frame,
        expected: ContextualType?,
        isBuilt: Bool
    ) -> Value {
        guard !followsCalls, let name = name(of: base) else {
            return run(body, in: frame, expected: expected, isBuilt: isBuilt)
        }
        let key = PropertyCacheKey(body: body.id, base: name, path: frame.path)
        if let value = propertyCache[key] { return value }
        let value = run(body, in: frame, expected: expected, isBuilt: isBuilt)
        propertyCache[key] = value
        return value
    }

    /// Returns a string that identifies a value among all of its kind; nil if a string isn't enough.
    private func name(of base: Value?) -> String? {
        switch base {
        case nil: ""
        case .type(let type)?: "type \(type.path) \(type.group.file.path)"
        case .enumCase(let enumCase)? where enumCase.payload.isEmpty: "case \(enumCase.type.path).\(enumCase.name)"
        case .instance(let instance)? where instance.fields.isEmpty:
            instance.origin.map { "\(instance.type.path) \($0.text)" }
        default: nil
        }
    }
}

extension AccessorBlockSyntax {
    /// The statements that compute the value; nil for a stored property with observers.
    fileprivate var getter: CodeBlockItemListSyntax? {
        switch accessors {
        case .getter(let statements): statements
        case .accessors(let all): all.first { $0.accessorSpecifier.tokenKind == .keyword(.get) }?.body?.statements
        }
    }
}

extension String {
    /// A Boolean value that indicates whether an attribute with this name is a result builder.
    var isBuilder: Bool { prefix { $0 != "<" }.hasSuffix("Builder") }
}
