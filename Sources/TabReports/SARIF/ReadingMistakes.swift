/// What the ids of the reader mean (the format, 6): mistakes in a text, before any rule is asked.
enum ReadingMistakes {
    /// The meaning of an id; a general sentence for one that is neither the reader's nor a rule's.
    static func text(of id: String) -> String {
        texts[id] ?? "A mistake in the spec."
    }

    /// The ids of the format with their meaning.
    static let texts = [
        "syntax": "The text is not well-formed JSON or YAML.",
        "unknownKey": "A key that the format does not have; most often a spelling mistake.",
        "duplicateKey": "A key that stands twice in one object, so that one of the two would be lost.",
        "type": "A value of another type than the key takes.",
        "value": "A value that is not among those the key takes.",
        "missing": "Something that a spec must have is not there.",
        "limit": "The text is larger or deeper than what is read.",
    ]
}
