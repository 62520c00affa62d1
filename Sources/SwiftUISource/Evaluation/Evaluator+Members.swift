import SwiftParser
import SwiftSyntax
import TabModel

extension Evaluator {
    /// Returns the value of `base.name`, or of `.name` without a base.
    func member(_ access: MemberAccessExprSyntax, in frame: Frame, expected: ContextualType?) -> Value {
        let name = access.declName.baseName.name
        guard let base = access.base else {
            return .member(ImplicitMember(name: name, origin: unknown(access, in: frame, .notFound)))
        }
        if let type = type(named: access, in: frame) { return .type(type) }
        if name == "init", let maker = initializer(access, in: frame) { return maker }
        // The module's name before a type's adds no information.
        if base.plainName == "SwiftUI" { return .unknown(unknown(access.declName, in: frame, .outside)) }
        if let module = base.plainName, isModule(module, in: frame), let value = value(named: name, in: frame) {
            return value
        }
        return map(evaluate(base, in: frame), in: frame) { value in
            self.member(name, of: value, in: frame) ?? self.missing(name, of: value, access, in: frame)
        }
    }

    /// Returns a named initializer, such as `map(Page.init)`.
    private func initializer(_ access: MemberAccessExprSyntax, in frame: Frame) -> Value? {
        if objects != nil, let maker = systemInitializer(access, in: frame) { return maker }
        guard let base = access.base, case .type(let type) = evaluate(base, in: frame) else { return nil }
        let labels = access.declName.argumentNames?.arguments.map { $0.name.name == "_" ? nil : $0.name.name } ?? []
        return .closure(Closure(node: .construction(type, labels), frame: frame))
    }

    /// Returns a nested type, written with its path.
    private func type(named access: MemberAccessExprSyntax, in frame: Frame) -> TypeDeclaration? {
        guard access.declName.baseName.text.first?.isUppercase == true, let path = access.path else { return nil }
        if let type = project.type(named: path, inside: frame.type, of: frame.file) { return type }
        guard let point = path.firstIndex(of: "."), isModule(String(path[..<point]), in: frame) else { return nil }
        return project.type(named: String(path[path.index(after: point)...]), inside: nil, of: frame.file)
    }

    /// Returns a Boolean value that indicates whether a name is that of a module that the file imports, and of nothing
    /// else.
    private func isModule(_ name: String, in frame: Frame) -> Bool {
        name.first?.isUppercase == true && frame.locals[name] == nil
            && project.imports(of: frame.file.path).own.contains(name)
            && project.type(named: name, inside: frame.type, of: frame.file) == nil
    }

    /// Returns the value of a member without a declaration.
    private func missing(_ name: String, of base: Value, _ access: MemberAccessExprSyntax, in frame: Frame) -> Value {
        switch base {
        case .nothing: return .nothing
        case .unknown(let base):
            if base.why == .notFound, let value = systemStatic(name, of: base.text, in: frame) { return value }
            if ["wrappedValue", "projectedValue"].contains(name) { return .unknown(base) }
            var result = unknown(access, in: frame, base.why)
            result.text = base.text(of: name)
            result.environmentKey = base.environmentKey.map { "\($0).\(name)" }
            result.initial = base.initial.flatMap { $0.isNothing ? nil : member(name, of: $0, in: frame) }
            return language(of: result).map { .text($0) } ?? .unknown(result)
        case .instance(let instance):
            var result = unknown(access, in: frame, .runTime)
            if let origin = instance.origin { result.text = origin.text(of: name) }
            return .unknown(result)
        case .object(let object): return missing(name, of: object, access, in: frame)
        default: return .unknown(unknown(access, in: frame, .runTime))
        }
    }

    /// Returns a static member that the project adds to a system type, such as `Image.fountain`.
    private func systemStatic(_ name: String, of type: String, in frame: Frame) -> Value? {
        let members = project.extensionMembers(name, ofSystemTypes: [type], from: frame.file).filter(\.isStatic)
        guard let first = members.first else { return nil }
        return value(of: members, on: nil, in: Frame(file: first.file, path: frame.path, depth: frame.depth))
    }

    /// Returns a member of a value; nil if there is none of that name.
    func member(_ name: String, of base: Value, in frame: Frame) -> Value? {
        let base = force(base)
        return switch base {
        case .enumCase where name == "self", .number where name == "self", .closure where name == "self": base
        case .type(let type): member(name, ofType: type, in: frame) ?? member(name, ofOthersLike: type, in: frame)
        case .enumCase(let enumCase): member(name, of: enumCase, in: frame)
        case .instance(let instance):
            instance.fields[name].map { force($0) } ?? generatedImage(name, of: instance)
                ?? declared(name, of: instance.type, on: .instance(instance), in: frame)
        case .object(let object): member(name, of: object, in: frame)
        case .text(let text, _): self.text(text, member: name) ?? extended(name, of: base, ["String"], in: frame)
        case .key: extended(name, of: base, ["LocalizedStringKey", "LocalizedStringResource"], in: frame)
        case .list(let list):
            self.list(list, member: name) ?? extended(name, of: base, ["Array", "Sequence"], in: frame)
        case .tuple(let elements): element(name, of: elements)
        case .view(let view): member(name, of: view)
        case .alternatives: map(base, in: frame) { self.member(name, of: $0, in: frame) ?? .nothing }
        case .unknown(let unknown):
            unknown.text.hasPrefix("UserDefaults.")
                ? extended(name, of: base, ["UserDefaults"], in: frame) : symbolRawValue(name, of: unknown)
        case .member(let member) where name == "rawValue" && member.typeName == "SFSymbol":
            .text(member.name.dottedSymbolName)
        default: nil
        }
    }

    /// Returns the image of SwiftGen's and Tuist's constants, which have one field: a name in an asset catalog.
    private func generatedImage(_ name: String, of instance: Instance) -> Value? {
        guard ["image", "uiImage", "nsImage", "swiftUIImage"].contains(name), instance.fields.count == 1,
            let field = instance.fields["name"], case .text(let text, let place?) = force(field), images.has(text)
        else { return nil }
        let node = Syntax(ExprSyntax(NilLiteralExprSyntax())).id
        let argument = Argument(label: nil, value: .text(text, place), place: place, text: text)
        return .view(ViewExpression(head: .call("Image", [argument]), identity: node, place: place))
    }

    /// Returns a static member of another type of the same name that is as near.
    private func member(_ name: String, ofOthersLike type: TypeDeclaration, in frame: Frame) -> Value? {
        project.others(like: type, from: frame.file).lazy.compactMap { self.member(name, ofType: $0, in: frame) }.first
    }

    private func member(_ name: String, ofType type: TypeDeclaration, in frame: Frame) -> Value? {
        switch name {
        case "self", "Type": return .type(type)
        case "allCases":
            if let own = declared(name, of: type, on: .type(type), isStatic: true, in: frame) { return own }
            return type.kind == .enumeration ? allCases(of: type) : nil
        default: break
        }
        if let element = enumCase(name, of: type) {
            return element.parameterClause == nil ? .enumCase(EnumCase(type: type, name: name)) : nil
        }
        return declared(name, of: type, on: .type(type), isStatic: true, in: frame)
    }

    /// Returns the case of an enumeration with a name.
    func enumCase(_ name: String, of type: TypeDeclaration) -> EnumCaseElementSyntax? {
        for member in type.group.members[name] {
            if case .enumCase(let element) = member.node { return element }
        }
        return nil
    }

    private func allCases(of type: TypeDeclaration) -> Value {
        let elements = type.group.members.all.compactMap { member -> Element? in
            guard case .enumCase(let element) = member.node, element.parameterClause == nil else { return nil }
            let formula = member.formula.assuming(type.group.formula)
            return Element(value: .enumCase(EnumCase(type: type, name: member.name)), formula: formula)
        }
        return .list(ListValue(elements: elements))
    }

    private func member(_ name: String, of enumCase: EnumCase, in frame: Frame) -> Value? {
        if name == "rawValue", declaredMembers(name, of: enumCase.type).isEmpty { return rawValue(of: enumCase) }
        return declared(name, of: enumCase.type, on: .enumCase(enumCase), in: frame)
    }

    private func declaredMembers(_ name: String, of type: TypeDeclaration) -> [Member] {
        project.members(name, of: type, isStatic: false)
    }

    /// Returns the raw value: the literal, otherwise the case's name, otherwise one more than the case before.
    func rawValue(of enumCase: EnumCase) -> Value? {
        guard let element = self.enumCase(enumCase.name, of: enumCase.type) else { return nil }
        if let literal = element.rawValue?.value {
            return evaluate(literal, in: Frame(file: enumCase.type.group.file, type: enumCase.type))
        }
        let types = enumCase.type.group.inherited.map(\.trimmedDescription)
        if types.contains("String") { return .text(enumCase.name) }
        guard types.contains("Int") else { return nil }
        return number(of: enumCase)
    }

    /// Returns the number of a case: one more than that of the case before, among the compiled ones.
    private func number(of enumCase: EnumCase) -> Value? {
        var numbers = [Alternative(formula: .always, value: .number(-1))]
        for member in enumCase.type.group.members.all {
            guard case .enumCase(let element) = member.node else { continue }
            let formula = member.formula.assuming(enumCase.type.group.formula)
            let literal = element.rawValue?.value.as(IntegerLiteralExprSyntax.self)?.representedLiteralValue
            let next = join(
                numbers.map { Alternative(formula: $0.formula, value: successor(of: $0.value, or: literal)) }
            )
            if member.name == enumCase.name { return next }
            numbers = [Alternative(formula: .always, value: choose(formula, next, else: join(numbers)))]
            if case .alternatives(let all) = numbers[0].value { numbers = all }
        }
        return nil
    }

    private func successor(of value: Value, or literal: Int?) -> Value {
        if let literal { return .number(literal) }
        guard case .number(let number) = value, number < .max else { return .nothing }
        return .number(number + 1)
    }

    private func declared(
        _ name: String,
        of type: TypeDeclaration,
        on base: Value,
        isStatic: Bool = false,
        in frame: Frame
    ) -> Value? {
        let members = project.members(name, of: type, isStatic: isStatic)
        return members.isEmpty ? nil : value(of: members, on: base, in: frame)
    }

    /// Returns a member that the project adds to a system type, on a value of that type.
    private func extended(_ name: String, of base: Value, _ types: [String], in frame: Frame) -> Value? {
        let members = project.extensionMembers(name, ofSystemTypes: types, from: frame.file).filter { !$0.isStatic }
        return members.isEmpty ? nil : value(of: members, on: base, in: frame)
    }

    private func element(_ name: String, of elements: [(label: String?, value: Value)]) -> Value? {
        if let index = Int(name) { return elements.indices.contains(index) ? elements[index].value : nil }
        return elements.first { $0.label == name }?.value
    }

    /// Returns the value of a view's property: generated images are the images that they hold.
    private func member(_ name: String, of view: ViewExpression) -> Value? {
        if view.name == "CGSize", let argument = view.argument(name) { return force(argument.value) }
        return ["swiftUIImage", "image", "wrappedValue"].contains(name) ? .view(view) : nil
    }

    private func symbolRawValue(_ name: String, of unknown: Unknown) -> Value? {
        guard ["swiftUIImage", "swiftUI"].contains(name) else { return nil }
        return .unknown(unknown)
    }
}

extension MemberAccessExprSyntax {
    /// The names joined with dots; nil if another expression is among them.
    fileprivate var path: String? {
        let name = declName.baseName.name
        if let first = base?.plainName { return "\(first).\(name)" }
        return base?.as(MemberAccessExprSyntax.self)?.path.map { "\($0).\(name)" }
    }
}
