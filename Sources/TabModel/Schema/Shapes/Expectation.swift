extension Shape {
    /// The expected values in a message: `a string or a whole number`.
    public var expectation: String {
        switch self {
        case .text: "a string"
        case .bool: "true or false"
        case .wholeNumber: "a whole number"
        case .number(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .textOrWholeNumber: "a string or a whole number"
        case .choice(let choice): Self.oneOf(choice.words)
        case .path(let kind): "the path of \(kind.noun)"
        case .color: "a color such as \"#12AB34\""
        case .reasons: "an object of rule ids and reasons"
        case .orNull(let shape): Self.joined(shape.expectation, "null")
        case .list: "an array"
        case .either(let first, let second): Self.joined(first.expectation, second.expectation)
        case .object(let shape) where shape.keys.count <= 4: "an object with \(Self.oneOf(shape.keys.map(\.name)))"
        case .object(let shape): "an object: \(shape.noun)"
        case .map, .conditions, .anyObject: "an object"
        case .entry: "an object: a tab or a section"
        case .condition: "a condition's name"
        }
    }

    /// Returns the words as a choice: `"a", "b" or "c"`.
    private static func oneOf(_ words: [String]) -> String {
        words.isEmpty ? "nothing" : WordList.or(words.map { "\"\($0)\"" })
    }

    /// Returns two expectations as one, with a comma if the first contains an "or" or a colon.
    private static func joined(_ first: String, _ second: String) -> String {
        "\(first)\(first.contains(" or ") || first.contains(": ") ? "," : "") or \(second)"
    }

    /// Returns the key of an allowed object that takes a word; nil if there is none.
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

    /// A Boolean value that indicates whether only a string is allowed, so that a scalar without quotes counts as one,
    /// even if it is a number.
    public var takesTextOnly: Bool {
        switch self {
        case .text, .path, .color, .choice, .condition: true
        case .orNull(let shape): shape.takesTextOnly
        case .either(let text, .object): text.isFreeText
        default: false
        }
    }

    /// A Boolean value that indicates whether any string is allowed.
    var isFreeText: Bool {
        switch self {
        case .text: true
        case .orNull(let shape), .either(let shape, .object): shape.isFreeText
        default: false
        }
    }
}

/// The ids of findings: `R5.` and a number.
public enum LintKey {
    /// The pattern of ``isValid(_:)`` for editors, as a regular expression of JSON Schema.
    public static let pattern = "^R5\\.[1-9][0-9]{0,2}$"

    /// Returns a Boolean value that indicates whether a key is the id of a finding.
    public static func isValid(_ key: String) -> Bool {
        let digits = Array(key.utf8.dropFirst(3))
        return key.hasPrefix("R5.") && 1...3 ~= digits.count && digits.first != UInt8(ascii: "0")
            && digits.allSatisfy { 0x30...0x39 ~= $0 }
    }
}

/// The ids of conditions: names that are valid for a Swift property.
public enum ConditionKey {
    /// The pattern of ``isValid(_:)`` for editors, as a regular expression of JSON Schema.
    public static let pattern = "^[A-Za-z_][A-Za-z0-9_]{0,63}$"

    /// Returns a Boolean value that indicates whether a key can be the id of a condition.
    public static func isValid(_ key: String) -> Bool {
        guard 1...64 ~= key.utf8.count, let first = key.utf8.first, !(0x30...0x39 ~= first) else { return false }
        return key.utf8.allSatisfy { byte in
            Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80 || 0x30...0x39 ~= byte || byte == 0x5F
        }
    }
}
