/// The shapes of operations (formats, form 7).
enum OperationShape {
    /// The operations that are understood, each with its own keys.
    static let all: [(name: String, shape: ObjectShape)] = [
        named("addToBar", [id, before], required: ["id"]),
        named("removeFromBar", [id], required: ["id"]),
        named("moveInBar", [id, before], required: ["id", "before"]),
        named("hide", [id], required: ["id"]),
        named("show", [id], required: ["id"]),
        named("moveInSection", [id, before], required: ["id", "before"]),
        named("resetVisibility", []),
        named("resetSectionOrder", []),
        named("resetTabOrder", [section], required: ["section"]),
        named("resetAll", []),
    ]

    /// Their names.
    static let names = Choice("an operation", all.map(\.name))
    /// What an object without a known operation is checked against.
    static let unnamed = ObjectShape("an operation", keys: [operation, id, before, section], required: ["op"])

    private static let operation = KeyRule(
        "op",
        .choice(
            Choice(
                "an operation",
                [
                    "addToBar", "removeFromBar", "moveInBar", "hide", "show", "moveInSection", "resetVisibility",
                    "resetSectionOrder", "resetTabOrder", "resetAll",
                ]
            )
        ),
        "What is done."
    )
    private static let id = KeyRule("id", .text, "The entry.")
    private static let before = KeyRule("before", .orNull(.text), "The neighbour it goes before; null is the end.")
    private static let section = KeyRule("section", .text, "The section.")

    private static func named(
        _ name: String,
        _ keys: [KeyRule],
        required: [String] = []
    ) -> (name: String, shape: ObjectShape) {
        (name, ObjectShape("the operation \(name)", keys: [operation] + keys, required: ["op"] + required))
    }
}
