import TabModel

extension Shape {
    /// What a message says was expected: `a text or a whole number`.
    var expectation: String {
        switch self {
        case .text: "a text"
        case .bool: "true or false"
        case .wholeNumber: "a whole number"
        case .textOrWholeNumber: "a text or a whole number"
        case .choice(let choice): oneOf(choice.words)
        case .imagePath: "the path of an image"
        case .reasons: "an object of rule ids and reasons"
        case .orNull(let shape): Self.joined(shape.expectation, "null")
        case .list: "an array"
        case .either(let first, let second): Self.joined(first.expectation, second.expectation)
        case .object(let shape) where shape.keys.count <= 4: "an object with \(oneOf(shape.keys.map(\.name)))"
        case .object(let shape): "an object: \(shape.noun)"
        case .map, .anyObject: "an object"
        case .entry: "an object: a tab or a section"
        }
    }

    /// Two expectations as one, with a comma where the first has an "or" of its own.
    private static func joined(_ first: String, _ second: String) -> String {
        "\(first)\(first.contains(" or ") ? "," : "") or \(second)"
    }

    /// The key of an object that may stand here and that takes a word; nil if there is none.
    func key(ofWord word: String) -> String? {
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

    /// Whether nothing but a text is wanted, so that a YAML plain scalar counts as written, even if it is a number.
    var takesTextOnly: Bool {
        switch self {
        case .text, .imagePath, .choice: true
        case .orNull(let shape): shape.takesTextOnly
        default: false
        }
    }

    /// Whether any text will do.
    var isFreeText: Bool {
        switch self {
        case .text: true
        case .orNull(let shape): shape.isFreeText
        default: false
        }
    }

    /// Whether a value is of the right kind, whatever is inside it.
    func accepts(_ value: SourceValue) -> Bool {
        switch self {
        case .text, .imagePath, .choice: value.text != nil
        case .bool: value.bool != nil
        case .wholeNumber: value.integer != nil
        case .textOrWholeNumber: value.integer != nil || value.text != nil
        case .orNull(let shape): value.isNull || shape.accepts(value)
        case .list: value.list != nil
        case .either(let first, let second): first.accepts(value) || second.accepts(value)
        case .object, .map, .anyObject, .reasons, .entry: value.members != nil
        }
    }
}

extension SourceValue {
    /// What a message says was found.
    var found: String {
        switch content {
        case .null: written == "" ? "nothing" : "null"
        case .bool(let bool): "\(bool)"
        case .integer(let integer): "the number \(integer)"
        case .fraction(let text): "the number \(text.prefix(32))"
        case .tooLarge(let text): "the number \(text.prefix(32))"
        case .string(let text): text.quoted
        case .list: "an array"
        case .object: "an object"
        }
    }
}
