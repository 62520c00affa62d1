public import TabModel

/// The parameters of a message, or an object in them.
///
/// A requested value is present and of its type, or the message is refused with an error.
public struct RPCParameters: Hashable, Sendable {
    /// The JSON object.
    public let value: JSONValue
    /// The object's name in errors: empty for the parameters themselves, otherwise its path with a dot at the end.
    private let path: String

    /// Creates parameters from an object.
    public init(_ value: JSONValue = [:]) { self.init(value, "") }

    private init(_ value: JSONValue, _ path: String) { (self.value, self.path) = (value, path) }

    /// Returns a key's value; nil where it is absent or null.
    public func any(_ key: String) -> JSONValue? {
        guard let found = value[key], found != .null else { return nil }
        return found
    }

    /// Throws an error for an object with unknown keys.
    public func check(known keys: [String]) throws(RPCError) {
        let unknown = value.members.map(\.key).filter { !keys.contains($0) }
        guard let first = unknown.first else { return }
        let nearest = Suggestion.nearest(to: first, among: keys).map { " Did you mean \"\($0)\"?" }
        throw RPCError(
            .invalidParameters,
            "\"\(path)\(first)\" is unknown.\(nearest ?? " Expected \(keys.joined(separator: ", ")).")"
        )
    }

    /// Returns a string; nil where the key is absent or null.
    public func optionalText(_ key: String) throws(RPCError) -> String? {
        guard let found = any(key) else { return nil }
        guard case .string(let text) = found else { throw expected("a string", key) }
        return text
    }

    /// Returns a string.
    public func text(_ key: String) throws(RPCError) -> String {
        guard let text = try optionalText(key) else { throw missing("a string", key) }
        return text
    }

    /// Returns a whole number from 0; nil where the key is absent or null.
    public func optionalNumber(_ key: String) throws(RPCError) -> Int? {
        guard let found = any(key) else { return nil }
        guard case .integer(let number) = found, number >= 0 else { throw expected("a nonnegative whole number", key) }
        return number
    }

    /// Returns a whole number from 0.
    public func number(_ key: String) throws(RPCError) -> Int {
        guard let number = try optionalNumber(key) else { throw missing("a nonnegative whole number", key) }
        return number
    }

    /// Returns a Boolean value; false where the key is absent.
    public func flag(_ key: String) throws(RPCError) -> Bool {
        guard let found = any(key) else { return false }
        guard case .bool(let flag) = found else { throw expected("true or false", key) }
        return flag
    }

    /// Returns an object inside this one; nil where the key is absent or null.
    func optionalObject(_ key: String) throws(RPCError) -> Self? {
        guard let found = any(key) else { return nil }
        guard case .object = found else { throw expected("an object", key) }
        return Self(found, "\(path)\(key).")
    }

    /// Returns an object inside this one.
    public func object(_ key: String) throws(RPCError) -> Self {
        guard let object = try optionalObject(key) else { throw missing("an object", key) }
        return object
    }

    /// Returns the objects in an array; none where the key is absent.
    func objects(_ key: String) throws(RPCError) -> [Self] {
        guard let found = any(key) else { return [] }
        guard case .array(let values) = found else { throw expected("an array of objects", key) }
        var objects: [Self] = []
        for (number, value) in values.enumerated() {
            guard case .object = value else { throw expected("an object", "\(key).\(number)") }
            objects.append(Self(value, "\(path)\(key).\(number)."))
        }
        return objects
    }

    private func expected(_ what: String, _ key: String) -> RPCError {
        RPCError(.invalidParameters, "\"\(path)\(key)\": expected \(what).")
    }

    private func missing(_ what: String, _ key: String) -> RPCError {
        RPCError(.invalidParameters, "\"\(path)\(key)\" is missing: expected \(what).")
    }
}
