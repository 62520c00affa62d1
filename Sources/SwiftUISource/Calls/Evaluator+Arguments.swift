import SwiftSyntax

extension Evaluator {
    /// The closure in an argument, or the function that it names; nil for anything else.
    func closure(_ argument: Argument?) -> Closure? {
        guard let argument, case .closure(let closure) = force(argument.value) else { return nil }
        return closure
    }

    /// The value of an argument whose parameter has a type of the system's, with what the project adds to the type.
    func value(_ argument: Argument, as type: String, in frame: Frame) -> Value {
        let wanted = WantedType(named: type, in: frame)
        return map(argument.value, in: frame) { resolve($0, as: wanted, in: frame) }
    }
}
