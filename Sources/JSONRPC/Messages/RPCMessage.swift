public import TabModel
public import TabSpecCoding

/// What tells one request from another: the client chooses it.
public enum RPCID: Hashable, Sendable {
    case number(Int)
    case text(String)

    /// Reads an id; nil for anything but a whole number or a string.
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

/// A request, which is answered once.
public struct RPCRequest: Hashable, Sendable {
    /// The id that the answer carries.
    public var id: RPCID
    /// What is asked for.
    public var method: String
    /// With what; empty where the client sent nothing.
    public var parameters: RPCParameters

    /// Makes a request.
    public init(id: RPCID, method: String, parameters: RPCParameters = RPCParameters()) {
        (self.id, self.method, self.parameters) = (id, method, parameters)
    }
}

/// A notification, which is never answered.
public struct RPCNotification: Hashable, Sendable {
    /// What happened.
    public var method: String
    /// With what.
    public var parameters: RPCParameters

    /// Makes a notification.
    public init(method: String, parameters: RPCParameters = RPCParameters()) {
        (self.method, self.parameters) = (method, parameters)
    }
}

/// A message of JSON-RPC 2.0 as a client sends it.
public enum RPCMessage: Hashable, Sendable {
    case request(RPCRequest)
    case notification(RPCNotification)
    /// An answer; this side asks for nothing, so it is passed over.
    case response

    /// Reads a message's JSON; half surrogate pairs, as JavaScript can send them, become U+FFFD.
    public init(reading bytes: [UInt8], limits: SpecReadingLimits) throws(RPCRefusal) {
        let value: JSONValue
        do throws(JSONReadingError) {
            value = try JSONValue(reading: SurrogateEscapes.repaired(bytes), limits: limits)
        } catch {
            let place = error.diagnostic.location.map { " (line \($0.line), column \($0.column))" } ?? ""
            throw RPCRefusal(nil, RPCError(.parseError, "The message is not JSON: \(error.diagnostic.text)\(place)"))
        }
        try self.init(value)
    }

    private init(_ value: JSONValue) throws(RPCRefusal) {
        if case .array = value { throw Self.invalid(nil, "Batches aren't supported. Send one message at a time.") }
        guard case .object = value else { throw Self.invalid(nil, "A message is an object.") }
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

    private static func parameters(_ value: JSONValue?, _ id: RPCID?) throws(RPCRefusal) -> RPCParameters {
        switch value {
        case nil, .null?: return RPCParameters()
        case .object?: return RPCParameters(value ?? [:])
        default: throw invalid(id, "\"params\" must be an object.")
        }
    }

    private static func invalid(_ id: RPCID?, _ text: String) -> RPCRefusal {
        RPCRefusal(id, RPCError(.invalidRequest, text))
    }
}

/// Why a message can't be taken, and whose answer says so.
public struct RPCRefusal: Error, Hashable, Sendable {
    /// The request's id; nil where it can't be made out.
    public var id: RPCID?
    /// What is wrong.
    public var error: RPCError

    init(_ id: RPCID?, _ error: RPCError) { (self.id, self.error) = (id, error) }
}
