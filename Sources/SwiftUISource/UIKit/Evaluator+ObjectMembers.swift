import SwiftSyntax
import TabModel

extension Evaluator {
    /// Returns a property of an object: the last value that was set, otherwise the initial one; nil if it is declared
    /// nowhere.
    func member(_ name: String, of object: ObjectValue, in frame: Frame) -> Value? {
        if name == "self" { return .object(object) }
        let (writes, unset) = object.values(of: name)
        let reached = writes.filter { frame.path.and($0.formula) != .never }
        guard !reached.isEmpty else { return initial(name, of: object, in: frame) }
        var values = reached.map { Alternative(formula: $0.formula, value: force($0.value)) }
        if frame.path.and(unset) != .never {
            values.append(Alternative(formula: unset, value: initial(name, of: object, in: frame) ?? .nothing))
        }
        return values.count == 1 ? values[0].value : join(values)
    }

    /// Returns the value of a property before any is set.
    private func initial(_ name: String, of object: ObjectValue, in frame: Frame) -> Value? {
        if let cached = object.initial[name] { return force(cached) }
        let members = object.type.map { project.members(name, of: $0, isStatic: false) } ?? []
        if !members.isEmpty { return value(of: members, on: .object(object), in: frame) }
        if let value = systemProperty(name, of: object, in: frame) { return value }
        let types = UIKitClass.chain(of: object.systemClass)
        let extended = project.extensionMembers(name, ofSystemTypes: types, from: frame.file).filter { !$0.isStatic }
        return extended.isEmpty ? nil : value(of: extended, on: .object(object), in: frame)
    }

    /// Returns a stored property of an object, or one that belongs to no instance; evaluated once; nil for any other.
    func followed(_ property: StoredProperty, expected: ContextualType?, on base: Value?, in frame: Frame) -> Value? {
        var frame = frame
        frame.path = .always
        if case .object(let object)? = base {
            if let cached = object.initial[property.name] { return force(cached) }
            let value = first(property, expected: expected, of: object, in: frame)
            object.initial[property.name] = value
            return value
        }
        guard property.isStatic, property.wrapper == nil, let initializer = property.initializer else { return nil }
        if let cached = objects?.statics[property.node.id] { return cached }
        guard case .object(let object) = force(evaluate(initializer, in: frame, expected: expected)) else { return nil }
        objects?.statics[property.node.id] = .object(object)
        return .object(object)
    }

    /// Returns the initial value of a stored property: for an object made here, lists and objects as declared.
    private func first(
        _ property: StoredProperty,
        expected: ContextualType?,
        of object: ObjectValue,
        in frame: Frame
    ) -> Value {
        if object.origin == nil, property.wrapper == nil, let initializer = property.initializer {
            let value = force(evaluate(initializer, in: frame, expected: expected))
            switch value {
            case .list, .object, .dictionary, .view, .closure: return value
            default: break
            }
        }
        return stored(property, expected: expected, on: .object(object), in: frame)
    }

    /// Returns the initial value of a property of UIKit.
    private func systemProperty(_ name: String, of object: ObjectValue, in frame: Frame) -> Value? {
        if UIKitClass.isViewController(object.systemClass) {
            switch name {
            case "tabBarItem" where object.isNavigationController:
                // It has the item of the first controller that it shows, unless its own was set.
                let shown = root(of: object, in: frame)
                if case .object(let root)? = shown { return member("tabBarItem", of: root, in: frame) }
                return part("UITabBarItem", name, of: object)
            case "tabBarItem": return part("UITabBarItem", name, of: object)
            case "traitCollection": return part("UITraitCollection", name, of: object)
            case "navigationItem": return part("UINavigationItem", name, of: object)
            default: break
            }
        }
        if object.isTabBarController {
            switch name {
            case "tabBar": return part("UITabBar", name, of: object)
            case "sidebar": return part("UITabBarController.Sidebar", name, of: object)
            case "tabs": return object.origin == nil ? .list(ListValue(elements: [])) : nil
            case "viewControllers", "bottomAccessory", "customizableViewControllers":
                return object.origin == nil ? .nothing : nil
            default: return nil
            }
        }
        if object.isNavigationController {
            switch name {
            case "topViewController", "visibleViewController": return root(of: object, in: frame)
            case "viewControllers", "children":
                return root(of: object, in: frame).map { .list(ListValue(elements: [Element(value: $0)])) }
            default: return nil
            }
        }
        return detail(name, of: object, in: frame)
    }

    private func detail(_ name: String, of object: ObjectValue, in frame: Frame) -> Value? {
        switch (object.systemClass, name) {
        case ("UITabBar", "items"): items(of: object, in: frame)
        case ("UITraitCollection", "horizontalSizeClass"), ("UITraitCollection", "userInterfaceIdiom"):
            .unknown(
                Unknown(
                    text: "traitCollection.\(name)",
                    why: .runTime,
                    place: object.place,
                    environmentKey: name == "horizontalSizeClass" ? name : nil
                )
            )
        case (_, "title") where object.origin == nil, (_, "image") where object.origin == nil,
            (_, "badgeValue") where object.origin == nil:
            object.systemClass.isEmpty ? nil : .nothing
        default: nil
        }
    }

    /// Returns an object that another one has from the beginning.
    private func part(_ systemClass: String, _ name: String, of object: ObjectValue) -> Value {
        let part = ObjectValue(nil, systemClass: systemClass, place: object.place)
        objects?.created.append(part)
        part.initial["owner"] = .object(object)
        object.initial[name] = .object(part)
        return .object(part)
    }

    /// Returns the view controller that a navigation controller shows first.
    func root(of object: ObjectValue, in frame: Frame) -> Value? {
        if object.isSet("viewControllers") {
            guard case .list(let list)? = member("viewControllers", of: object, in: frame) else { return nil }
            return list.elements.first.map { force($0.value) }
        }
        return object.isSet("rootViewController") ? member("rootViewController", of: object, in: frame) : nil
    }

    /// Returns the items of a tab bar: those of its controller's view controllers.
    private func items(of bar: ObjectValue, in frame: Frame) -> Value? {
        guard case .object(let owner)? = bar.initial["owner"],
            case .list(var list)? = member("viewControllers", of: owner, in: frame)
        else { return nil }
        for index in list.elements.indices {
            list.elements[index].value = map(list.elements[index].value, in: frame) { value in
                guard case .object(let controller) = value else { return value }
                return .object(self.item(of: controller, in: frame))
            }
        }
        return .list(list)
    }

    /// Returns the item that represents a view controller: a navigation controller without its own has that of its
    /// root.
    func item(of controller: ObjectValue, in frame: Frame) -> ObjectValue {
        guard case .object(let own)? = member("tabBarItem", of: controller, in: frame) else { return controller }
        guard controller.isNavigationController, !controller.isSet("tabBarItem"), own.writes.isEmpty,
            case .object(let root)? = root(of: controller, in: frame)
        else { return own }
        return item(of: root, in: frame)
    }

    /// Returns the unknown value of an undeclared member of an object.
    func missing(_ name: String, of object: ObjectValue, _ access: MemberAccessExprSyntax, in frame: Frame) -> Value {
        var result = unknown(access, in: frame, .runTime)
        if let origin = object.origin { result.text = origin.text(of: name) }
        return .unknown(result)
    }
}
