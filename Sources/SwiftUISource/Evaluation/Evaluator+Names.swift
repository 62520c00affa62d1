import SwiftSyntax
import TabModel

extension Evaluator {
    /// Returns the value of a name: a local one, a member of `self`, a static one of an enclosing type, a type, or a
    /// global.
    func reference(_ reference: DeclReferenceExprSyntax, in frame: Frame) -> Value {
        let name = reference.baseName.name
        if let value = value(named: name, in: frame) { return value }
        if name.hasPrefix("$"), let value = value(named: String(name.dropFirst()), in: frame) { return value }
        return .unknown(unknown(reference, in: frame, .notFound))
    }

    /// Returns the value of a name; nil if it isn't found.
    func value(named name: String, in frame: Frame) -> Value? {
        if let local = frame.locals[name] { return force(local) }
        if name == "self" { return frame.instance ?? frame.type.map(Value.type) }
        if name == "Self", let type = frame.type { return .type(type) }
        if let value = ownMember(name, in: frame) { return value }
        if let type = project.type(named: name, inside: frame.type, of: frame.file) { return .type(type) }
        if let alias = typeAlias(name, in: frame) { return alias }
        return global(name, in: frame)
    }

    /// Returns a member of `self`, or a static one of the enclosing types.
    private func ownMember(_ name: String, in frame: Frame) -> Value? {
        if let instance = frame.instance, let value = member(name, of: instance, in: frame) { return value }
        var type = frame.type
        while let here = type {
            if let value = member(name, of: .type(here), in: frame) { return value }
            type = outer(of: here)
        }
        return nil
    }

    /// Returns the enclosing type of a type.
    func outer(of type: TypeDeclaration) -> TypeDeclaration? {
        guard let point = type.path.lastIndex(of: ".") else { return nil }
        return project.type(named: String(type.path[..<point]), inside: nil, of: type.group.file)
    }

    /// Returns a function or variable outside types: of the file, otherwise of the project.
    private func global(_ name: String, in frame: Frame) -> Value? {
        let members = globals(named: name, for: frame.file)
        return members.isEmpty ? nil : value(of: members, on: nil, in: frame)
    }

    /// Returns the declarations of a name outside types: those of the file, otherwise of the nearest files of the
    /// project.
    private func globals(named name: String, for file: SourceFile) -> [Member] {
        let own = project.outline(of: file).globals[name]
        guard own.isEmpty else { return own }
        return project.nearest(project.paths(declaringGlobal: name), to: file.path).compactMap { project.file($0) }
            .flatMap { project.outline(of: $0).globals[name] }
    }

    /// Returns the name of the system type that an alias of the project refers to, such as `SwiftUI.Tab`; nil for any
    /// other name.
    func systemType(aliased name: String, in frame: Frame) -> String? {
        guard name.first?.isUppercase == true,
            case .alias(let alias)? = globals(named: name, for: frame.file).first?.node
        else { return nil }
        let text = alias.initializer.value.trimmedDescription
        let type = text.hasPrefix("SwiftUI.") ? String(text.dropFirst(8)) : text
        return SystemTypes.has(type) ? type : nil
    }

    private func typeAlias(_ name: String, in frame: Frame) -> Value? {
        var members = project.outline(of: frame.file).globals[name]
        var type = frame.type
        while let here = type, members.isEmpty {
            members = project.members(name, of: here, isStatic: true)
            type = outer(of: here)
        }
        guard case .alias(let alias)? = members.first?.node else { return nil }
        let expected = ContextualType(alias.initializer.value, file: frame.file, inside: frame.type)
        return project.type(named: expected.name, inside: frame.type, of: frame.file).map(Value.type)
    }

    /// Returns the type that a written type refers to.
    func type(_ expected: ContextualType) -> TypeDeclaration? {
        let name = expected.stateOfStore ?? expected.baseName
        guard name != "Self" else { return expected.inside }
        return project.type(named: name, inside: expected.inside, of: expected.file)
    }

    /// Returns the expected type's member of a name, for a member without its type.
    func resolve(_ value: Value, as expected: ContextualType, in frame: Frame) -> Value {
        switch value {
        case .member(let member): return resolve(member, as: expected, in: frame)
        case .list(var list):
            guard let element = expected.element else { return value }
            for index in list.elements.indices {
                list.elements[index].value = resolve(list.elements[index].value, as: element, in: frame)
            }
            return .list(list)
        case .alternatives(let all):
            return .alternatives(
                all.map { Alternative(formula: $0.formula, value: resolve($0.value, as: expected, in: frame)) }
            )
        default: return value
        }
    }

    private func resolve(_ member: ImplicitMember, as expected: ContextualType, in frame: Frame) -> Value {
        var member = member
        let value = Value.member(member)
        guard let type = type(expected) else {
            if let value = systemMember(member, of: expected, in: frame) { return value }
            member.typeName = expected.name
            return .member(member)
        }
        if let call = member.call {
            return self.call(member: member.name, of: type, call.arguments, in: call.frame) ?? value
        }
        return self.member(member.name, of: .type(type), in: frame) ?? value
    }

    /// Returns a member that the project adds to a system type.
    private func systemMember(_ member: ImplicitMember, of expected: ContextualType, in frame: Frame) -> Value? {
        if let pending = member.call {
            return call(member.name, ofSystemType: expected.baseName, pending.arguments, in: pending.frame)
        }
        let members = project.extensionMembers(member.name, ofSystemTypes: [expected.baseName], from: expected.file)
            .filter { $0.isStatic && !$0.isFunction }
        guard let first = members.first else { return nil }
        return self.value(of: members, on: nil, in: Frame(file: first.file, path: frame.path, depth: frame.depth))
    }
}
