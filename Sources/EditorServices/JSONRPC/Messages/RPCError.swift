public import TabModel

/// An error in a response.
public struct RPCError: Error, Hashable, Sendable {
    /// The error codes of JSON-RPC, and those that the protocols on top of it add.
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

    /// The kind of error.
    public var code: Code
    /// A description of the error and of the expected value, in a sentence or two.
    public var text: String
    /// The error's data for programs, where the protocol defines them; nil for none.
    var data: JSONValue?

    /// Creates an error.
    public init(_ code: Code, _ text: String, data: JSONValue? = nil) {
        (self.code, self.text, self.data) = (code, text, data)
    }

    /// Returns the error for an unknown method.
    public static func noMethod(_ name: String) -> Self {
        Self(.methodNotFound, "There is no method \"\(name)\".")
    }

    var json: JSONValue {
        let members = [JSONMember("code", .integer(code.rawValue)), JSONMember("message", .string(text))]
        return .object(members + (data.map { [JSONMember("data", $0)] } ?? []))
    }
}

/// A message from the server to the client.
public enum RPCOutgoingMessage: Hashable, Sendable {
    /// The response to a request; the id is nil where it could not be read.
    case response(RPCID?, Result<JSONValue, RPCError>)
    case notification(String, JSONValue)

    /// The message as JSON.
    var json: JSONValue {
        switch self {
        case .response(let id, .success(let result)):
            ["jsonrpc": "2.0", "id": id?.json ?? .null, "result": result]
        case .response(let id, .failure(let error)):
            ["jsonrpc": "2.0", "id": id?.json ?? .null, "error": error.json]
        case .notification(let method, let parameters):
            ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
        }
    }
}
