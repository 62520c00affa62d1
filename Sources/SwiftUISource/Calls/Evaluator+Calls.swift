import SwiftSyntax
import TabModel

extension Evaluator {
    /// Returns the value of a call.
    ///
    /// The unknown parts of it are quoted as written here, not as in the function's body.
    func call(_ call: FunctionCallExprSyntax, in frame: Frame, expected: ContextualType?) -> Value {
        let value = force(called(call, in: frame, expected: expected))
        guard case .unknown(var unknown) = value, !ConditionTable.isPath(unknown.text) else { return value }
        unknown.text = text(of: call, in: frame)
        return .unknown(unknown)
    }

    private func called(_ call: FunctionCallExprSyntax, in frame: Frame, expected: ContextualType?) -> Value {
        let arguments = CallArguments(call)
        let callee = call.calledExpression.unspecialized
        if let access = callee.as(MemberAccessExprSyntax.self) {
            return self.call(access, arguments, call, in: frame, expected: expected)
        }
        // `[Type]()` and `[Key: Value]()`.
        if callee.is(ArrayExprSyntax.self), arguments.items.isEmpty { return .list(ListValue(elements: [])) }
        if callee.is(DictionaryExprSyntax.self), arguments.items.isEmpty { return .dictionary([]) }
        guard let reference = callee.as(DeclReferenceExprSyntax.self) else {
            return apply(evaluate(callee, in: frame), arguments, call, in: frame)
        }
        let name = reference.baseName.name
        if let value = value(named: name, in: frame) { return apply(value, arguments, call, in: frame) }
        if objects != nil, name.first?.isLowercase == true, case .object(let object)? = frame.instance {
            return self.call(name, on: object, arguments, call, in: frame)
        }
        // A modifier that an extension of `View` calls on `self`.
        if name.first?.isLowercase == true, let instance = frame.instance, frame.type == nil,
            let value = modified(instance, by: name, arguments, call, in: frame)
        {
            return value
        }
        let type = SystemTypes.has(name) ? nil : systemType(aliased: name, in: frame)
        return system(type ?? name, arguments, call, in: frame)
    }

    /// Returns the value of a call of the value of a name or an expression.
    private func apply(_ callee: Value, _ arguments: CallArguments, _ call: FunctionCallExprSyntax, in frame: Frame)
        -> Value
    {
        switch force(callee) {
        case .closure(let closure): self.call(closure, arguments, call, in: frame)
        case .type(let type): construct(type, arguments, in: frame) ?? unfitting(type, arguments, call, in: frame)
        case .unknown(let unknown): .unknown(self.unknown(call, in: frame, unknown.why))
        default: .unknown(unknown(call, in: frame, .runTime))
        }
    }

    /// Returns the value of a call that fits no initializer of the project's type.
    ///
    /// It is a call of a system type of that name, or can't be read.
    private func unfitting(
        _ type: TypeDeclaration,
        _ arguments: CallArguments,
        _ call: FunctionCallExprSyntax,
        in frame: Frame
    ) -> Value {
        let isSystem =
            type.kind == .enumeration && !type.path.contains(".") && call.trailingClosure != nil
            || project.hidesSystemType(type, from: frame.file)
        return isSystem
            ? system(type.name, arguments, call, in: frame) : .unknown(unknown(call, in: frame, .runTime))
    }

    private func call(
        _ access: MemberAccessExprSyntax,
        _ arguments: CallArguments,
        _ call: FunctionCallExprSyntax,
        in frame: Frame,
        expected: ContextualType?
    ) -> Value {
        let name = access.declName.baseName.name
        guard let base = access.base else {
            if let root = frame.root, root.node == access.id {
                return map(root.value, in: frame) { self.call(name, on: $0, arguments, call, in: frame) }
            }
            return implicit(name, arguments, call, in: frame, expected: expected)
        }
        if base.plainName == "SwiftUI" { return system(name, arguments, call, in: frame) }
        if objects != nil, base.is(SuperExprSyntax.self) { return callSuper(name, arguments, call, in: frame) }
        if let type = type(at: access, in: frame) { return apply(.type(type), arguments, call, in: frame) }
        if name == "init", let system = frame.systemType, base.plainName == "self" {
            return self.system(system, arguments, call, in: frame)
        }
        if let value = systemCall(base, name, arguments, call, in: frame) { return value }
        let module = base.as(MemberAccessExprSyntax.self)
        if name == "init", let module, module.base?.plainName == "SwiftUI" {
            return system(module.declName.baseName.name, arguments, call, in: frame)
        }
        if name == "init", let type = base.plainName, type != "self", value(named: type, in: frame) == nil {
            return system(type, arguments, call, in: frame)
        }
        return map(evaluate(base, in: frame), in: frame) { value in
            self.call(name, on: value, arguments, call, in: frame)
        }
    }

    private func type(at access: MemberAccessExprSyntax, in frame: Frame) -> TypeDeclaration? {
        let value =
            access.declName.baseName.text.first?.isUppercase == true ? member(access, in: frame, expected: nil) : nil
        if case .type(let type)? = value { return type }
        return nil
    }

    /// Returns the value of `.name(…)`: a case or a static member of the expected type, or its initializer.
    private func implicit(
        _ name: String,
        _ arguments: CallArguments,
        _ call: FunctionCallExprSyntax,
        in frame: Frame,
        expected: ContextualType?
    ) -> Value {
        if name == "init", let expected {
            if let type = type(expected) {
                return construct(type, arguments, in: frame) ?? .unknown(unknown(call, in: frame, .runTime))
            }
            return system(expected.baseName, arguments, call, in: frame)
        }
        if let expected, let type = type(expected), let value = self.call(member: name, of: type, arguments, in: frame)
        {
            return value
        }
        if let expected, let value = self.call(name, ofSystemType: expected.baseName, arguments, in: frame) {
            return value
        }
        let member = ImplicitMember(
            name: name,
            arguments: evaluatedArguments(arguments, in: frame),
            call: (arguments, frame),
            origin: unknown(call, in: frame, .notFound)
        )
        return .member(member)
    }

    /// Returns the value of a call of a static function or of a case with payload.
    func call(member name: String, of type: TypeDeclaration, _ arguments: CallArguments, in frame: Frame) -> Value? {
        if let element = enumCase(name, of: type), let parameters = element.parameterClause?.parameters {
            let payload = zip(parameters, arguments.items).map { parameter, item in
                let expected = ContextualType(parameter.type, file: type.group.file, inside: type)
                let label = parameter.firstName.map(\.name)
                return (label: label, value: Value.deferred(Deferred(item.expression, in: frame, expected: expected)))
            }
            return .enumCase(EnumCase(type: type, name: name, payload: payload))
        }
        let types = [type] + project.others(like: type, from: frame.file)
        for type in types {
            let members = project.members(name, of: type, isStatic: true)
            if !members.isEmpty { return self.call(members, on: .type(type), arguments, in: frame) }
        }
        return nil
    }

    /// Returns the value of a call of a static function that the project adds to a system type, such as
    /// `String.localized(_:)`.
    ///
    /// A function of strings is also found where a key is expected.
    func call(_ name: String, ofSystemType type: String, _ arguments: CallArguments, in frame: Frame) -> Value? {
        let types = type.hasPrefix("LocalizedString") ? [type, "String"] : [type]
        let members = project.extensionMembers(name, ofSystemTypes: types, from: frame.file).filter(\.isStatic)
        return members.isEmpty ? nil : call(members, on: nil, arguments, in: frame)
    }

    /// Returns the value of a call of a method of a value.
    private func call(
        _ name: String,
        on base: Value,
        _ arguments: CallArguments,
        _ call: FunctionCallExprSyntax,
        in frame: Frame
    ) -> Value {
        if case .nothing = base { return .nothing }
        if case .type(let type) = base {
            if name == "init" {
                return construct(type, arguments, in: frame) ?? .unknown(unknown(call, in: frame, .runTime))
            }
            if let value = self.call(member: name, of: type, arguments, in: frame) { return value }
        }
        if case .object(let object) = base { return self.call(name, on: object, arguments, call, in: frame) }
        if let value = builtIn(name, on: base, arguments, call, in: frame) { return value }
        if let value = method(name, on: base, arguments, in: frame) { return value }
        if let view = modified(base, by: name, arguments, call, in: frame) { return view }
        if case .closure(let closure) = member(name, of: base, in: frame) {
            return self.call(closure, arguments, call, in: frame)
        }
        if case .unknown(let type) = base, type.why == .notFound,
            let value = self.call(name, ofSystemType: type.text, arguments, in: frame)
        {
            return value
        }
        noteHandingOn(arguments, in: frame)
        var result = missing(call, on: base, in: frame)
        if case .unknown(let unknown) = base, let initial = unknown.initial, !initial.isNothing {
            let value = force(self.call(name, on: initial, arguments, call, in: frame))
            if case .list(var list) = value, !list.elements.isEmpty {
                list.doubt = list.doubt ?? unknown
                return .list(list)
            }
            result.initial = if case .unknown(let unknown) = value { unknown.initial } else { value }
        }
        return .unknown(result)
    }

    /// Notes that a call that isn't understood receives the chosen value, as `store.send(.chosen(new))` does.
    private func noteHandingOn(_ arguments: CallArguments, in frame: Frame) {
        guard followsCalls, let chosen else { return }
        let names = arguments.items.flatMap { $0.expression.tokens(viewMode: .sourceAccurate) }
            .filter { $0.parent?.is(DeclReferenceExprSyntax.self) == true }.map(\.name)
        let isGiven = names.contains { name in
            frame.locals[name].map { Self.isSame(force($0), chosen) } ?? false
        }
        if isGiven { selectionAssigned = selectionAssigned.or(frame.path) }
    }

    private func missing(_ call: FunctionCallExprSyntax, on base: Value, in frame: Frame) -> Unknown {
        var result = unknown(call, in: frame, .runTime)
        if case .unknown(let base) = base { result.why = base.why }
        if case .text = base { result.why = .notFound }
        return result
    }

    /// Returns the value of a call of a method that the project declares for the value's type.
    private func method(_ name: String, on base: Value, _ arguments: CallArguments, in frame: Frame) -> Value? {
        func extended(_ types: [String]) -> [Member] {
            project.extensionMembers(name, ofSystemTypes: types, from: frame.file)
        }
        let members: [Member] =
            switch base {
            case .enumCase(let enumCase): project.members(name, of: enumCase.type, isStatic: false)
            case .instance(let instance): project.members(name, of: instance.type, isStatic: false)
            case .text: extended(["String"])
            case .key: extended(["LocalizedStringKey", "String"])
            case .list: extended(["Array", "Sequence", "Collection"])
            default: []
            }
        return members.isEmpty ? nil : call(members, on: base, arguments, in: frame)
    }
}

extension ExprSyntax {
    /// The expression without generic arguments after it.
    fileprivate var unspecialized: ExprSyntax {
        self.as(GenericSpecializationExprSyntax.self)?.expression ?? self
    }
}
