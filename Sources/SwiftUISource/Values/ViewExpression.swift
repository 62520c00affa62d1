import SwiftSyntax

/// A view, tab or other system value, with the modifiers called on it.
struct ViewExpression {
    /// The expression that the modifiers are called on.
    enum Head {
        /// A call such as `Tab("Home", …) { … }`: the name and its arguments.
        case call(String, [Argument])
        /// Another value that modifiers were called on.
        case value(Value)
    }

    var head: Head
    /// The modifiers, in order.
    var modifiers: [ModifierCall] = []
    /// The expression that made the value; two values of one expression and frame are the same view.
    var identity: SyntaxIdentifier
    var place: SourcePlace

    /// The name of the type or function that made the value; nil if the project did.
    var name: String? { if case .call(let name, _) = head { name } else { nil } }

    /// The arguments of the call.
    var arguments: [Argument] { if case .call(_, let arguments) = head { arguments } else { [] } }

    /// Returns the first argument with a label; nil represents no label.
    func argument(_ label: String?) -> Argument? { arguments.first { $0.label == label } }

    /// Returns the closure in an argument, or at the end.
    func closure(_ label: String?) -> Closure? {
        arguments.lazy.filter { $0.label == label }.compactMap(\.closure).first
    }

    /// Returns the modifiers with a name, in order.
    func modifiers(named name: String) -> [ModifierCall] { modifiers.filter { $0.name == name } }

    /// A Boolean value that indicates whether the value is the result of a method of another library, and no modified
    /// view.
    var isResult: Bool {
        guard let last = modifiers.last, let name else { return false }
        return !SystemTypes.has(name) && !SystemModifiers.contain(last.name)
    }
}

/// An argument of a call that the project doesn't declare.
struct Argument {
    var label: String?
    var value: Value
    var place: SourcePlace
    /// The text of the expression.
    var text: String {
        get { quote.text }
        set { quote = Quote(newValue) }
    }
    private var quote: Quote
    /// A Boolean value that indicates whether the argument is a trailing closure.
    var isTrailing = false

    /// The closure; nil for every other value.
    var closure: Closure? { if case .closure(let closure) = value { closure } else { nil } }
}

extension Argument {
    /// Creates an argument, whose text is made on demand.
    init(
        label: String?,
        value: Value,
        place: SourcePlace,
        isTrailing: Bool = false,
        text: @autoclosure @escaping () -> String
    ) {
        (self.label, self.value, self.place, self.isTrailing) = (label, value, place, isTrailing)
        quote = Quote(text())
    }

    /// A string that is made on first access.
    private final class Quote {
        private(set) lazy var text = make()
        private let make: () -> String

        init(_ make: @autoclosure @escaping () -> String) { self.make = make }
    }
}

/// A modifier of a view or tab, with the formula under which it is called.
struct ModifierCall {
    var name: String
    var arguments: [Argument]
    var formula: Formula
    var place: SourcePlace

    /// Returns the first argument with a label; nil represents no label.
    func argument(_ label: String?) -> Argument? { arguments.first { $0.label == label } }

    /// Returns the modifier under an additional formula.
    func under(_ formula: Formula) -> ModifierCall {
        var modifier = self
        modifier.formula = formula.and(modifier.formula)
        return modifier
    }
}
