import FlyingFox
import FlyingSocks
import Synchronization

/// FlyingFox's own pool, with what it lacks: no delay for small pieces, a time for receiving, and a watch over
/// descriptors.
///
/// `accept` failing for want of descriptors would end the server, so nobody is waited for while more than half of them
/// is in use (S42). Connections that rest are ended then, so that those who wait in the system's queue get in. FlyingFox
/// asks again only when that queue is empty; of those it takes until then, the ones beyond three quarters are let go.
struct WatchedSocketPool<Base: AsyncSocketPool>: AsyncSocketPool {
    let base: Base
    let clock: ReceiveClock
    /// Called with the address each time the server begins to wait for connections.
    let onListening: @Sendable (Socket.Address) -> Void
    private let listener = KnownListener()

    init(base: Base, clock: ReceiveClock, onListening: @escaping @Sendable (Socket.Address) -> Void) {
        self.base = base
        self.clock = clock
        self.onListening = onListening
    }

    func prepare() async throws {
        try await base.prepare()
    }

    /// Ends the wait for connections, now and from now on.
    ///
    /// Closing a socket wakes nobody who waits for it, so without this a server waits out its time to stop.
    func endListening() {
        listener.end()
    }

    func run() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await clock.run() }
            group.addTask { try await base.run() }
            defer { group.cancelAll() }
            try await group.next()
            try await group.next()
        }
    }

    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        guard events.contains(.read) else { return try await base.suspendSocket(socket, untilReadyFor: events) }
        if listener.isListening(socket) {
            try await waitForConnection(socket, events)
        } else {
            try await clock.timing(socket) { isNew in
                if isNew, DescriptorLimit.isUsed(beyond: 3) { throw SocketError.disconnected }
                try await base.suspendSocket(socket, untilReadyFor: events)
            }
        }
    }

    private func waitForConnection(_ socket: Socket, _ events: Socket.Events) async throws {
        SocketCalls.setNoDelay(socket)
        SocketCalls.setBacklog(socket, Int32(clamping: min(max(DescriptorLimit.current / 4, 4), 1024)))
        if let address = try? socket.sockname() { onListening(address) }
        while DescriptorLimit.isUsed(beyond: 2) {
            clock.shed(8)
            try await Task.sleep(for: .milliseconds(20))
        }
        try await listener.wait { try await base.suspendSocket(socket, untilReadyFor: events) }
    }
}

/// Remembers which socket of a pool is the one that listens, and the wait for its next connection.
///
/// The socket is the same for the pool's whole life.
private final class KnownListener: Sendable {
    private let descriptor = Atomic<Int32>(-1)
    private let wait = Mutex<(task: Task<Void, any Error>?, isOver: Bool)>((nil, false))

    /// Waits for a connection; ``end()`` makes it throw `disconnected`, after which FlyingFox accepts no more.
    func wait(for connection: @escaping @Sendable () async throws -> Void) async throws {
        let task = Task { try await connection() }
        let isOver = wait.withLock { wait in
            wait.task = task
            return wait.isOver
        }
        if isOver { task.cancel() }
        do {
            try await withTaskCancellationHandler {
                try await task.value
            } onCancel: {
                task.cancel()
            }
        } catch {
            throw wait.withLock { $0.isOver } ? SocketError.disconnected : error
        }
    }

    func end() {
        wait.withLock { wait in
            wait.isOver = true
            wait.task?.cancel()
        }
    }

    func isListening(_ socket: Socket) -> Bool {
        let known = descriptor.load(ordering: .relaxed)
        if known >= 0 { return known == socket.file.rawValue }
        guard SocketCalls.isListening(socket) else { return false }
        descriptor.store(socket.file.rawValue, ordering: .relaxed)
        return true
    }
}
