import SwiftSyntax
import TabModel

extension Evaluator {
    /// The largest number of expressions for a statement that is run only for its effects.
    private static let mostStepsOfStatement = 8_000

    /// Runs a statement for its effects on objects; returns false for one that gives a value.
    func perform(_ expression: ExprSyntax, in frame: inout Frame, as block: Block, into run: inout Run) -> Bool {
        if let call = expression.as(FunctionCallExprSyntax.self), forEach(call, in: &frame, into: &run) { return true }
        if mutate(expression, in: &frame) { return true }
        guard !block.isBuilt, !block.isTail else { return false }
        guard !expression.isAboutOthers else {
            handOver(expression, in: frame)
            return true
        }
        let most = mostSteps
        mostSteps = min(most, steps + Self.mostStepsOfStatement)
        let value = force(evaluate(expression, in: frame))
        if isExhausted { objects?.cutOff.append(frame.file.place(of: expression)) }
        mostSteps = most
        if case .unknown = value { handOver(expression, in: frame) }
        return true
    }

    /// Runs `list.forEach { … }` with the names around it; returns false for any other call.
    private func forEach(_ call: FunctionCallExprSyntax, in frame: inout Frame, into run: inout Run) -> Bool {
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            access.declName.baseName.text == "forEach",
            let closure = call.trailingClosure ?? call.arguments.first?.expression.as(ClosureExprSyntax.self),
            case .list(let list) = force(evaluate(base, in: frame))
        else { return false }
        let names = closure.parameterNames
        let outer = frame.locals
        for element in list.elements where !isExhausted {
            let path = frame.path
            frame.path = path.and(element.formula)
            guard frame.path != .never else {
                frame.path = path
                continue
            }
            var values = [element.value]
            if names.count > 1, case .tuple(let parts) = force(element.value) { values = parts.map(\.value) }
            for (index, value) in values.enumerated() { frame.locals["$\(index)"] = value }
            for (name, value) in zip(names, values) { frame.locals[name] = value }
            self.run(closure.statements, in: &frame, as: Block(isBuilt: false, isTail: false), into: &run)
            frame.path = path
        }
        for name in names + ["$0", "$1"] { frame.locals[name] = outer[name] }
        return true
    }

    /// Notes the closures of a call that the project doesn't declare; those that run at once are run.
    private func handOver(_ expression: ExprSyntax, in frame: Frame) {
        var next: ExprSyntax? = expression
        while let here = next {
            if let call = here.as(FunctionCallExprSyntax.self) {
                let text = call.calledExpression.trimmedDescription
                for item in CallArguments(call).items {
                    guard let closure = item.expression.as(ClosureExprSyntax.self) else { continue }
                    let value = Closure(node: .closure(closure), frame: frame)
                    if Self.runsAtOnce(text) { run(value, path: frame.path) } else { objects?.later.append(value) }
                }
                next = call.calledExpression
            } else {
                next = here.as(MemberAccessExprSyntax.self)?.base
            }
        }
    }

    /// Returns a Boolean value that indicates whether a function runs its closure before the first frame is drawn, or
    /// right after it.
    private static func runsAtOnce(_ text: String) -> Bool {
        text.hasPrefix("DispatchQueue.main.async") || text == "UIView.performWithoutAnimation"
            || text.hasPrefix("UIView.animate") || text == "MainActor.assumeIsolated"
    }

    /// Runs a closure with unknown values.
    func run(_ closure: Closure, path: Formula) {
        guard case .closure(let syntax) = closure.node else { return }
        var frame = closure.frame
        frame.path = path
        for name in syntax.parameterNames + ["$0", "$1"] {
            let origin = Unknown(text: name, why: .runTime, place: frame.file.place(of: syntax))
            frame.locals[name] = .unknown(origin)
        }
        objects?.ran.insert(Syntax(syntax).id)
        _ = running(syntax) {
            var run = Run()
            self.run(syntax.statements, in: &frame, as: Block(isBuilt: false, isTail: false), into: &run)
        }
    }

    // MARK: - Methods

    /// Returns the value of a method of an object.
    func call(
        _ name: String,
        on object: ObjectValue,
        _ arguments: CallArguments,
        _ call: FunctionCallExprSyntax,
        in frame: Frame
    ) -> Value {
        let own = object.type.map { project.members(name, of: $0, isStatic: false) } ?? []
        if let value = self.call(own, on: .object(object), arguments, in: frame) { return value }
        let types = UIKitClass.chain(of: object.systemClass)
        let extended = project.extensionMembers(name, ofSystemTypes: types, from: frame.file).filter { !$0.isStatic }
        if let value = self.call(extended, on: .object(object), arguments, in: frame) { return value }
        if set(name, of: object, arguments, call, in: frame) { return .tuple([]) }
        if name == "tab", object.isTabBarController, let item = arguments.items.first, item.label == "forIdentifier",
            case .text(let id, _) = force(evaluate(item.expression, in: frame)),
            let tab = tab(id, in: member("tabs", of: object, in: frame) ?? .nothing, frame)
        {
            return .object(tab)
        }
        if case .closure(let closure)? = member(name, of: object, in: frame) {
            return self.call(closure, arguments, call, in: frame)
        }
        var result = unknown(call, in: frame, .runTime)
        if let origin = object.origin { result.text = origin.text(of: result.text) }
        return .unknown(result)
    }

    /// Returns the tab with an identifier among tabs and the children of groups.
    private func tab(_ id: String, in tabs: Value, _ frame: Frame, depth: Int = 0) -> ObjectValue? {
        guard case .list(let list) = force(tabs), depth < 4 else { return nil }
        for tab in list.elements.flatMap({ objects(in: $0.value) }).map(\.value) {
            let own = fields("identifier", of: .object(tab), in: frame).first?.value
            if case .text(id, _)? = own { return tab }
            let children = member("children", of: tab, in: frame) ?? .nothing
            if let child = self.tab(id, in: children, frame, depth: depth + 1) { return child }
        }
        return nil
    }

    /// Calls one of UIKit's methods that set a property; returns false for any other method.
    private func set(
        _ name: String,
        of object: ObjectValue,
        _ arguments: CallArguments,
        _ call: FunctionCallExprSyntax,
        in frame: Frame
    ) -> Bool {
        guard let first = arguments.items.first else { return false }
        let property: String
        switch name {
        case "setViewControllers" where first.label == nil: property = "viewControllers"
        case "setTabs" where first.label == nil: property = "tabs"
        case "setTabBarHidden": property = "isTabBarHidden"
        case "setBottomAccessory": property = "bottomAccessory"
        case "addChild" where object.isTabBarController:
            change("viewControllers", of: object, .append(first.expression), in: frame)
            return true
        case "pushViewController", "show":
            guard object.isNavigationController, root(of: object, in: frame) == nil else { return false }
            property = "rootViewController"
        default: return false
        }
        object.set(
            property,
            to: force(evaluate(first.expression, in: frame)),
            where: frame.path,
            at: frame.file.place(of: call),
            text: first.expression.quotedText
        )
        return true
    }

    /// Returns the value of `super.name(…)`: the method of the superclass of the enclosing class.
    func callSuper(
        _ name: String,
        _ arguments: CallArguments,
        _ call: FunctionCallExprSyntax,
        in frame: Frame
    ) -> Value {
        guard let base = frame.instance, let above = classAbove(call, in: frame) else { return .tuple([]) }
        let members = project.members(name, of: above, isStatic: false)
        if let value = self.call(members, on: base, arguments, in: frame) { return value }
        if case .object(let object) = base, set(name, of: object, arguments, call, in: frame) { return .tuple([]) }
        return .tuple([])
    }

    /// Runs `self.init(…)` and `super.init(…)` in an initializer of a class; returns false for any other call.
    func delegate(_ call: FunctionCallExprSyntax, to base: ExprSyntax, in frame: Frame) -> Bool {
        guard case .object(let object)? = frame.instance, frame.systemType == nil else { return false }
        if base.plainName == "self", let type = frame.type {
            initialize(object, as: type, CallArguments(call), in: frame)
        } else if base.is(SuperExprSyntax.self) {
            if let above = classAbove(call, in: frame) {
                initialize(object, as: above, CallArguments(call), in: frame)
            } else {
                take(CallArguments(call), into: object, in: frame)
            }
        } else {
            return false
        }
        return true
    }

    private func classAbove(_ node: some SyntaxProtocol, in frame: Frame) -> TypeDeclaration? {
        let types = project.outline(of: frame.file).types
        for ancestor in node.ancestors {
            if ancestor.is(ClassDeclSyntax.self) {
                return types.first { $0.group.node.id == ancestor.id }.flatMap { project.superclass(of: $0) }
            }
            if let node = ancestor.as(ExtensionDeclSyntax.self) {
                return project.type(named: node.extendedType.trimmedDescription, inside: nil, of: frame.file)
                    .flatMap { project.superclass(of: $0) }
            }
        }
        return nil
    }
}

extension ExprSyntax {
    /// A Boolean value that indicates whether a call names a type and doesn't pass `self`: its effects aren't visible
    /// in a tab bar.
    fileprivate var isAboutOthers: Bool {
        var base = self
        while let next = base.as(FunctionCallExprSyntax.self)?.calledExpression
            ?? base.as(MemberAccessExprSyntax.self)?.base
        {
            base = next
        }
        guard let name = base.plainName, name.first?.isUppercase == true else { return false }
        return !namesValues
    }

    /// A Boolean value that indicates whether the expression contains the name of a value, such as `self` or a
    /// variable's.
    private var namesValues: Bool {
        tokens(viewMode: .sourceAccurate).contains { token in
            guard token.parent?.is(DeclReferenceExprSyntax.self) == true,
                token.parent?.parent?.as(MemberAccessExprSyntax.self).map({ $0.declName.id != token.parent?.id })
                    ?? true
            else { return false }
            return token.text.first?.isUppercase == false
        }
    }

    /// A Boolean value that indicates whether the expression makes a value of a type without passing `self`, so that
    /// only its use needs it.
    var isPlainConstruction: Bool {
        guard let call = self.as(FunctionCallExprSyntax.self),
            call.calledExpression.plainName?.first?.isUppercase == true
        else { return false }
        return !tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.self) }
    }
}
