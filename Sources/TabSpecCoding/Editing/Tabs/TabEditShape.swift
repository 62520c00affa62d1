import SpecSchema

/// The acts on a spec's structure by name.
enum TabEditName: String, CaseIterable, Sendable {
    case insert, remove, move, duplicate, wrap, dissolve, set, undo, redo
}

/// The shapes of acts as JSON (the format, 7).
enum TabEditShape {
    /// The body of a request: one act, or several as one change.
    static let several = ObjectShape(
        "a change",
        keys: [KeyRow("edits", .list(.anyObject, atLeast: 1), "The edits, in order.")],
        required: ["edits"]
    )

    /// The shape of an act; without a name, of whatever might be one.
    static func shape(_ name: TabEditName?) -> ObjectShape {
        switch name {
        case .insert: object(name, [entry, section, offset], required: ["entry", "offset"])
        case .remove, .duplicate, .dissolve: object(name, [of], required: ["of"])
        case .move: object(name, [of, section, offset], required: ["of", "offset"])
        case .wrap: object(name, [together] + header, required: ["of"])
        case .set: object(name, [of, members], required: ["members"])
        case .undo, .redo: object(name, [])
        case nil: object(nil, [of, entry, section, offset] + header + [members])
        }
    }

    private static let address = Shape.either(.text, .list(.wholeNumber, atLeast: 1))
    private static let edit = KeyRow("edit", .choice(Choice("an edit", TabEditName.self)), "The edit's name.")
    private static let of = KeyRow("of", address, "The entry: its id, or its path of indices.")
    private static let together = KeyRow("of", .list(address, atLeast: 1), "Entries next to each other in one list.")
    private static let section = KeyRow("section", address, "The section; absent for the spec's own list.")
    private static let offset = KeyRow("offset", .wholeNumber, "The number of entries before the place.")
    private static let entry = KeyRow("entry", .entry, "A tab or a section.")
    private static let header = [
        KeyRow("title", .text, "The new section's header."),
        KeyRow("systemImage", .text, "The name of the header's SF Symbol."),
        KeyRow("image", .imagePath, "The path of the header's image."),
    ]
    private static let members = KeyRow("members", .anyObject, "Values by key; null removes a key.")

    private static func object(_ name: TabEditName?, _ keys: [KeyRow], required: [String] = []) -> ObjectShape {
        let noun = name.map { "the edit \($0.rawValue)" } ?? "an edit"
        return ObjectShape(noun, keys: [edit] + keys, required: ["edit"] + required)
    }
}
