import SwiftSyntax
import TabModel

/// A search for a view in the body of another view, with the formula under which it is shown and the modifiers that
/// reach it there.
struct ViewSearch {
    /// A place at which the view is shown.
    struct Place {
        var formula: Formula
        var view: ViewExpression
        /// The modifiers of the enclosing views, from the inside out.
        var modifiers: [ModifierCall] = []
    }

    /// The call that makes the view.
    private let target: SyntaxIdentifier
    private let evaluator: Evaluator
    private static let deepest = 24
    /// The largest number of expressions that one search evaluates.
    private static let mostSteps = 8_000

    init(for call: FunctionCallExprSyntax, _ evaluator: Evaluator) { (target, self.evaluator) = (call.id, evaluator) }

    /// Returns the places in the body of a view, each with the formula under which it is reached; none if the body
    /// doesn't lead to it.
    func places(inBodyOf instance: Value, type: TypeDeclaration) -> [Place] {
        evaluator.within(Self.mostSteps) {
            let frame = Frame(file: type.group.file, type: type, instance: instance)
            return evaluator.member("body", of: instance, in: frame).map { places(in: $0, under: .always, 0) } ?? []
        }
    }

    private func places(in value: Value, under path: Formula, _ depth: Int) -> [Place] {
        guard depth < Self.deepest, path != .never, !evaluator.isExhausted else { return [] }
        switch evaluator.force(value) {
        case .group(let elements):
            return elements.flatMap { places(in: $0.value, under: path.and($0.formula), depth + 1) }
        case .alternatives(let all):
            return all.flatMap { places(in: $0.value, under: path.and($0.formula), depth + 1) }
        case .view(let view): return places(in: view, under: path, depth)
        case .instance(let instance): return places(in: instance, under: path, depth)
        default: return []
        }
    }

    private func places(in view: ViewExpression, under path: Formula, _ depth: Int) -> [Place] {
        if view.identity == target { return [Place(formula: path, view: view)] }
        var result: [Place] = []
        switch view.head {
        case .value(let value): result = places(in: value, under: path, depth + 1)
        case .call(let name, let arguments):
            for closure in arguments.compactMap(\.closure) { result += places(in: closure, under: path, depth) }
            if name == "AnyView", let view = arguments.first {
                result += places(in: view.value, under: path, depth + 1)
            }
        }
        return result.map { place in
            var place = place
            place.modifiers += view.modifiers
            return place
        }
    }

    private func places(in closure: Closure, under path: Formula, _ depth: Int) -> [Place] {
        var names: [Value] = []
        if case .closure(let syntax) = closure.node {
            let place = closure.frame.file.place(of: syntax)
            names = syntax.parameterNames.map { .unknown(Unknown(text: $0, why: .runTime, place: place)) }
        }
        let value = evaluator.call(closure, names, path: path, depth: depth, isBuilt: true)
        return places(in: value, under: path, depth + 1)
    }

    /// Returns the places in the body of a view that the source makes with content, otherwise in the content itself.
    private func places(in instance: Instance, under path: Formula, _ depth: Int) -> [Place] {
        let contents = instance.fields.sorted { $0.key < $1.key }.map { evaluator.force($0.value) }.filter(\.isContent)
        guard !contents.isEmpty else { return [] }
        var frame = Frame(file: instance.type.group.file, type: instance.type, instance: .instance(instance))
        frame.path = path
        frame.depth = depth
        if let body = evaluator.member("body", of: .instance(instance), in: frame) {
            let result = places(in: body, under: path, depth + 1)
            if !result.isEmpty { return result }
        }
        return contents.flatMap { content in
            if case .closure(let closure) = content { return places(in: closure, under: path, depth + 1) }
            return places(in: content, under: path, depth + 1)
        }
    }
}

extension Value {
    /// A Boolean value that indicates whether the value contains views, or makes some.
    fileprivate var isContent: Bool {
        switch self {
        case .closure, .view, .group: true
        default: false
        }
    }
}
