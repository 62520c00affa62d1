import SwiftSyntax
import TabModel

extension Evaluator {
    /// Runs a local declaration, and returns the names that it declares.
    func declare(_ declaration: DeclSyntax, in frame: inout Frame) -> Set<String> {
        if let variable = declaration.as(VariableDeclSyntax.self) { return declare(variable, in: &frame) }
        guard let function = declaration.as(FunctionDeclSyntax.self) else { return [] }
        let name = function.name.name
        let member = Member(
            name: name,
            node: .function(function),
            isStatic: false,
            formula: .always,
            file: frame.file,
            owner: frame.type
        )
        frame.locals[name] = .closure(Closure(node: .members([member]), frame: frame))
        return [name]
    }

    private func declare(_ variable: VariableDeclSyntax, in frame: inout Frame) -> Set<String> {
        var names: Set<String> = []
        for binding in variable.bindings {
            let expected = binding.typeAnnotation.map { ContextualType($0.type, file: frame.file, inside: frame.type) }
            let value: Value
            if objects != nil, let initializer = binding.initializer?.value, initializer.isPlainConstruction {
                value = .deferred(Deferred(initializer, in: frame, expected: expected))
            } else if let removed = binding.initializer.flatMap({ removed(by: $0.value, in: &frame) }) {
                value = removed
            } else if let initializer = binding.initializer {
                value = force(evaluate(initializer.value, in: frame, expected: expected))
            } else if case .getter(let body)? = binding.accessorBlock?.accessors {
                value = run(body, in: frame, expected: expected, isBuilt: expected?.isBuilt == true)
            } else {
                value = .unknown(unknown(binding.pattern, in: frame, .runTime))
            }
            names.formUnion(bind(binding.pattern, to: value, in: &frame))
        }
        return names
    }

    private func bind(_ pattern: PatternSyntax, to value: Value, in frame: inout Frame) -> Set<String> {
        if let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.name {
            frame.locals[name] = value
            return [name]
        }
        guard let tuple = pattern.as(TuplePatternSyntax.self) else { return [] }
        var names: Set<String> = []
        for (index, element) in tuple.elements.enumerated() {
            let part = map(value, in: frame) { value in
                guard case .tuple(let values) = value, values.indices.contains(index) else {
                    return .unknown(self.unknown(element.pattern, in: frame, .runTime))
                }
                return values[index].value
            }
            names.formUnion(bind(element.pattern, to: part, in: &frame))
        }
        return names
    }
}
