/// A value as it is to be in a spec's text, whatever the format.
public indirect enum SpecValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case string(String)
    case list([SpecValue])
    /// Members in the order of writing; keys must differ.
    case object([SpecMember])
}

/// A key and its value.
public struct SpecMember: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: SpecValue

    /// Makes a member.
    public init(_ key: String, _ value: SpecValue) {
        self.key = key
        self.value = value
    }
}

extension SpecValue {
    /// A selection value as it is written.
    public init(_ value: TabValue) {
        switch value {
        case .string(let text): self = .string(text)
        case .integer(let number): self = .integer(number)
        }
    }
}

extension SpecValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    /// Makes a string.
    public init(stringLiteral value: String) { self = .string(value) }
    /// Makes true or false.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Makes a whole number.
    public init(integerLiteral value: Int) { self = .integer(value) }
    /// Makes an array.
    public init(arrayLiteral elements: SpecValue...) { self = .list(elements) }
    /// Makes an object with its members in the order written.
    public init(dictionaryLiteral elements: (String, SpecValue)...) {
        self = .object(elements.map { SpecMember($0.0, $0.1) })
    }
}
