public import TabModel

/// An error as an answer carries it.
public struct RPCError: Error, Hashable, Sendable {
    /// The codes of JSON-RPC, and those that the protocols on top of it add.
    public enum Code: Int, Sendable {
        case parseError = -32_700
        case invalidRequest = -32_600
        case methodNotFound = -32_601
        case invalidParameters = -32_602
        case internalError = -32_603
        case notInitialized = -32_002
        case requestCancelled = -32_800
        case requestFailed = -32_803
        case unsupportedVersion = -32_022
    }

    /// What kind of error it is.
    public var code: Code
    /// What is wrong and what was expected, in a sentence or two.
    public var text: String
    /// The same for programs, where the protocol says how; nil for nothing.
    public var data: JSONValue?

    /// Makes an error.
    public init(_ code: Code, _ text: String, data: JSONValue? = nil) {
        (self.code, self.text, self.data) = (code, text, data)
    }

    /// A method that there is none of.
    public static func noMethod(_ name: String) -> Self {
        Self(.methodNotFound, "There is no method \"\(name)\".")
    }

    var json: JSONValue {
        let members = [JSONMember("code", .integer(code.rawValue)), JSONMember("message", .string(text))]
        return .object(members + (data.map { [JSONMember("data", $0)] } ?? []))
    }
}

/// What this side sends.
public enum RPCReply: Hashable, Sendable {
    /// The answer to a request; nil where its id could not be made out.
    case answer(RPCID?, Result<JSONValue, RPCError>)
    case notification(String, JSONValue)

    /// The message.
    public var json: JSONValue {
        switch self {
        case .answer(let id, .success(let result)):
            ["jsonrpc": "2.0", "id": id?.json ?? .null, "result": result]
        case .answer(let id, .failure(let error)):
            ["jsonrpc": "2.0", "id": id?.json ?? .null, "error": error.json]
        case .notification(let method, let parameters):
            ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
        }
    }
}
