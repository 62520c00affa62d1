/// What a key of the spec holds, whatever its type: what reading, writing and comparing go through.
public enum KeyValue: Hashable, Sendable {
    /// The key is absent, or null.
    case nothing
    /// True or false.
    case flag(Bool)
    /// A whole number.
    case number(Int)
    /// One of the format's own words, such as `pinned`.
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

    /// Makes a member.
    public init(_ key: String, _ value: KeyValue) {
        self.key = key
        self.value = value
    }
}
