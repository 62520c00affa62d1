/// The JSON Schema of a spec (draft 2020-12), for completion and checking in editors.
///
/// Made of the very table that the reader checks with.
public enum SpecSchema {
    /// The schema as text, with a newline at the end.
    public static let json = value.text(.pretty)

    /// The schema as a value.
    static let value: JSONValue = .object(
        [
            JSONMember("$schema", "https://json-schema.org/draft/2020-12/schema"),
            JSONMember("title", "Tab spec"),
            JSONMember("description", "One SwiftUI TabView with its modifiers, tabs and sections."),
        ] + SpecShape.spec.schemaMembers + [JSONMember("$defs", definitions)]
    )

    private static let definitions: JSONValue = [
        "entry": entry,
        "tab": definition("Tab", EntryShapes.tab),
        "section": definition("Section", EntryShapes.section),
    ]

    /// A section where there is a key `tabs`, else a tab.
    ///
    /// `tabs` stands here as well, so that an editor offers it before it is typed.
    private static let entry: JSONValue = [
        "title": "Entry",
        "description": "A tab, or a section if it has tabs.",
        "type": "object",
        "properties": ["tabs": ["description": "Makes the entry a section."]],
        "if": ["required": ["tabs"]],
        "then": ["$ref": "#/$defs/section"],
        "else": ["$ref": "#/$defs/tab"],
    ]

    private static func definition(_ title: String, _ shape: ObjectShape) -> JSONValue {
        .object([JSONMember("title", .string(title))] + shape.schemaMembers)
    }
}
