import TabModel

/// The members of one object as they are collected; they come out in the order of the object's shape.
struct SpecMembers {
    private let shape: ObjectShape
    private var values: [String: JSONValue] = [:]

    init(_ shape: ObjectShape) {
        self.shape = shape
    }

    var object: JSONValue {
        .object(shape.keys.compactMap { rule in values[rule.name].map { JSONMember(rule.name, $0) } })
    }

    mutating func add(_ key: String, _ value: JSONValue?) {
        values[key] = value
    }

    mutating func add(_ key: String, _ text: String?) {
        values[key] = text.map(JSONValue.string)
    }

    mutating func add(_ key: String, _ flag: Bool, usual: Bool = false) {
        if flag != usual { values[key] = .bool(flag) }
    }

    mutating func add<Word: RawRepresentable<String>>(_ key: String, _ word: Word, usual: Word) {
        if word.rawValue != usual.rawValue { values[key] = .string(word.rawValue) }
    }

    mutating func add<Word: RawRepresentable<String>>(_ key: String, _ pair: PerPlacement<Word>, usual: Word) {
        let words = (pair.sidebar.rawValue, pair.tabBar.rawValue)
        guard words != (usual.rawValue, usual.rawValue) else { return }
        values[key] = words.0 == words.1 ? .string(words.0) : ["sidebar": .string(words.0), "tabBar": .string(words.1)]
    }

    mutating func add(_ key: String, reasons: [String: String]) {
        guard !reasons.isEmpty else { return }
        let members = reasons.map { JSONMember($0.key, .string($0.value)) }
        values[key] = .object(members.sorted { $0.key.precedes($1.key) })
    }
}
