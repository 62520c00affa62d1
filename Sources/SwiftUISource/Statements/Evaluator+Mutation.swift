import SwiftSyntax
import TabModel

extension Evaluator {
    /// Runs an assignment, or a call that changes a local list; returns false for every other expression.
    func mutate(_ expression: ExprSyntax, in frame: inout Frame) -> Bool {
        if let operation = expression.as(InfixOperatorExprSyntax.self) { return assign(operation, in: &frame) }
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
        else { return false }
        let name = access.declName.baseName.name
        if name == "init", objects != nil, delegate(call, to: base, in: frame) { return true }
        if name == "init", base.plainName == "self" { return delegate(call, in: &frame) }
        if objects != nil, let change = ListChange(name, CallArguments(call)), changeProperty(base, change, in: frame) {
            return true
        }
        guard let variable = base.as(DeclReferenceExprSyntax.self)?.baseName.name, frame.locals[variable] != nil,
            let change = ListChange(name, CallArguments(call))
        else { return false }
        self.change(to: variable, change, in: &frame)
        return true
    }

    private func assign(_ operation: InfixOperatorExprSyntax, in frame: inout Frame) -> Bool {
        switch operation.operatorText {
        case "=":
            assign(operation.rightOperand, to: operation.leftOperand, in: &frame)
            return true
        case "+=":
            if objects != nil, changeProperty(operation.leftOperand, .appendAll(operation.rightOperand), in: frame) {
                return true
            }
            guard let name = operation.leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.name,
                frame.locals[name] != nil
            else { return true }
            change(to: name, .appendAll(operation.rightOperand), in: &frame)
            return true
        case "-=", "*=", "/=", "%=":
            guard let name = operation.leftOperand.as(DeclReferenceExprSyntax.self)?.baseName.name,
                frame.locals[name] != nil
            else { return true }
            frame.locals[name] = .unknown(unknown(operation, in: frame, .runTime))
            frame.assigned.insert(name)
            return true
        default: return false
        }
    }

    /// Returns a Boolean value that indicates whether a property, called by its name in its object, holds the
    /// selection.
    private func isSelection(_ name: String, in frame: Frame) -> Bool {
        guard case .instance(let instance)? = frame.instance, let origin = instance.origin else {
            return selection.contains(name)
        }
        return selection.contains(origin.text(of: name))
    }

    /// Runs `(title, image) = (…)`: the right side is evaluated before the left side changes.
    private func assign(_ value: ExprSyntax, to targets: TupleExprSyntax, in frame: inout Frame) {
        let tuple = value.as(TupleExprSyntax.self)?.elements.map(\.expression) ?? []
        let value = force(evaluate(value, in: frame))
        for (index, target) in targets.elements.enumerated() {
            guard let name = target.expression.as(DeclReferenceExprSyntax.self)?.baseName.name,
                frame.locals[name] != nil
            else {
                if tuple.indices.contains(index) { assign(tuple[index], to: target.expression, in: &frame) }
                continue
            }
            let here = frame
            frame.locals[name] = map(value, in: frame) { value in
                guard case .tuple(let values) = value, values.indices.contains(index) else {
                    return .unknown(self.unknown(target.expression, in: here, .runTime))
                }
                return values[index].value
            }
            frame.assigned.insert(name)
        }
    }

    private func assign(_ value: ExprSyntax, to target: ExprSyntax, in frame: inout Frame) {
        if let targets = target.as(TupleExprSyntax.self) {
            return targets.elements.count > 1
                ? assign(value, to: targets, in: &frame)
                : targets.elements.forEach { assign(value, to: $0.expression, in: &frame) }
        }
        if followsCalls, isSelection(target.trimmedDescription.withoutSelf, in: frame) {
            selectionAssigned = selectionAssigned.or(frame.path)
        }
        if let element = target.as(SubscriptCallExprSyntax.self), setElement(element, to: value, in: &frame) { return }
        if objects != nil, setProperty(target, to: value, in: &frame) { return }
        if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.name {
            if name == "self" {
                let expected = frame.type.flatMap { self.expected($0) }
                frame.instance = force(evaluate(value, in: frame, expected: expected))
                frame.assigned.insert("self")
            } else if frame.locals[name] != nil {
                frame.locals[name] = force(evaluate(value, in: frame))
                frame.assigned.insert(name)
            } else {
                set(name, to: value, in: &frame)
            }
        } else if let access = target.as(MemberAccessExprSyntax.self), access.base?.plainName == "self" {
            set(access.declName.baseName.name, to: value, in: &frame)
        }
    }

    /// Sets a property of `self`; `_name` is the wrapper around it, made from its initial value.
    private func set(_ name: String, to value: ExprSyntax, in frame: inout Frame) {
        guard case .instance(var instance)? = frame.instance else { return }
        let isWrapper = name.hasPrefix("_")
        let property = isWrapper ? String(name.dropFirst()) : name
        let member = instance.type.group.members[property].first
        guard case .property(let binding, _)? = member?.node else { return }
        let expected = binding.typeAnnotation.map {
            ContextualType($0.type, file: instance.type.group.file, inside: instance.type)
        }
        var value = value
        if isWrapper, let call = value.as(FunctionCallExprSyntax.self), let only = call.arguments.first {
            value = only.expression
        }
        instance.fields[property] = .deferred(Deferred(value, in: frame, expected: expected))
        frame.instance = .instance(instance)
        frame.assigned.insert("self")
    }

    private func expected(_ type: TypeDeclaration) -> ContextualType? {
        let syntax = IdentifierTypeSyntax(name: .identifier("Self"))
        return ContextualType(TypeSyntax(syntax), file: type.group.file, inside: type)
    }

    /// Runs `self.init(…)`; returns false for any other call.
    private func delegate(_ call: FunctionCallExprSyntax, in frame: inout Frame) -> Bool {
        if let system = frame.systemType {
            frame.instance = self.system(system, CallArguments(call), call, in: frame)
        } else if let type = frame.type, let value = construct(type, CallArguments(call), in: frame) {
            frame.instance = value
        }
        frame.assigned.insert("self")
        return true
    }

    private func change(to name: String, _ change: ListChange, in frame: inout Frame) {
        // `list.insert(list.remove(at: 1), at: 0)` removes before it inserts.
        if case .insert(let item, let index) = change, let element = removed(by: item, in: &frame) {
            guard case .list(var list)? = frame.locals[name].map({ force($0) }),
                case .number(let place) = force(evaluate(index, in: frame)), 0...list.elements.count ~= place
            else { return }
            list.elements.insert(Element(value: element), at: place)
            frame.locals[name] = .list(list)
            return
        }
        let expected = frame.locals[name].flatMap { elementType(of: $0) }
        frame.assigned.insert(name)
        frame.locals[name] = map(frame.locals[name] ?? .nothing, in: frame) { value in
            if case .list(let list) = value { return self.changed(list, change, expected: expected, in: frame) }
            if case .unknown(let unknown) = value, self.spreads(unknown), change.adds {
                return self.changed(ListValue(elements: [.spread(unknown)]), change, expected: expected, in: frame)
            }
            guard case .appendAll(let other) = change else { return value }
            return self.sum(value, self.evaluate(other, in: frame), of: other, in: frame)
        }
    }

    /// Returns a list after a change.
    func changed(_ list: ListValue, _ change: ListChange, expected: ContextualType?, in frame: Frame) -> Value {
        var list = list
        switch change {
        case .append(let item):
            list.elements.append(Element(value: force(evaluate(item, in: frame, expected: expected))))
        case .appendAll(let items):
            let listType = expected.map {
                ContextualType(TypeSyntax(ArrayTypeSyntax(element: $0.syntax)), file: $0.file, inside: $0.inside)
            }
            let added = force(evaluate(items, in: frame, expected: listType))
            if case .unknown(let unknown) = added, spreads(unknown) {
                list.elements.append(.spread(unknown))
                break
            }
            guard case .list(let other) = added else {
                list.doubt = list.doubt ?? unknown(items, in: frame, .runTime)
                return list.elements.isEmpty ? list.doubt.map(Value.unknown) ?? .list(list) : .list(list)
            }
            list.elements += other.elements
            list.doubt = list.doubt ?? other.doubt
        case .insert(let item, let index):
            guard case .number(let place) = force(evaluate(index, in: frame)),
                list.elements.indices.contains(place) || place == list.elements.count
            else {
                list.doubt = list.doubt ?? unknown(index, in: frame, .runTime)
                list.elements.append(Element(value: force(evaluate(item, in: frame, expected: expected))))
                return .list(list)
            }
            list.elements.insert(Element(value: force(evaluate(item, in: frame, expected: expected))), at: place)
        case .removeAll(let predicate):
            guard case .closure(let closure) = evaluate(predicate, in: frame) else { break }
            list = filtered(list, by: closure, keeps: false, in: frame)
        case .removeFirst where !list.elements.isEmpty: list.elements.removeFirst()
        case .removeLast where !list.elements.isEmpty: list.elements.removeLast()
        case .removeFirst, .removeLast: break
        case .clear: list.elements = []
        case .remove(let index):
            guard let place = place(index, in: list, frame) else { return doubted(list, index, in: frame) }
            list.elements.remove(at: place)
        case .swap(let first, let second):
            guard let one = place(first, in: list, frame), let other = place(second, in: list, frame) else {
                return doubted(list, first, in: frame)
            }
            list.elements.swapAt(one, other)
        case .other(let node): return doubted(list, node, in: frame)
        }
        return .list(list)
    }

    private func doubted(_ list: ListValue, _ node: ExprSyntax, in frame: Frame) -> Value {
        var list = list
        list.doubt = list.doubt ?? unknown(node, in: frame, .runTime)
        return .list(list)
    }

    /// Returns the index in a list whose elements up to it are always present; nil if it isn't known.
    private func place(_ index: ExprSyntax, in list: ListValue, _ frame: Frame) -> Int? {
        guard case .number(let place) = force(evaluate(index, in: frame)), list.elements.indices.contains(place),
            list.elements[...place].allSatisfy({ $0.formula == .always })
        else { return nil }
        return place
    }

    /// Removes an element of a local list, as `list.removeLast()` does, and returns it; nil for every other expression.
    func removed(by expression: ExprSyntax, in frame: inout Frame) -> Value? {
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            let name = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.name,
            case .list(let list)? = frame.locals[name].map({ force($0) }), !list.elements.isEmpty,
            let change = ListChange(access.declName.baseName.name, CallArguments(call))
        else { return nil }
        let place: Int? =
            switch change {
            case .removeFirst: 0
            case .removeLast: list.elements.count - 1
            case .remove(let index): self.place(index, in: list, frame)
            default: nil
            }
        guard let place else { return nil }
        self.change(to: name, change, in: &frame)
        return list.elements[place].value
    }

    /// Returns the type of a list's elements, as far as one of them has it.
    func elementType(of value: Value) -> ContextualType? {
        guard case .list(let list) = force(value) else { return nil }
        for element in list.elements {
            switch force(element.value) {
            case .enumCase(let enumCase): return expected(enumCase.type)
            case .instance(let instance): return expected(instance.type)
            default: continue
            }
        }
        return nil
    }
}

/// A change of a list by a call.
enum ListChange {
    case append(ExprSyntax)
    case appendAll(ExprSyntax)
    case insert(ExprSyntax, at: ExprSyntax)
    case removeAll(ExprSyntax)
    case removeFirst, removeLast, clear
    case remove(at: ExprSyntax)
    case swap(ExprSyntax, ExprSyntax)
    case other(ExprSyntax)

    init?(_ name: String, _ arguments: CallArguments) {
        let items = arguments.items
        switch (name, items.count) {
        case ("append", 1):
            self = items[0].label == nil ? .append(items[0].expression) : .appendAll(items[0].expression)
        case ("insert", 2): self = .insert(items[0].expression, at: items[1].expression)
        case ("insert", 1): self = .append(items[0].expression)
        case ("removeAll", 1): self = .removeAll(items[0].expression)
        case ("removeAll", 0): self = .clear
        case ("removeFirst", 0): self = .removeFirst
        case ("removeLast", 0), ("popLast", 0): self = .removeLast
        case ("remove", 1) where items[0].label == "at": self = .remove(at: items[0].expression)
        case ("swapAt", 2): self = .swap(items[0].expression, items[1].expression)
        case ("remove", 1), ("move", 2), ("sort", 1): self = .other(items[0].expression)
        default: return nil
        }
    }
}

extension ListChange {
    /// A Boolean value that indicates whether the list has more elements after the change.
    var adds: Bool {
        switch self {
        case .append, .appendAll, .insert: true
        default: false
        }
    }
}

extension String {
    /// The text without `self.` before it.
    var withoutSelf: String { hasPrefix("self.") ? String(dropFirst(5)) : self }
}
