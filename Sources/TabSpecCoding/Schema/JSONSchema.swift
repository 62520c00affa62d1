import TabModel

/// The JSON Schema of a spec (draft 2020-12), for completion and validation in editors.
///
/// It is generated from the table that the reader uses for its checks.
public enum JSONSchema {
    /// The schema as text, with a newline at the end.
    public static let json = value.text(.pretty)

    /// The schema as a value.
    static let value: JSONValue = .object(
        [
            JSONMember("$schema", "https://json-schema.org/draft/2020-12/schema"),
            JSONMember("title", "Tab spec"),
            JSONMember("description", "A SwiftUI TabView with its modifiers, tabs and sections."),
        ] + TabViewKeys.shape.schemaMembers + [JSONMember("$defs", definitions)]
    )

    private static let definitions: JSONValue = [
        "entry": entry,
        "tab": definition("Tab", EntryKeys.tabShape),
        "section": definition("Section", EntryKeys.sectionShape),
        "titles": titles,
        "standIn": definition("Stand-in", StandIn.shape),
        "when": definition("When", When.object),
    ]

    /// A title by language, which is allowed in many places.
    private static let titles: JSONValue = {
        guard case .either(_, .object(let shape)) = Shape.title else { return [:] }
        return definition("Title by language", shape)
    }()

    /// A section where there is a key `tabs`, otherwise a tab.
    ///
    /// `tabs` is allowed in both, so that an editor offers it before it is typed.
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

extension Shape {
    /// The shape in the terms of JSON Schema.
    var schema: [JSONMember] {
        switch self {
        case .text, .textOrWholeNumber: [JSONMember("type", Self.textTypes)]
        case .bool: [JSONMember("type", "boolean")]
        case .wholeNumber: [JSONMember("type", "integer")]
        case .number(let range):
            [
                JSONMember("type", "integer"), JSONMember("minimum", .integer(range.lowerBound)),
                JSONMember("maximum", .integer(range.upperBound)),
            ]
        case .choice(let choice): choice.schema
        case .condition: [JSONMember("type", "string"), JSONMember("pattern", .string(ConditionKey.pattern))]
        case .path(let kind): [JSONMember("type", "string"), JSONMember("pattern", .string(kind.pattern))]
        case .color: [JSONMember("type", "string"), JSONMember("pattern", .string(HexColor.pattern))]
        case .reasons: Self.reasonsSchema
        case .orNull(let shape): [JSONMember("anyOf", [.object(shape.schema), ["type": "null"]])]
        case .list(let element, let least, let most): Self.listSchema(element, count: least...most)
        case .either(let first, let second): [JSONMember("anyOf", [.object(first.schema), .object(second.schema)])]
        case .object(let shape):
            shape.definition.map { [JSONMember("$ref", .string("#/$defs/\($0)"))] } ?? shape.schemaMembers
        case .map(let shape):
            [JSONMember("type", "object"), JSONMember("additionalProperties", .object(shape.schema))]
        case .conditions(let shape):
            [
                JSONMember("type", "object"),
                JSONMember("propertyNames", ["pattern": .string(ConditionKey.pattern)]),
                JSONMember("additionalProperties", .object(shape.schema)),
            ]
        case .anyObject: [JSONMember("type", "object")]
        case .entry: [JSONMember("$ref", "#/$defs/entry")]
        }
    }

    /// The types of a string value: numbers, true and false are read as they are written.
    private static let textTypes: JSONValue = ["string", "number", "boolean"]

    private static let reasonsSchema = [
        JSONMember("type", "object"),
        JSONMember("propertyNames", ["pattern": .string(LintKey.pattern)]),
        JSONMember("additionalProperties", ["type": textTypes, "pattern": "\\S"]),
    ]

    private static func listSchema(_ element: Shape, count: ClosedRange<Int>) -> [JSONMember] {
        var members = [JSONMember("type", "array"), JSONMember("items", .object(element.schema))]
        if count.lowerBound > 0 { members.append(JSONMember("minItems", .integer(count.lowerBound))) }
        if count.upperBound < .max { members.append(JSONMember("maxItems", .integer(count.upperBound))) }
        return members
    }
}

extension ObjectShape {
    /// The object's keys, each with its sentence, and no additional ones.
    var schemaMembers: [JSONMember] {
        var members = [
            JSONMember("type", "object"),
            JSONMember("properties", .object(keys.map(\.schemaMember))),
            JSONMember("additionalProperties", false),
        ]
        if allowsExtensions {
            members.append(JSONMember("patternProperties", .object([JSONMember(Self.extensionPattern, true)])))
        }
        if needsKey { members.append(JSONMember("minProperties", 1)) }
        if !required.isEmpty { members.append(JSONMember("required", JSONValue(required))) }
        if !oneOf.isEmpty {
            members.append(JSONMember("oneOf", .array(oneOf.map { ["required": [.string($0)]] })))
        }
        return members
    }
}

extension KeyRow {
    fileprivate var schemaMember: JSONMember {
        JSONMember(name, .object([JSONMember("description", .string(text))] + shape.schema))
    }
}

extension Choice {
    /// The schema of the words, or of the numbers that the words represent.
    fileprivate var schema: [JSONMember] {
        guard areNumbers else { return [JSONMember("type", "string"), JSONMember("enum", JSONValue(allWords))] }
        let numbers = words.compactMap(Double.init).map { number in
            Int(exactly: number).map(JSONValue.integer) ?? .number(number)
        }
        return [JSONMember("enum", .array(words.map(JSONValue.string) + numbers))]
    }
}
