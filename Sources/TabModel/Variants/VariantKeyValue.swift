/// The value of a key of the spec, whatever its type: the common form for reading, writing and comparing.
public enum KeyValue: Hashable, Sendable {
    /// The key is absent, or null.
    case nothing
    /// True or false.
    case flag(Bool)
    /// A whole number.
    case number(Int)
    /// A word of the format, such as `pinned`.
    case word(String)
    /// A string of the author's.
    case text(String)
    /// Several values in order.
    case list([KeyValue])
    /// Values by key, in the format's order.
    case members([KeyMember])
}

/// A key of the format and its value.
public struct KeyMember: Hashable, Sendable {
    /// The key; in a comparison, a switch of the resolver is `switches.` and its name.
    public var key: String
    /// The value.
    public var value: KeyValue

    /// Creates a member.
    public init(_ key: String, _ value: KeyValue) {
        self.key = key
        self.value = value
    }
}
