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
