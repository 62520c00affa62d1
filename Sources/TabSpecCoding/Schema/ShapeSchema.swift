extension Shape {
    /// The shape in the words of JSON Schema.
    var schema: [JSONMember] {
        switch self {
        case .text: [JSONMember("type", "string")]
        case .bool: [JSONMember("type", "boolean")]
        case .wholeNumber: [JSONMember("type", "integer")]
        case .textOrWholeNumber: [JSONMember("type", ["string", "integer"])]
        case .choice(let choice): [JSONMember("type", "string"), JSONMember("enum", JSONValue(choice.known))]
        case .imagePath: [JSONMember("type", "string"), JSONMember("pattern", .string(ImagePath.pattern))]
        case .reasons: Self.reasonsSchema
        case .orNull(let shape): [JSONMember("anyOf", [.object(shape.schema), ["type": "null"]])]
        case .list(let element, let least): Self.listSchema(element, atLeast: least)
        case .either(let first, let second): [JSONMember("anyOf", [.object(first.schema), .object(second.schema)])]
        case .object(let shape): shape.schemaMembers
        case .map(let shape):
            [JSONMember("type", "object"), JSONMember("additionalProperties", .object(shape.schema))]
        case .anyObject: [JSONMember("type", "object")]
        case .entry: [JSONMember("$ref", "#/$defs/entry")]
        }
    }

    private static let reasonsSchema = [
        JSONMember("type", "object"),
        JSONMember("propertyNames", ["pattern": .string(LintKey.pattern)]),
        JSONMember("additionalProperties", ["type": "string", "pattern": "\\S"]),
    ]

    private static func listSchema(_ element: Shape, atLeast least: Int) -> [JSONMember] {
        var members = [JSONMember("type", "array"), JSONMember("items", .object(element.schema))]
        if least > 0 { members.append(JSONMember("minItems", .integer(least))) }
        return members
    }
}

extension ObjectShape {
    /// The object's keys, each with its sentence, and nothing beside them.
    var schemaMembers: [JSONMember] {
        var members = [
            JSONMember("type", "object"),
            JSONMember("properties", .object(keys.map(\.schemaMember))),
            JSONMember("additionalProperties", false),
        ]
        if allowsExtensions {
            members.append(JSONMember("patternProperties", .object([JSONMember(Self.extensionPattern, true)])))
        }
        if !required.isEmpty { members.append(JSONMember("required", JSONValue(required))) }
        if !oneOf.isEmpty {
            members.append(JSONMember("oneOf", .array(oneOf.map { ["required": [.string($0)]] })))
        }
        return members
    }
}

extension KeyRule {
    fileprivate var schemaMember: JSONMember {
        JSONMember(name, .object([JSONMember("description", .string(text))] + shape.schema))
    }
}
