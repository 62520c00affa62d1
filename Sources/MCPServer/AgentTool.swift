public import JSONRPC
import TabModel

/// Something that an agent can have done.
public struct AgentTool: Sendable {
    /// The name by which it is called, such as `lint`.
    public var name: String
    /// The name for people.
    public var title: String
    /// What it does and when to use it: agents choose by these sentences.
    public var text: String
    /// What it takes.
    public var arguments: [AgentArgument]
    /// Does it.
    public var run: @Sendable (RPCParameters) async throws -> [AgentContent]

    /// Makes a tool.
    public init(
        _ name: String,
        title: String,
        _ text: String,
        arguments: [AgentArgument],
        run: @escaping @Sendable (RPCParameters) async throws -> [AgentContent]
    ) {
        (self.name, self.title, self.text, self.arguments, self.run) = (name, title, text, arguments, run)
    }

    /// The tool as the protocol lists it: none writes anything, or asks for anything outside of this machine.
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

/// One thing that a tool takes.
public struct AgentArgument: Sendable {
    /// Its type, in the words of JSON Schema.
    public enum Kind: String, Sendable {
        case text = "string"
        case number = "integer"
        case flag = "boolean"
    }

    /// Its key.
    public var name: String
    /// What it is for.
    public var text: String
    /// What type it has.
    public var kind: Kind
    /// The words that it can be; empty for any.
    public var words: [String]
    /// A Boolean value that indicates whether it must be there.
    public var isRequired: Bool

    /// Makes an argument.
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

/// Why a tool did not do what was asked: the agent reads it and tries something else.
public struct AgentFailure: Error, Hashable, Sendable {
    /// What is wrong and what to do, in a sentence or two.
    public var text: String

    /// Makes a failure.
    public init(_ text: String) { self.text = text }
}
