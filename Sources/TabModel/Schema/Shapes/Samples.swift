extension Shape {
    /// The values of the shape, one of each kind that rules can distinguish: every word, both Boolean values, an object
    /// with all keys.
    public var samples: [KeyValue] {
        switch self {
        case .text, .textOrWholeNumber, .path, .condition: [.text("…")]
        case .color: [.text("#000000")]
        case .bool: [.flag(true), .flag(false)]
        case .wholeNumber: [.number(1)]
        case .number(let range): [.number(range.lowerBound)]
        case .choice(let choice): choice.words.map(KeyValue.word)
        case .orNull(let shape): [.nothing] + shape.samples
        case .list: [.list([])]
        case .either(let first, let second): first.samples + second.samples
        case .object(let shape): shape.samples
        case .reasons, .map, .conditions, .anyObject, .entry: []
        }
    }
}

extension ObjectShape {
    /// The objects with all keys, one for each value of the key with the most values.
    fileprivate var samples: [KeyValue] {
        let members = keys.map { ($0.name, $0.shape.samples) }.filter { !$0.1.isEmpty }
        let count = members.map(\.1.count).max() ?? 0
        return (0..<count).map { number in
            .members(members.map { KeyMember($0, $1[min(number, $1.count - 1)]) })
        }
    }
}
