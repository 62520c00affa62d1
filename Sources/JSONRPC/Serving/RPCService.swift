public import TabModel

/// What answers a request.
public enum RPCWork: Sendable {
    /// The answer is known, and sent before the next message is looked at.
    case done(JSONValue)
    /// The answer is made beside others, and can be cancelled.
    case task(@Sendable () async throws -> JSONValue)

    /// The answer.
    public func value() async throws -> JSONValue {
        switch self {
        case .done(let value): value
        case .task(let make): try await make()
        }
    }
}

/// Something to tell the client once it is made.
///
/// Where one with the same key has not begun yet, the newer takes its place.
public struct RPCUpdate: Sendable {
    /// What it is about.
    public var key: String
    /// Makes the notification; nil for nothing to tell.
    public var make: @Sendable () async -> RPCReply?

    /// Makes an update.
    public init(_ key: String, make: @escaping @Sendable () async -> RPCReply?) {
        (self.key, self.make) = (key, make)
    }
}

/// A protocol on top of JSON-RPC: it takes messages in their order, and says what is to be done.
public protocol RPCService {
    /// The request that a notification cancels; nil for any other notification.
    static func cancelled(by notification: RPCNotification) -> RPCID?
    /// The answer to a request that was cancelled; nil where it gets none.
    static var cancellation: RPCError? { get }

    /// Looks at a request; what is given answers it.
    mutating func work(for request: RPCRequest) throws(RPCError) -> RPCWork
    /// Looks at a notification.
    mutating func take(_ notification: RPCNotification) -> [RPCUpdate]
    /// A Boolean value that indicates whether nothing more is to be read.
    var hasEnded: Bool { get }
}
