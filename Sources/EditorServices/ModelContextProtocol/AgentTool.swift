import TabModel

/// A tool that an agent can call.
public struct AgentTool: Sendable {
    /// The name for calls, such as `lint`.
    var name: String
    /// The display name.
    var title: String
    /// A description of the tool and its use; agents choose a tool by these sentences.
    var text: String
    /// The arguments that the tool takes.
    var arguments: [AgentArgument]
    /// A closure that runs the tool.
    var run: @Sendable (RPCParameters) async throws -> [AgentContent]

    /// Creates a tool.
    public init(
        _ name: String,
        title: String,
        _ text: String,
        arguments: [AgentArgument],
        run: @escaping @Sendable (RPCParameters) async throws -> [AgentContent]
    ) {
        (self.name, self.title, self.text, self.arguments, self.run) = (name, title, text, arguments, run)
    }

    /// The tool as the protocol lists it: no tool writes anything, or requests anything outside this machine.
    var json: JSONValue {
        [
            "name": .string(name), "title": .string(title), "description": .string(text),
            "inputSchema": [
                "type": "object",
                "properties": .object(arguments.map { JSONMember($0.name, $0.schema) }),
                "required": .array(arguments.filter(\.isRequired).map { .string($0.name) }),
                "additionalProperties": false,
            ],
            "annotations": ["readOnlyHint": true, "idempotentHint": true, "openWorldHint": false],
        ]
    }
}

/// An argument of a tool.
public struct AgentArgument: Sendable {
    /// The type of an argument, in the terms of JSON Schema.
    public enum Kind: String, Sendable {
        case text = "string"
        case number = "integer"
        case flag = "boolean"
    }

    /// The argument's key.
    public var name: String
    /// A description of the argument.
    var text: String
    /// The argument's type.
    public var kind: Kind
    /// The allowed values; empty for any.
    var words: [String]
    /// A Boolean value that indicates whether the argument is required.
    var isRequired: Bool

    /// Creates an argument.
    public init(
        _ name: String,
        _ text: String,
        kind: Kind = .text,
        words: [String] = [],
        isRequired: Bool = false
    ) {
        (self.name, self.text, self.kind, self.words) = (name, text, kind, words)
        self.isRequired = isRequired
    }

    var schema: JSONValue {
        let members = [JSONMember("type", .string(kind.rawValue)), JSONMember("description", .string(text))]
        return .object(members + (words.isEmpty ? [] : [JSONMember("enum", JSONValue(words))]))
    }
}

/// A reason why a tool could not do its work; the agent reads it and tries something else.
public struct AgentFailure: Error, Hashable, Sendable {
    /// A description of the failure and its remedy, in a sentence or two.
    public var text: String

    /// Creates a failure.
    public init(_ text: String) { self.text = text }
}
