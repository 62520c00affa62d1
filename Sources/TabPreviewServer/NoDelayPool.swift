public import FlyingFox
public import FlyingSocks
import HTTPServing

extension HTTPServer {
    /// Returns FlyingFox's default pool, with `TCP_NODELAY` on its sockets.
    ///
    /// FlyingFox writes the head and the body of a response separately. With its own pool, each body waits for an
    /// acknowledgement of the head, which takes 40 ms on Linux.
    public static func noDelayPool() -> some AsyncSocketPool { NoDelayPool(base: defaultPool()) }
}

/// A pool that sets the option on each socket that waits; accepted sockets inherit it from the listening one.
private struct NoDelayPool<Base: AsyncSocketPool>: AsyncSocketPool {
    let base: Base

    func prepare() async throws { try await base.prepare() }

    func run() async throws { try await base.run() }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        SocketCalls.setNoDelay(socket)
        try await base.suspendSocket(socket, untilReadyFor: events)
    }
}
