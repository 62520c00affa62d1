/// A value of JSON or YAML; objects keep the order in which their members were given.
///
/// The members of one object must have different keys, which is not checked.
public indirect enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    /// A number that may have a fraction; infinity and NaN are written as null.
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
}

/// A key and its value.
public struct JSONMember: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: JSONValue

    /// Creates a member.
    public init(_ key: String, _ value: JSONValue) {
        self.key = key
        self.value = value
    }
}

extension JSONValue {
    /// Creates a string, or null for nil.
    public init(_ text: String?) {
        self = text.map(JSONValue.string) ?? .null
    }

    /// Creates a whole number, or null for nil.
    public init(_ number: Int?) {
        self = number.map(JSONValue.integer) ?? .null
    }

    /// Creates an array of strings.
    public init(_ texts: [String]) {
        self = .array(texts.map(JSONValue.string))
    }

    /// Creates the JSON form of a selection value.
    public init(_ value: TabValue) {
        switch value {
        case .string(let text): self = .string(text)
        case .integer(let number): self = .integer(number)
        }
    }

    /// Accesses the value of a key; nil if the key is absent or the value isn't an object.
    public subscript(key: String) -> JSONValue? {
        members.first { $0.key == key }?.value
    }

    /// The members of an object; empty for everything else.
    public var members: [JSONMember] {
        if case .object(let members) = self { members } else { [] }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Creates a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Creates true or false.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Creates a whole number.
    public init(integerLiteral value: Int) { self = .integer(value) }
    /// Creates an array.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    /// Creates an object with its members in the order written.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { JSONMember($0.0, $0.1) })
    }
}
