/// A type that a key of the spec can have: its shape, and the conversion to and from the key's value.
protocol KeyConvertible: Sendable {
    /// The shape of the key's value.
    static var shape: Shape { get }
    /// The key's value.
    var keyValue: KeyValue { get }
    /// Creates the type's value from a key's; nil if that doesn't have this type's ``shape``.
    init?(_ value: KeyValue)
}

/// An enumeration whose cases are the words of a key.
protocol KeyWord: KeyConvertible, RawRepresentable<String>, CaseIterable, Hashable {
    /// The noun for one of the words, with its article: `a tab role`.
    static var noun: String { get }
}

extension KeyWord {
    static var choice: Choice { Choice(noun, Self.self) }
    static var shape: Shape { .choice(choice) }
    var keyValue: KeyValue { .word(rawValue) }
    init?(_ value: KeyValue) {
        guard let word = value.string else { return nil }
        self.init(rawValue: word)
    }
}

extension Optional: KeyConvertible where Wrapped: KeyConvertible {
    static var shape: Shape { Wrapped.shape }
    var keyValue: KeyValue { map(\.keyValue) ?? .nothing }
    init?(_ value: KeyValue) { self = value == .nothing ? .none : Wrapped(value) }
}

extension Array: KeyConvertible where Element: KeyConvertible {
    static var shape: Shape { .list(Element.shape, atLeast: 0) }
    var keyValue: KeyValue { .list(map(\.keyValue)) }
    init?(_ value: KeyValue) {
        guard let elements = value.elements else { return nil }
        self = elements.compactMap { Element($0) }
    }
}

extension String: KeyConvertible {
    static var shape: Shape { .text }
    var keyValue: KeyValue { .text(self) }
    init?(_ value: KeyValue) {
        guard let text = value.string else { return nil }
        self = text
    }
}

extension Bool: KeyConvertible {
    static var shape: Shape { .bool }
    var keyValue: KeyValue { .flag(self) }
    init?(_ value: KeyValue) {
        guard case .flag(let flag) = value else { return nil }
        self = flag
    }
}

/// Reasons by rule id, in the order of the ids.
extension [String: String]: KeyConvertible {
    static var shape: Shape { .reasons }
    var keyValue: KeyValue {
        .members(sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { KeyMember($0, .text($1)) })
    }
    init?(_ value: KeyValue) {
        guard case .members(let members) = value else { return nil }
        self = members.reduce(into: [:]) { $0[$1.key] = $1.value.string }
    }
}

extension KeyValue {
    /// Accesses the value of a member; nil if there is none.
    subscript(key: String) -> KeyValue? {
        guard case .members(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The string or word.
    var string: String? {
        switch self {
        case .text(let text), .word(let text): text
        default: nil
        }
    }

    var elements: [KeyValue]? {
        if case .list(let elements) = self { elements } else { nil }
    }
}
