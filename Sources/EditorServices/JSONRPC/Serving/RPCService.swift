public import TabModel

/// The work that produces the response to a request.
public enum RPCWork: Sendable {
    /// A result that is known already, and sent before the next message is read.
    case done(JSONValue)
    /// A task that runs concurrently with others, and can be canceled.
    case task(@Sendable () async throws -> JSONValue)

    /// Returns the result.
    func value() async throws -> JSONValue {
        switch self {
        case .done(let value): value
        case .task(let make): try await make()
        }
    }
}

/// A notification for the client that is made when it is sent.
///
/// An update that has not begun yet is replaced by a newer one with its key.
public struct RPCUpdate: Sendable {
    /// The subject of the update, such as a document's address.
    var key: String
    /// A closure that returns the notification; nil for none.
    var make: @Sendable () async -> RPCOutgoingMessage?

    /// Creates an update.
    public init(_ key: String, make: @escaping @Sendable () async -> RPCOutgoingMessage?) {
        (self.key, self.make) = (key, make)
    }
}

/// A protocol on top of JSON-RPC: it takes messages in their order and decides about the work for each.
public protocol RPCService {
    /// Returns the id of the request that a notification cancels; nil for any other notification.
    static func cancelled(by notification: RPCNotification) -> RPCID?
    /// The error for a request that was canceled; nil where it gets no response.
    static var cancellation: RPCError? { get }

    /// Returns the work for a request.
    mutating func work(for request: RPCRequest) throws(RPCError) -> RPCWork
    /// Takes a notification, and returns the updates that it causes.
    mutating func take(_ notification: RPCNotification) -> [RPCUpdate]
    /// A Boolean value that indicates whether no more messages are to be read.
    var hasEnded: Bool { get }
}
