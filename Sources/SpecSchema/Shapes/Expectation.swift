import TabModel

extension Shape {
    /// What a message says was expected: `a string or a whole number`.
    public var expectation: String {
        switch self {
        case .text: "a string"
        case .bool: "true or false"
        case .wholeNumber: "a whole number"
        case .textOrWholeNumber: "a string or a whole number"
        case .choice(let choice): Self.oneOf(choice.words)
        case .imagePath: "the path of an image"
        case .reasons: "an object of rule ids and reasons"
        case .orNull(let shape): Self.joined(shape.expectation, "null")
        case .list: "an array"
        case .either(let first, let second): Self.joined(first.expectation, second.expectation)
        case .object(let shape) where shape.keys.count <= 4: "an object with \(Self.oneOf(shape.keys.map(\.name)))"
        case .object(let shape): "an object: \(shape.noun)"
        case .map, .anyObject: "an object"
        case .entry: "an object: a tab or a section"
        }
    }

    /// The words as a choice: `"a", "b" or "c"`.
    private static func oneOf(_ words: [String]) -> String {
        words.isEmpty ? "nothing" : WordList.or(words.map { "\"\($0)\"" })
    }

    /// Two expectations as one, with a comma where the first has an "or" of its own.
    private static func joined(_ first: String, _ second: String) -> String {
        "\(first)\(first.contains(" or ") ? "," : "") or \(second)"
    }

    /// The key of an object that can be here and that takes a word; nil if there is none.
    public func key(ofWord word: String) -> String? {
        switch self {
        case .either(let first, let second): first.key(ofWord: word) ?? second.key(ofWord: word)
        case .orNull(let shape): shape.key(ofWord: word)
        case .object(let shape):
            shape.keys.first { rule in
                if case .choice(let choice) = rule.shape { choice.words.contains(word) } else { false }
            }?.name
        default: nil
        }
    }

    /// Whether nothing but a string is wanted, so that a YAML plain scalar counts as written, even if it is a number.
    public var takesTextOnly: Bool {
        switch self {
        case .text, .imagePath, .choice: true
        case .orNull(let shape): shape.takesTextOnly
        default: false
        }
    }

    /// Whether any text will do.
    public var isFreeText: Bool {
        switch self {
        case .text: true
        case .orNull(let shape): shape.isFreeText
        default: false
        }
    }
}
