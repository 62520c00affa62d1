import SwiftSyntax
import TabModel

extension Evaluator {
    /// Sets a property of objects; returns false if the target isn't an object's.
    func setProperty(_ target: ExprSyntax, to value: ExprSyntax, in frame: inout Frame) -> Bool {
        // The look of views isn't part of a tab, and needs no evaluation.
        if let name = target.as(MemberAccessExprSyntax.self)?.declName.baseName.text, UIKitClass.isStyling(name) {
            return true
        }
        recognize(target, in: &frame)
        if target.is(DiscardAssignmentExprSyntax.self) {
            _ = force(evaluate(value, in: frame))
            return true
        }
        guard let access = property(target, in: frame) else { return false }
        let expected = expectedType(of: access.name, of: access.objects, in: frame)
        // The displayed value is evaluated now, since later changes of other objects don't affect it.
        let isShown = UIKitClass.type(of: access.name) != nil || Self.lists.contains(access.name)
        let result =
            isShown
            ? force(evaluate(value, in: frame, expected: expected))
            : value.is(ClosureExprSyntax.self)
                ? evaluate(value, in: frame) : .deferred(Deferred(value, in: frame, expected: expected))
        for object in access.objects {
            object.value.set(
                access.name,
                to: result,
                where: frame.path.and(object.formula),
                at: frame.file.place(of: target),
                text: value.quotedText
            )
            if access.name == "title" { setTitle(of: object.value, to: result, value, in: frame.under(object.formula)) }
        }
        return true
    }

    /// Sets the title of a view controller's item to the title that the controller gets later.
    private func setTitle(of controller: ObjectValue, to title: Value, _ node: ExprSyntax, in frame: Frame) {
        guard controller.isSet("tabBarItem"), let item = member("tabBarItem", of: controller, in: frame) else { return }
        for item in objects(in: item) {
            let place = frame.file.place(of: node)
            item.value.set("title", to: title, where: frame.path.and(item.formula), at: place, text: node.quotedText)
        }
    }

    /// Treats an unknown value as a view controller, once the source sets an item or a title of it.
    private func recognize(_ target: ExprSyntax, in frame: inout Frame) {
        guard let access = target.as(MemberAccessExprSyntax.self), let base = access.base?.unwrapped else { return }
        if let inner = base.as(MemberAccessExprSyntax.self), inner.declName.baseName.text == "tabBarItem" {
            return recognize(base, in: &frame)
        }
        guard ["tabBarItem", "title"].contains(access.declName.baseName.text), let name = base.plainName,
            let unknown = frame.locals[name].flatMap({ force($0).stranger }), unknown.why != .tooComplex
        else { return }
        let object = ObjectValue(nil, systemClass: "UIViewController", origin: unknown, place: unknown.place)
        objects?.created.append(object)
        frame.locals[name] = .object(object)
        frame.assigned.insert(name)
    }

    private static let lists: Set = ["viewControllers", "tabs", "children"]

    /// Changes a list that is a property of objects; returns false if it is none.
    func changeProperty(_ target: ExprSyntax, _ change: ListChange, in frame: Frame) -> Bool {
        guard let access = property(target, in: frame) else { return false }
        for object in access.objects {
            self.change(access.name, of: object.value, change, in: frame.under(object.formula))
        }
        return true
    }

    /// Changes a list of an object.
    func change(_ name: String, of object: ObjectValue, _ change: ListChange, in frame: Frame) {
        let node = change.node
        let before =
            member(name, of: object, in: frame) ?? .unknown(Unknown(text: name, why: .runTime, place: object.place))
        let expected = elementType(of: before)
        let after = map(before, in: frame) { value in
            switch value {
            case .list(let list): return self.changed(list, change, expected: expected, in: frame)
            case .unknown(let unknown) where change.adds && self.spreads(unknown):
                return self.changed(ListValue(elements: [.spread(unknown)]), change, expected: expected, in: frame)
            case .nothing where name == "viewControllers" || object.origin == nil:
                return self.changed(ListValue(elements: []), change, expected: expected, in: frame)
            default: return value
            }
        }
        object.set(
            name,
            to: after,
            where: frame.path,
            at: node.map { frame.file.place(of: $0) } ?? object.place,
            text: node?.quotedText ?? name
        )
    }

    /// Returns the objects whose property an expression names, each with its formula; nil for any other expression.
    func property(
        _ target: ExprSyntax,
        in frame: Frame
    ) -> (objects: [(value: ObjectValue, formula: Formula)], name: String)? {
        let target = target.unwrapped
        if let name = target.as(DeclReferenceExprSyntax.self)?.baseName.name {
            guard name != "self", frame.locals[name] == nil, case .object(let object)? = frame.instance else {
                return nil
            }
            return ([(object, .always)], name)
        }
        guard let access = target.as(MemberAccessExprSyntax.self), let base = access.base else { return nil }
        let value = base.is(SuperExprSyntax.self) ? frame.instance ?? .nothing : force(evaluate(base, in: frame))
        let objects = self.objects(in: value)
        return objects.isEmpty ? nil : (objects, access.declName.baseName.name)
    }

    /// Returns the objects that a value may be.
    func objects(in value: Value) -> [(value: ObjectValue, formula: Formula)] {
        switch force(value) {
        case .object(let object): [(object, .always)]
        case .alternatives(let all):
            all.flatMap { alternative in
                objects(in: alternative.value).map { ($0.value, $0.formula.and(alternative.formula)) }
            }
        default: []
        }
    }

    private func expectedType(
        of name: String,
        of objects: [(value: ObjectValue, formula: Formula)],
        in frame: Frame
    ) -> ContextualType? {
        for object in objects {
            guard let type = object.value.type,
                case .property(let binding, _)? = project.members(name, of: type, isStatic: false).first?.node,
                let annotation = binding.typeAnnotation
            else { continue }
            return ContextualType(annotation.type, file: type.group.file, inside: type)
        }
        return UIKitClass.type(of: name).map { ContextualType(named: $0, in: frame) }
    }
}

extension Value {
    /// The unknown value, including one of a type that the project doesn't declare; nil for every other value.
    var stranger: Unknown? {
        switch self {
        case .unknown(let unknown): return unknown
        case .view(let view):
            let arguments = view.arguments.filter { $0.closure == nil }.map { argument in
                argument.label.map { "\($0): \(argument.text)" } ?? argument.text
            }
            let text = view.name.map { "\($0)(\(arguments.joined(separator: ", ")))" } ?? "view controller"
            return Unknown(text: text, why: .outside, place: view.place)
        default: return nil
        }
    }
}

extension ExprSyntax {
    /// The expression without `?` and `!` after it.
    fileprivate var unwrapped: ExprSyntax {
        self.as(OptionalChainingExprSyntax.self)?.expression.unwrapped
            ?? self.as(ForceUnwrapExprSyntax.self)?.expression.unwrapped ?? self
    }
}

extension ListChange {
    /// The added expression, or the one that determines the changed elements.
    fileprivate var node: ExprSyntax? {
        switch self {
        case .append(let node), .appendAll(let node), .insert(let node, _), .removeAll(let node), .other(let node):
            node
        case .remove(let node), .swap(let node, _): node
        case .removeFirst, .removeLast, .clear: nil
        }
    }
}
