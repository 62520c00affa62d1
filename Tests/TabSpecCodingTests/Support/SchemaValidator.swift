import TabModel
import TabSpecCoding

/// As much of JSON Schema (draft 2020-12) as the spec's schema uses; a word it does not know is a failure.
struct SchemaValidator {
    let root: JSONValue

    /// Returns the problems of a value, as paths; empty if it is valid.
    func problems(_ value: JSONValue) -> [String] {
        problems(value, root, "")
    }

    private func problems(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
        if schema == true { return [] }
        guard case .object(let members) = schema else { return ["\(path): no schema"] }
        return members.flatMap { problems(value, $0.key, $0.value, schema, path) }
    }

    private func problems(
        _ value: JSONValue,
        _ word: String,
        _ argument: JSONValue,
        _ schema: JSONValue,
        _ path: String
    ) -> [String] {
        switch word {
        case "$schema", "title", "description", "$defs", "then", "else": return []
        case "type": return types(argument).contains { isOf($0, value) } ? [] : ["\(path): type"]
        case "enum": return argument.elements.contains(value) ? [] : ["\(path): enum"]
        case "pattern": return matches(value, argument) ? [] : ["\(path): pattern"]
        case "minItems": return .integer(value.elements.count) < argument ? ["\(path): minItems"] : []
        case "maxItems": return argument < .integer(value.elements.count) ? ["\(path): maxItems"] : []
        case "minimum": return value < argument ? ["\(path): minimum"] : []
        case "maximum": return argument < value ? ["\(path): maximum"] : []
        case "items": return value.elements.enumerated().flatMap { problems($1, argument, "\(path)[\($0)]") }
        case "properties": return properties(value, argument, path)
        case "additionalProperties": return additional(value, argument, schema, path)
        case "patternProperties":
            return value.members.flatMap { member in
                argument.members.filter { matches(.string(member.key), .string($0.key)) }
                    .flatMap { problems(member.value, $0.value, "\(path).\(member.key)") }
            }
        case "propertyNames":
            return value.members.flatMap { problems(.string($0.key), argument, "\(path).\($0.key)") }
        case "minProperties": return .integer(value.members.count) < argument ? ["\(path): minProperties"] : []
        case "required": return isRequired(argument, of: value) ? [] : ["\(path): required"]
        case "anyOf": return valid(argument, value).isEmpty ? ["\(path): anyOf"] : []
        case "oneOf": return valid(argument, value).count == 1 ? [] : ["\(path): oneOf"]
        case "$ref": return problems(value, definition(argument), path)
        case "if":
            let branch = problems(value, argument, path).isEmpty ? "then" : "else"
            return problems(value, schema[branch] ?? [:], path)
        default: return ["unknown word \(word)"]
        }
    }

    private func types(_ argument: JSONValue) -> [JSONValue] {
        argument.elements.isEmpty ? [argument] : argument.elements
    }

    private func isOf(_ type: JSONValue, _ value: JSONValue) -> Bool {
        switch (type, value) {
        case ("string", .string), ("boolean", .bool), ("integer", .integer), ("number", .integer), ("number", .number),
            ("null", .null), ("array", .array), ("object", .object):
            true
        default: false
        }
    }

    private func matches(_ value: JSONValue, _ pattern: JSONValue) -> Bool {
        guard case .string(let text) = value, case .string(let pattern) = pattern else { return true }
        // Swift writes \u0000 as \x00.
        guard let expression = try? Regex(pattern.replacing("\\u00", with: "\\x")) else { return false }
        return text.contains(expression)
    }

    private func properties(_ value: JSONValue, _ argument: JSONValue, _ path: String) -> [String] {
        value.members.flatMap { member in
            argument[member.key].map { problems(member.value, $0, "\(path).\(member.key)") } ?? []
        }
    }

    private func additional(
        _ value: JSONValue,
        _ argument: JSONValue,
        _ schema: JSONValue,
        _ path: String
    ) -> [String] {
        let patterns = schema["patternProperties"]?.members.map(\.key) ?? []
        let others = value.members.filter { member in
            schema["properties"]?[member.key] == nil
                && !patterns.contains { matches(.string(member.key), .string($0)) }
        }
        if argument == false { return others.map { "\(path): \($0.key) is additional" } }
        return others.flatMap { problems($0.value, argument, "\(path).\($0.key)") }
    }

    private func isRequired(_ keys: JSONValue, of value: JSONValue) -> Bool {
        keys.elements.allSatisfy { key in value.members.contains { .string($0.key) == key } }
    }

    private func valid(_ schemas: JSONValue, _ value: JSONValue) -> [JSONValue] {
        schemas.elements.filter { problems(value, $0, "").isEmpty }
    }

    private func definition(_ reference: JSONValue) -> JSONValue {
        guard case .string(let text) = reference, text.hasPrefix("#/$defs/") else { return [:] }
        return root["$defs"]?[String(text.dropFirst(8))] ?? .null
    }
}

extension JSONValue {
    var elements: [JSONValue] {
        if case .array(let elements) = self { elements } else { [] }
    }

    var members: [JSONMember] {
        if case .object(let members) = self { members } else { [] }
    }

    fileprivate static func < (lhs: JSONValue, rhs: JSONValue) -> Bool {
        guard case .integer(let lhs) = lhs, case .integer(let rhs) = rhs else { return false }
        return lhs < rhs
    }
}
