import SwiftSyntax

extension Evaluator {
    /// Returns the closure in an argument, or the function that it names; nil for any other value.
    func closure(_ argument: Argument?) -> Closure? {
        guard let argument, case .closure(let closure) = force(argument.value) else { return nil }
        return closure
    }

    /// Returns the value of an argument whose parameter has a system type, with the members that the project adds to
    /// the type.
    func value(_ argument: Argument, as type: String, in frame: Frame) -> Value {
        let wanted = ContextualType(named: type, in: frame)
        return map(argument.value, in: frame) { resolve($0, as: wanted, in: frame) }
    }
}
