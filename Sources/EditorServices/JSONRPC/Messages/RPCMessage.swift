public import TabModel
public import TabSpecCoding

/// The identifier of a request, chosen by the client.
public enum RPCID: Hashable, Sendable {
    case number(Int)
    case text(String)

    /// Creates an id from JSON; nil for anything but a whole number or a string.
    public init?(_ value: JSONValue?) {
        switch value {
        case .integer(let number)?: self = .number(number)
        case .string(let text)?: self = .text(text)
        default: return nil
        }
    }

    var json: JSONValue {
        switch self {
        case .number(let number): .integer(number)
        case .text(let text): .string(text)
        }
    }
}

/// A request, which gets exactly one response.
public struct RPCRequest: Hashable, Sendable {
    /// The id of the response.
    var id: RPCID
    /// The name of the requested method.
    public var method: String
    /// The parameters; empty where the client sent none.
    public var parameters: RPCParameters

    /// Creates a request.
    public init(id: RPCID, method: String, parameters: RPCParameters = RPCParameters()) {
        (self.id, self.method, self.parameters) = (id, method, parameters)
    }
}

/// A notification, which never gets a response.
public struct RPCNotification: Hashable, Sendable {
    /// The name of the notification's method.
    public var method: String
    /// The parameters; empty where the client sent none.
    public var parameters: RPCParameters

    /// Creates a notification.
    public init(method: String, parameters: RPCParameters = RPCParameters()) {
        (self.method, self.parameters) = (method, parameters)
    }
}

/// A message of JSON-RPC 2.0 as a client sends it.
public enum RPCMessage: Hashable, Sendable {
    case request(RPCRequest)
    case notification(RPCNotification)
    /// A response; the server sends no requests, so it is ignored.
    case response

    /// Creates a message from its JSON.
    ///
    /// Half surrogate pairs, as JavaScript can send them, become U+FFFD.
    public init(reading bytes: [UInt8], limits: SpecReadingLimits) throws(RPCRequestError) {
        let value: JSONValue
        do throws(JSONReadingError) {
            value = try JSONValue(reading: SurrogateEscapes.repaired(bytes), limits: limits)
        } catch {
            let place = error.diagnostic.location.map { " (line \($0.line), column \($0.column))" } ?? ""
            throw RPCRequestError(
                nil,
                RPCError(.parseError, "The message is not JSON: \(error.diagnostic.text)\(place)")
            )
        }
        try self.init(value)
    }

    private init(_ value: JSONValue) throws(RPCRequestError) {
        if case .array = value { throw Self.invalid(nil, "Batches aren't supported. Send one message at a time.") }
        guard case .object = value else { throw Self.invalid(nil, "A message must be an object.") }
        let id = RPCID(value["id"])
        guard value["jsonrpc"] == "2.0" else { throw Self.invalid(id, "\"jsonrpc\" must be \"2.0\".") }
        guard case .string(let method)? = value["method"] else {
            guard value["method"] == nil, value["result"] != nil || value["error"] != nil else {
                throw Self.invalid(id, "\"method\" must be a string.")
            }
            self = .response
            return
        }
        let parameters = try Self.parameters(value["params"], id)
        guard let given = value["id"] else {
            self = .notification(RPCNotification(method: method, parameters: parameters))
            return
        }
        guard let id = RPCID(given) else { throw Self.invalid(nil, "\"id\" must be a whole number or a string.") }
        self = .request(RPCRequest(id: id, method: method, parameters: parameters))
    }

    private static func parameters(_ value: JSONValue?, _ id: RPCID?) throws(RPCRequestError) -> RPCParameters {
        switch value {
        case nil, .null?: return RPCParameters()
        case .object?: return RPCParameters(value ?? [:])
        default: throw invalid(id, "\"params\" must be an object.")
        }
    }

    private static func invalid(_ id: RPCID?, _ text: String) -> RPCRequestError {
        RPCRequestError(id, RPCError(.invalidRequest, text))
    }
}

/// An error for a message that can't be accepted, with the id of the request to answer.
public struct RPCRequestError: Error, Hashable, Sendable {
    /// The request's id; nil where it can't be read.
    public var id: RPCID?
    /// The error for the response.
    public var error: RPCError

    init(_ id: RPCID?, _ error: RPCError) { (self.id, self.error) = (id, error) }
}
