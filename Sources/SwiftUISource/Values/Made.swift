import SwiftSyntax

/// A view, tab or other value of the system's, with the modifiers called on it.
struct Made {
    /// What it was made of.
    enum Head {
        /// A call such as `Tab("Home", …) { … }`: the name and what it was given.
        case call(String, [Argument])
        /// Something else that modifiers were called on.
        case value(Value)
    }

    var head: Head
    /// The modifiers, in order.
    var modifiers: [Modifier] = []
    /// The expression that made it; two values of one expression and frame are the same view.
    var identity: SyntaxIdentifier
    var place: SourcePlace

    /// The name of the type or function that made it; nil if the project did.
    var name: String? { if case .call(let name, _) = head { name } else { nil } }

    /// What it was given.
    var arguments: [Argument] { if case .call(_, let arguments) = head { arguments } else { [] } }

    /// The first argument with a label; nil stands for no label.
    func argument(_ label: String?) -> Argument? { arguments.first { $0.label == label } }

    /// The closure in an argument, or at the end.
    func closure(_ label: String?) -> Closure? {
        arguments.lazy.filter { $0.label == label }.compactMap(\.closure).first
    }

    /// The modifiers with a name, in order.
    func modifiers(named name: String) -> [Modifier] { modifiers.filter { $0.name == name } }

    /// A Boolean value that indicates whether it is what a method of another library returns, and no modified view.
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
    /// The expression's text.
    var text: String {
        get { quote.text }
        set { quote = Quote(newValue) }
    }
    private var quote: Quote
    /// A Boolean value that indicates whether it stands behind the parentheses.
    var isTrailing = false

    /// The closure, if it is one.
    var closure: Closure? { if case .closure(let closure) = value { closure } else { nil } }
}

extension Argument {
    /// Makes an argument, whose text is made when it is asked for.
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

    /// A text that is made the first time that somebody asks for it.
    private final class Quote {
        private(set) lazy var text = make()
        private let make: () -> String

        init(_ make: @autoclosure @escaping () -> String) { self.make = make }
    }
}

/// A modifier of a view or tab, where it is called.
struct Modifier {
    var name: String
    var arguments: [Argument]
    var formula: Formula
    var place: SourcePlace

    /// The first argument with a label; nil stands for no label.
    func argument(_ label: String?) -> Argument? { arguments.first { $0.label == label } }

    /// The same modifier where something else holds too.
    func under(_ formula: Formula) -> Modifier {
        var modifier = self
        modifier.formula = formula.and(modifier.formula)
        return modifier
    }
}
