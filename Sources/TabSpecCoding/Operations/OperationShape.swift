import SpecSchema

/// The operations of form 7 by name.
enum OperationName: String, CaseIterable, Sendable {
    case addToBar, removeFromBar, moveInBar, hide, show, moveInSection
    case resetVisibility, resetSectionOrder, resetTabOrder, resetAll
    case undo, redo
}

/// The shapes of operations (the format, form 7).
enum OperationShape {
    /// The shape of an operation; without a name, of whatever might be one.
    static func shape(_ name: OperationName?) -> ObjectShape {
        switch name {
        case .addToBar: object(name, [id, before], required: ["id"])
        case .moveInBar, .moveInSection: object(name, [id, before], required: ["id", "before"])
        case .removeFromBar, .hide, .show: object(name, [id], required: ["id"])
        case .resetVisibility, .resetSectionOrder, .resetAll, .undo, .redo: object(name, [])
        case .resetTabOrder: object(name, [section], required: ["section"])
        case nil: object(nil, [id, before, section])
        }
    }

    private static let operation = KeyRow(
        "op",
        .choice(Choice("an operation", OperationName.self)),
        "The operation's name."
    )
    private static let id = KeyRow("id", .text, "The entry.")
    private static let before = KeyRow("before", .orNull(.text), "The neighbor to insert it before; null is the end.")
    private static let section = KeyRow("section", .text, "The section.")

    private static func object(_ name: OperationName?, _ keys: [KeyRow], required: [String] = []) -> ObjectShape {
        let noun = name.map { "the operation \($0.rawValue)" } ?? "an operation"
        return ObjectShape(noun, keys: [operation] + keys, required: ["op"] + required)
    }
}
