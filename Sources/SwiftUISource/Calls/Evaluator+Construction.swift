import SwiftSyntax

extension Evaluator {
    /// Returns a value of a type, made by the first initializer that fits; nil if none does.
    func construct(_ type: TypeDeclaration, _ arguments: CallArguments, in frame: Frame) -> Value? {
        if objects != nil, type.kind == .reference { return object(of: type, arguments, in: frame) }
        let fitting = project.members("init", of: type, isStatic: true).compactMap { member -> FittingInitializer? in
            guard case .initializer(let initializer) = member.node,
                let matches = arguments.matched(to: initializer.signature.parameterClause.parameters)
            else { return nil }
            return FittingInitializer(node: initializer, member: member, matches: matches)
        }
        // A single initializer needs no choice by its parameters.
        let chosen = fitting.first { candidate in
            fitting.count == 1
                || fit(candidate.matches, of: candidate.member, candidate.node.genericParameterClause, from: frame)
        }
        if let chosen {
            let names = type.genericParameters
            let types = arguments.types.map { ContextualType($0, file: frame.file, inside: frame.type) }
            return run(chosen, of: type, in: frame, types: Dictionary(zip(names, types)) { first, _ in first })
        }
        return switch type.kind {
        case .enumeration: raw(type, arguments, in: frame)
        case .structure, .reference: memberwise(type, arguments, in: frame)
        case .protocol: nil
        }
    }

    /// Returns a value of a type, made from values by the named initializer; nil if none fits.
    func construct(_ type: TypeDeclaration, with values: [Value], labels: [String?], in frame: Frame) -> Value? {
        var inner = frame
        for (index, value) in values.enumerated() { inner.locals["$\(index)"] = value }
        let own = project.members("init", of: type, isStatic: true).compactMap { member -> [String?]? in
            guard case .initializer(let initializer) = member.node else { return nil }
            return initializer.signature.parameterClause.parameters.map {
                $0.firstName.tokenKind == .wildcard ? nil : $0.firstName.name
            }
        }
        let stored = type.group.members.all.compactMap { member -> String? in
            guard !member.isStatic, case .property(let binding, _) = member.node else { return nil }
            return binding.isStored && binding.initializer == nil ? member.name : nil
        }
        let choices = labels.isEmpty ? own + [stored] : [labels]
        return choices.lazy.filter { $0.count >= values.count }.compactMap { labels in
            let items = values.indices.map { index in
                CallArguments.Item(label: labels[index], expression: .dollar(index))
            }
            return self.construct(type, CallArguments(items), in: inner)
        }.first
    }

    private func run(
        _ initializer: FittingInitializer,
        of type: TypeDeclaration,
        in frame: Frame,
        types: [String: ContextualType]
    ) -> Value? {
        let start = type.kind == .enumeration ? Value.nothing : .instance(Instance(type: type))
        var inner = self.frame(for: initializer.member, on: start, in: frame)
        bind(initializer.matches, of: initializer.member, from: frame, into: &inner, types: types)
        var run = Run()
        self.run(initializer.node.body?.statements ?? [], in: &inner, as: Block(isBuilt: false), into: &run)
        guard !run.returned.isEmpty, inner.path != .never, let instance = inner.instance else {
            return run.returned.count > 1 ? join(run.returned) : run.returned.first?.value ?? inner.instance
        }
        return join(run.returned + [Alternative(formula: inner.path, value: instance)])
    }

    /// Returns the value of an enumeration's `init(rawValue:)`.
    private func raw(_ type: TypeDeclaration, _ arguments: CallArguments, in frame: Frame) -> Value? {
        guard arguments.items.count == 1, let item = arguments.items.first, item.label == "rawValue" else { return nil }
        return map(evaluate(item.expression, in: frame), in: frame) { expected in
            guard case .unknown(var unknown) = expected else { return self.enumCase(of: type, withRawValue: expected) }
            unknown.initial = unknown.initial.map { self.enumCase(of: type, withRawValue: $0) }
            return .unknown(unknown)
        }
    }

    /// Returns the case with a raw value; `nil` if there is none.
    private func enumCase(of type: TypeDeclaration, withRawValue expected: Value) -> Value {
        for member in type.group.members.all {
            guard case .enumCase = member.node else { continue }
            let candidate = EnumCase(type: type, name: member.name)
            if let raw = rawValue(of: candidate), Self.isSame(raw, expected) { return .enumCase(candidate) }
        }
        return .nothing
    }

    /// Returns the value of the memberwise initializer, which takes the stored properties in order.
    private func memberwise(_ type: TypeDeclaration, _ arguments: CallArguments, in frame: Frame) -> Value? {
        var instance = Instance(type: type)
        var rest = arguments.items[...]
        for member in type.group.members.all {
            guard !member.isStatic, case .property(let binding, let variable) = member.node,
                binding.isStored
            else { continue }
            guard let next = rest.first,
                next.label == member.name || next.isTrailing && next.label == nil && binding.takesClosure(variable)
            else { continue }
            rest.removeFirst()
            let expected = binding.typeAnnotation.map { ContextualType($0.type, file: member.file, inside: type) }
            instance.fields[member.name] = argument(next, in: frame, expected: expected, of: variable)
        }
        return rest.isEmpty ? .instance(instance) : nil
    }

    private func argument(
        _ item: CallArguments.Item,
        in frame: Frame,
        expected: ContextualType?,
        of variable: VariableDeclSyntax
    ) -> Value {
        guard item.expression.is(ClosureExprSyntax.self) else {
            return .deferred(Deferred(item.expression, in: frame, expected: expected))
        }
        let closure = evaluate(item.expression, in: frame)
        // `@ViewBuilder let content: Content` holds the result of its closure.
        guard case .closure(let inner) = closure, variable.attributes.names.contains(where: \.isBuilder),
            expected?.syntax.is(FunctionTypeSyntax.self) != true
        else { return closure }
        return call(inner, [], path: frame.path, depth: frame.depth, isBuilt: true)
    }
}

extension TypeDeclaration {
    /// The names of the generic parameters, in order.
    var genericParameters: [String] {
        let node = group.node as? any WithGenericParametersSyntax
        return node?.genericParameterClause?.parameters.map(\.name.name) ?? []
    }
}

/// An initializer whose parameters have the labels of a call's arguments.
private struct FittingInitializer {
    let node: InitializerDeclSyntax
    let member: Member
    let matches: [(FunctionParameterSyntax, CallArguments.Item?)]
}

extension PatternBindingSyntax {
    /// A Boolean value that indicates whether the property is stored and not computed.
    fileprivate var isStored: Bool {
        switch accessorBlock?.accessors {
        case nil: true
        case .getter: false
        case .accessors(let all)?:
            all.allSatisfy { [.keyword(.didSet), .keyword(.willSet)].contains($0.accessorSpecifier.tokenKind) }
        }
    }

    /// Returns a Boolean value that indicates whether a trailing closure can be the value of a variable.
    fileprivate func takesClosure(_ variable: VariableDeclSyntax) -> Bool {
        let type = typeAnnotation?.type.trimmedDescription
        return type?.contains("->") == true || type == "Content"
            || variable.attributes.names.contains(where: \.isBuilder)
    }
}

extension ExprSyntax {
    /// Returns the name of a closure's unnamed argument, such as `$0`.
    fileprivate static func dollar(_ index: Int) -> ExprSyntax {
        ExprSyntax(DeclReferenceExprSyntax(baseName: .dollarIdentifier("$\(index)")))
    }
}
