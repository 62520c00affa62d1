/// What the ids of the reader mean (the format, 6): errors in a string, before any rule is asked.
enum ReadingMistakes {
    /// The meaning of an id; a general sentence for one that is neither the reader's nor a rule's.
    static func text(of id: String) -> String {
        texts[id] ?? "An error in the spec."
    }

    /// The ids of the format with their meaning.
    static let texts = [
        "syntax": "The file is not valid JSON or YAML.",
        "unknownKey": "A key that the format does not have; most often a typo.",
        "duplicateKey": "A duplicate key in an object, of which one would be lost.",
        "type": "A value of the wrong type for its key.",
        "value": "A value that the key doesn't allow.",
        "missing": "A required key is missing.",
        "limit": "The file is larger or more deeply nested than the limits.",
    ]
}
