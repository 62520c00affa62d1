import SwiftSyntax
import TabModel

/// The value of an expression of the source, as far as it can be known without running the app.
indirect enum Value {
    /// A string, and the place of its literal if it has one.
    case text(String, SourcePlace? = nil)
    /// A key of a string table, such as a literal where a `LocalizedStringKey` is expected, and the literal's place.
    case key(LocalizedKey, SourcePlace? = nil)
    /// A whole number.
    case number(Int)
    /// A truth value: the formula under which it is true.
    case truth(Formula)
    /// A case of an enumeration.
    case enumCase(EnumCase)
    /// A type of the project.
    case type(TypeDeclaration)
    /// A value of a structure or class of the project.
    case instance(Instance)
    /// An object of a class, while objects are followed: the same one under all its names.
    case object(ObjectValue)
    /// An array or a set, in order.
    case list(ListValue)
    /// A dictionary, in the order of its literal.
    case dictionary([(key: Value, value: Value)])
    /// A tuple.
    case tuple([(label: String?, value: Value)])
    /// A closure, or a function that is named and not called.
    case closure(Closure)
    /// A result of the system's own types and functions, with the modifiers called on it.
    case view(ViewExpression)
    /// The results of a builder, in order.
    case group([Element])
    /// A member whose type the context decides, such as `.search`.
    case member(ImplicitMember)
    /// The value `nil`.
    case nothing
    /// One of several values, each with its formula; together the formulas hold everywhere.
    case alternatives([Alternative])
    /// A value that only the running app knows, or that can't be found.
    case unknown(Unknown)
    /// A value that is evaluated on demand.
    case deferred(Deferred)

    /// A Boolean value that indicates whether the value is `nil`.
    var isNothing: Bool { if case .nothing = self { true } else { false } }

    /// A Boolean value that indicates whether the value is a string or a number, such as one in a store.
    var isRaw: Bool {
        switch self {
        case .text, .number: true
        default: false
        }
    }

    /// The place of the value's literal; nil for a value that isn't a string literal.
    var place: SourcePlace? {
        switch self {
        case .text(_, let place), .key(_, let place): place
        default: nil
        }
    }
}

/// A key of a string table.
struct LocalizedKey: Hashable {
    /// The key; interpolations are placeholders in it, such as `%@` or `%lld`.
    var key: String
    /// The arguments of its placeholders.
    var arguments: [FormatArgument] = []
    /// The table's name; nil means `Localizable`.
    var table: String?
    /// The text for a key that the table lacks.
    var defaultValue: String?
    /// The bundle with the table.
    var bundle = Bundle.unknown
    /// The folder of the only possible table, where a generated constant determines it.
    var tableFolder: String?

    /// The bundle that the source names.
    enum Bundle: Hashable {
        /// No bundle, or one that only the running app knows: the nearest table is used.
        case unknown
        /// The bundle of the app.
        case main
        /// The bundle of the module that contains the source.
        case module
    }
}

/// A case with its payload.
struct EnumCase {
    var type: TypeDeclaration
    var name: String
    var payload: [(label: String?, value: Value)] = []
}

/// A value of a structure or class, with its known stored properties.
struct Instance {
    var type: TypeDeclaration
    /// The properties given to the initializer, or assigned in it.
    var fields: [String: Value] = [:]
    /// The expression of a value from outside the source: a property that isn't in ``fields`` is known only if it can't
    /// be different.
    var origin: Unknown?
    /// The properties' values at initialization, which the app can change later.
    var initialFields: [String: Value] = [:]
}

/// An array's elements.
struct ListValue {
    /// The elements, each with the formula under which it is in the list.
    var elements: [Element]
    /// The reason why the app may have other elements, or fewer, or another order; nil if it has these.
    var doubt: Unknown?
}

/// A value, with the formula under which it is present.
struct Element {
    var value: Value
    var formula = Formula.always
}

/// One of several values, with its formula.
struct Alternative {
    var formula: Formula
    var value: Value
}

/// A closure with its context.
struct Closure {
    /// A closure, a function, or the members that a key path names.
    enum Node {
        case closure(ClosureExprSyntax)
        case members([Member])
        /// An initializer of a system class, with the labels in its name.
        case initializer(String, [String?], ExprSyntax)
        /// An initializer of the project, with the labels in its name.
        case construction(TypeDeclaration, [String?])
        case keyPath([String])
    }

    var node: Node
    var frame: Frame
}

/// A member without its type.
struct ImplicitMember {
    var name: String
    var arguments: [Argument]?
    /// The call whose name the member is, to make once its type is known.
    var call: (arguments: CallArguments, frame: Frame)?
    var origin: Unknown
    /// The expected type, if the project doesn't declare it.
    var typeName: String?
}

/// An unknown value, with its text in the source, its place, and the reason.
struct Unknown {
    /// The expression.
    var text: String
    var why: Reason
    var place: SourcePlace
    /// The key of the environment value, such as `horizontalSizeClass`.
    var environmentKey: String?
    /// The initial value.
    var initial: Value?
    /// A Boolean value that indicates whether `UserDefaults` stores the value.
    var isStoredValue = false

    /// The initial truth value; nil if there is none, or it is another value.
    var initialTruth: Bool? { if case .truth(let formula)? = initial { formula.constant } else { nil } }

    /// Returns the text of a member in the source.
    func text(of member: String) -> String { text == "self" ? member : "\(text).\(member)" }

    /// The reason why a value is unknown.
    typealias Reason = StandIn.Reason
}

/// An expression that is evaluated once, on demand.
final class Deferred {
    let expression: ExprSyntax
    let frame: Frame
    let expected: ContextualType?
    var value: Value?
    /// The expression in the words of the calls that lead to it, after the first request.
    var text: String?

    init(_ expression: ExprSyntax, in frame: Frame, expected: ContextualType? = nil) {
        (self.expression, self.frame, self.expected) = (expression, frame, expected)
    }
}
