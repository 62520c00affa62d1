import SwiftSyntax
import TabModel

extension Evaluator {
    // MARK: - Created objects

    /// Returns a new object of a class of the project.
    func object(of type: TypeDeclaration, _ arguments: CallArguments, in frame: Frame) -> Value? {
        let place = arguments.items.first.map { frame.file.place(of: $0.expression) }
        let object = ObjectValue(
            type,
            systemClass: project.systemClass(of: type),
            place: place ?? frame.file.place(of: type.group.node)
        )
        objects?.created.append(object)
        initialize(object, as: type, arguments, in: frame)
        return .object(object)
    }

    /// Returns a new object of a system class; nil for a class whose objects aren't followed.
    func object(
        of name: String,
        _ arguments: CallArguments,
        _ call: FunctionCallExprSyntax,
        in frame: Frame
    ) -> ObjectValue? {
        guard UIKitClass.isFollowed(name) else { return nil }
        let object = ObjectValue(nil, systemClass: name, place: frame.file.place(of: call.calledExpression))
        objects?.created.append(object)
        take(arguments, into: object, in: frame)
        return object
    }

    /// Returns a new object that a named initializer makes from values.
    func object(
        of name: String,
        arguments values: [Value],
        labels: [String?],
        by node: ExprSyntax,
        in frame: Frame
    ) -> ObjectValue {
        let place = frame.file.place(of: node)
        let object = ObjectValue(nil, systemClass: name, place: place)
        objects?.created.append(object)
        let labels = labels.isEmpty && name.hasSuffix("NavigationController") ? ["rootViewController"] : labels
        for (label, value) in zip(labels, values) {
            guard let label else { continue }
            object.set(label, to: value, where: frame.path, at: place, text: node.quotedText)
        }
        return object
    }

    /// Returns the initializer of `Class.init` or `Class.init(label:)`, named and not called.
    func systemInitializer(_ access: MemberAccessExprSyntax, in frame: Frame) -> Value? {
        guard let name = access.base?.plainName, UIKitClass.isFollowed(name),
            project.type(named: name, inside: frame.type, of: frame.file) == nil
        else { return nil }
        let labels = access.declName.argumentNames?.arguments.map { Optional($0.name.text) } ?? []
        return .closure(Closure(node: .initializer(name, labels, ExprSyntax(access)), frame: frame))
    }

    /// Runs the initializer that fits, of a class or of a superclass; a system initializer sets its arguments.
    func initialize(_ object: ObjectValue, as type: TypeDeclaration, _ arguments: CallArguments, in frame: Frame) {
        var (next, seen): (TypeDeclaration?, Set<TypeDeclaration>) = (type, [])
        while let here = next, seen.insert(here).inserted {
            for member in initializers(of: here) {
                guard case .initializer(let initializer) = member.node, let body = initializer.body,
                    let matches = arguments.matched(to: initializer.signature.parameterClause.parameters)
                else { continue }
                var inner = self.frame(for: member, on: .object(object), in: frame)
                bind(matches, of: member, from: frame, into: &inner)
                run(body, in: inner)
                return
            }
            next = project.superclass(of: here)
        }
        take(arguments, into: object, in: frame)
    }

    /// Returns the initializers of a class, including those of its extensions.
    private func initializers(of type: TypeDeclaration) -> [Member] {
        let members =
            type.group.members["init"]
            + project.extensionMembers("init", ofSystemTypes: [type.name], from: type.group.file)
        return members.map { member in
            var member = member
            member.owner = type
            return member
        }
    }

    /// Runs a body for its effects.
    func run(_ body: CodeBlockSyntax, in frame: Frame) {
        objects?.ran.insert(Syntax(body).id)
        _ = running(body) {
            var (inner, run) = (frame, Run())
            self.run(body.statements, in: &inner, as: Block(isBuilt: false, isTail: false), into: &run)
        }
    }

    /// Sets the arguments of a system initializer.
    func take(_ arguments: CallArguments, into object: ObjectValue, in frame: Frame) {
        for item in arguments.items {
            let expected = item.label.flatMap { UIKitClass.type(of: $0) }.map { ContextualType(named: $0, in: frame) }
            let value =
                item.expression.is(ClosureExprSyntax.self)
                ? evaluate(item.expression, in: frame)
                : Value.deferred(Deferred(item.expression, in: frame, expected: expected))
            let name = item.label ?? (item.isTrailing ? "viewControllerProvider" : "_")
            object.set(
                name,
                to: value,
                where: frame.path,
                at: frame.file.place(of: item.expression),
                text: item.expression.quotedText
            )
        }
    }

    // MARK: - Objects from other code

    /// Returns an object of a known type; nil if it isn't a class.
    func symbolicObject(_ expected: ContextualType?, origin: Unknown) -> ObjectValue? {
        guard let expected else { return nil }
        if let type = type(expected) {
            guard type.kind == .reference else { return nil }
            let object = ObjectValue(
                type,
                systemClass: project.systemClass(of: type),
                origin: origin,
                place: origin.place
            )
            objects?.created.append(object)
            return object
        }
        guard UIKitClass.isFollowed(expected.name) else { return nil }
        let object = ObjectValue(nil, systemClass: expected.name, origin: origin, place: origin.place)
        objects?.created.append(object)
        return object
    }

    /// Returns the value of `value as? Class` and `value as! Class`.
    func cast(_ cast: AsExprSyntax, in frame: Frame) -> Value {
        let expected = ContextualType(cast.type, file: frame.file, inside: frame.type)
        return map(evaluate(cast.expression, in: frame), in: frame) { value in
            switch value {
            case .object(let object) where object.origin == nil && cast.questionOrExclamationMark?.text == "?":
                return self.isOf(object, expected) ? value : .nothing
            case .unknown(let unknown):
                return self.symbolicObject(expected, origin: unknown).map { .object($0) } ?? value
            default: return value
            }
        }
    }

    /// Returns a Boolean value that indicates whether an object made here is of a class, as far as the source shows.
    private func isOf(_ object: ObjectValue, _ expected: ContextualType) -> Bool {
        if let type = type(expected) {
            guard type.kind == .reference else { return true }
            var (next, seen): (TypeDeclaration?, Set<TypeDeclaration>) = (object.type, [])
            while let here = next, seen.insert(here).inserted {
                if here == type { return true }
                next = project.superclass(of: here)
            }
            return false
        }
        let chain = UIKitClass.chain(of: object.systemClass)
        return chain.contains(expected.name) || !UIKitClass.isFollowed(expected.name)
    }

    /// Returns the formula under which two objects are the same; nil if one of them is from outside the source.
    func equality(_ left: ObjectValue, _ right: ObjectValue) -> Formula? {
        if left === right { return .always }
        return left.origin == nil && right.origin == nil ? .never : nil
    }
}
