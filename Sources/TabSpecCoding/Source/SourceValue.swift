public import TabModel

/// A value as it is in a string, with its place: what both readers make, and what shapes are checked on.
public struct SourceValue: Hashable, Sendable {
    /// What the value is.
    public let content: Content
    /// Where it begins.
    public let place: SourceLocation
    /// The text of a YAML plain scalar, which counts as written where a string is wanted; nil for everything else.
    let written: String?

    init(_ content: Content, at place: SourceLocation, written: String? = nil) {
        self.content = content
        self.place = place
        self.written = written
    }

    /// The kinds of value.
    public enum Content: Hashable, Sendable {
        case null
        case bool(Bool)
        case integer(Int)
        /// A number that is not whole, as written.
        case fraction(String)
        /// A number outside of `Int`, as written.
        case tooLarge(String)
        case string(String)
        case list([SourceValue])
        case object([SourceMember])
    }
}

/// A key and its value in an object, in the order of the text; keys may repeat.
public struct SourceMember: Hashable, Sendable {
    /// The key, unescaped.
    public let key: String
    /// Where the key begins.
    public let place: SourceLocation
    /// The value.
    public let value: SourceValue
}

extension SourceValue {
    /// The value as a string: a string, or a YAML plain scalar as written, unless it is null.
    var text: String? {
        if case .string(let string) = content { return string }
        return isNull ? nil : written
    }

    var bool: Bool? {
        guard case .bool(let bool) = content else { return nil }
        return bool
    }

    var integer: Int? {
        guard case .integer(let integer) = content else { return nil }
        return integer
    }

    var list: [SourceValue]? {
        guard case .list(let list) = content else { return nil }
        return list
    }

    var members: [SourceMember]? {
        guard case .object(let members) = content else { return nil }
        return members
    }

    var isNull: Bool { content == .null }

    /// The value of a key, or nil where the key is absent or this is no object.
    subscript(key: String) -> SourceValue? {
        members?.first { $0.key == key }?.value
    }
}
