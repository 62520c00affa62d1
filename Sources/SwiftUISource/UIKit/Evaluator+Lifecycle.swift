import SwiftSyntax
import TabModel

extension Evaluator {
    /// Runs a method of an object for its effects, with unknown arguments; does nothing if there is none.
    func run(_ name: String, of type: TypeDeclaration, on object: ObjectValue, in frame: Frame) {
        for member in project.members(name, of: type, isStatic: false) {
            guard case .function(let function) = member.node, function.body.map({ !hasRun($0) }) == true else {
                continue
            }
            run(member, on: .object(object), in: frame)
            return
        }
    }

    /// Returns a Boolean value that indicates whether a body ran before.
    func hasRun(_ body: some SyntaxProtocol) -> Bool { objects?.ran.contains(Syntax(body).id) ?? false }

    /// Runs a function, an initializer or a getter with unknown arguments.
    func run(_ member: Member, on base: Value?, in frame: Frame) {
        var inner = self.frame(for: member, on: base, in: frame)
        switch member.node {
        case .function(let function):
            guard let body = function.body else { return }
            bindUnknown(function.signature.parameterClause.parameters, in: &inner)
            run(body, in: inner)
        case .initializer(let initializer):
            guard let body = initializer.body else { return }
            bindUnknown(initializer.signature.parameterClause.parameters, in: &inner)
            run(body, in: inner)
        case .property:
            if let value = value(of: [member], on: base, in: frame) { _ = force(value) }
        default: break
        }
    }

    private func bindUnknown(_ parameters: FunctionParameterListSyntax, in frame: inout Frame) {
        for parameter in parameters {
            let name = (parameter.secondName ?? parameter.firstName).name
            let origin = Unknown(text: name, why: .runTime, place: frame.file.place(of: parameter))
            let expected = ContextualType(parameter.type, file: frame.file, inside: frame.type)
            frame.locals[name] = symbolic(expected, origin: origin, in: frame)
        }
    }

    /// Returns an object of the same class made by its initializer, instead of one from outside the source; nil for any
    /// other.
    func likeness(of object: ObjectValue, in frame: Frame) -> ObjectValue? {
        guard object.origin != nil, let type = object.type, UIKitClass.isViewController(object.systemClass) else {
            return nil
        }
        if case .object(let cached)? = object.initial[Self.likeness] { return cached }
        let controller = launched(type, in: frame)
        object.initial[Self.likeness] = .object(controller)
        return controller
    }

    /// The key under which an object keeps its likeness, which isn't a property's name.
    private static let likeness = "init()"

    /// Returns a new object of a class, made by the initializer that the app calls rather than a storyboard.
    func launched(_ type: TypeDeclaration, in frame: Frame) -> ObjectValue {
        let object = ObjectValue(
            type,
            systemClass: project.systemClass(of: type),
            place: type.group.file.place(of: type.group.node)
        )
        objects?.created.append(object)
        var next: TypeDeclaration? = type
        var seen: Set<TypeDeclaration> = []
        while let here = next, seen.insert(here).inserted {
            let all = here.group.members["init"].filter { !$0.isForCoder }
            if let member = all.first(where: { !$0.isConvenience }) ?? all.first {
                var member = member
                member.owner = type
                run(member, on: .object(object), in: frame)
                return object
            }
            next = project.superclass(of: here)
        }
        return object
    }
}

extension Member {
    /// A Boolean value that indicates whether the initializer is the one that a storyboard calls.
    var isForCoder: Bool {
        guard case .initializer(let initializer) = node else { return false }
        return initializer.signature.parameterClause.parameters.first?.firstName.text == "coder"
    }

    fileprivate var isConvenience: Bool {
        guard case .initializer(let initializer) = node else { return false }
        return initializer.modifiers.contains(.convenience)
    }
}
