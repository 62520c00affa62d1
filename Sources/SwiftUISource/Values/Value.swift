import SwiftSyntax
import TabModel

/// What an expression of the source is, as far as it can be known without running the app.
indirect enum Value {
    /// A string, and the place of its literal if it has one.
    case text(String, SourcePlace? = nil)
    /// A key of a string table, as a literal is where a `LocalizedStringKey` is wanted, and the literal's place.
    case key(LocalizedKey, SourcePlace? = nil)
    /// A whole number.
    case number(Int)
    /// A truth value: where it is true.
    case truth(Formula)
    /// A case of an enumeration.
    case enumCase(EnumCase)
    /// A type of the project.
    case type(TypeDeclaration)
    /// A value of a structure or class of the project.
    case instance(Instance)
    /// An object of a class, while objects are followed: the same one wherever it is named.
    case object(ObjectValue)
    /// An array or a set, in order.
    case list(ListValue)
    /// A dictionary, in the order of its literal.
    case dictionary([(key: Value, value: Value)])
    /// A tuple.
    case tuple([(label: String?, value: Value)])
    /// A closure, or a function named and not called.
    case closure(Closure)
    /// What the system's own types and functions make, with the modifiers called on it.
    case made(Made)
    /// What a builder makes, in order.
    case group([Element])
    /// A member whose type the context decides, such as `.search`.
    case member(ImplicitMember)
    /// `nil`.
    case nothing
    /// One of several, each where its formula holds; together they hold everywhere.
    case alternatives([Alternative])
    /// What only the running app knows, or what can't be found.
    case unknown(Unknown)
    /// What is evaluated when somebody asks for it.
    case deferred(Deferred)

    /// A Boolean value that indicates whether it is `nil`.
    var isNothing: Bool { if case .nothing = self { true } else { false } }

    /// A Boolean value that indicates whether it is a text or a number, such as one that a store keeps.
    var isRaw: Bool {
        switch self {
        case .text, .number: true
        default: false
        }
    }

    /// Where its literal stands; nil for what is no literal of a string.
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
    /// The text where the table has none.
    var defaultValue: String?
    /// The bundle whose table is asked.
    var bundle = Bundle.unknown
    /// The folder of the one table that is meant, where a generated constant tells it.
    var tableFolder: String?

    /// Which bundle the source names.
    enum Bundle: Hashable {
        /// None, or one that only the running app knows: the nearest table is meant.
        case unknown
        /// The app's.
        case main
        /// That of the module the source is in.
        case module
    }
}

/// A case with its payload.
struct EnumCase {
    var type: TypeDeclaration
    var name: String
    var payload: [(label: String?, value: Value)] = []
}

/// A value of a structure or class: the stored properties that are known.
struct Instance {
    var type: TypeDeclaration
    /// The properties given to its initializer, or assigned in it.
    var fields: [String: Value] = [:]
    /// A Boolean value that indicates whether somebody else made it: what is not in ``fields`` is known only if it
    /// can't be anything else.
    var origin: Unknown?
    /// The values that properties had when it was made, which the app can change since.
    var initialFields: [String: Value] = [:]
}

/// An array's elements.
struct ListValue {
    /// The elements, each where it is in the list.
    var elements: [Element]
    /// Why the app may have others, or fewer, or another order; nil if it has these.
    var doubt: Unknown?
}

/// A value, where it is there.
struct Element {
    var value: Value
    var formula = Formula.always
}

/// One of several values, where it is the one.
struct Alternative {
    var formula: Formula
    var value: Value
}

/// A closure with what it sees around itself.
struct Closure {
    /// A closure, a function, or the members that a key path names.
    enum Node {
        case closure(ClosureExprSyntax)
        case members([Member])
        /// An initializer of a system's class, with the labels that it is named with.
        case initializer(String, [String?], ExprSyntax)
        /// An initializer of the project's, with the labels that it is named with.
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
    /// The call that it is the name of, to make once its type is known.
    var call: (given: CallArguments, frame: Frame)?
    var origin: Unknown
    /// The type that was wanted, if the project doesn't declare it.
    var typeName: String?
}

/// Something unknown: what it says in the source, where, and why.
struct Unknown {
    /// The expression.
    var text: String
    var why: Reason
    var place: SourcePlace
    /// The key of the environment that it reads, such as `horizontalSizeClass`.
    var environmentKey: String?
    /// What it is before anybody changes it.
    var initial: Value?
    /// A Boolean value that indicates whether `UserDefaults` keeps it.
    var isStoredValue = false

    /// The truth value that it has before anybody changes it; nil if there is none, or it is another value.
    var initialTruth: Bool? { if case .truth(let formula)? = initial { formula.known } else { nil } }

    /// What a member of it is called in the source.
    func text(of member: String) -> String { text == "self" ? member : "\(text).\(member)" }

    /// Why something is unknown.
    typealias Reason = StandIn.Reason
}

/// An expression that is evaluated once, when somebody asks for it.
final class Deferred {
    let expression: ExprSyntax
    let frame: Frame
    let wanted: WantedType?
    var value: Value?
    /// The expression in the words of the calls that lead to it, once somebody asked for it.
    var text: String?

    init(_ expression: ExprSyntax, in frame: Frame, wanted: WantedType? = nil) {
        (self.expression, self.frame, self.wanted) = (expression, frame, wanted)
    }
}
