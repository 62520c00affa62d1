import FlyingFox
import FlyingSocks
import Synchronization

/// Ends connections that owe us bytes for too long (S41): FlyingFox sets no time for receiving.
///
/// The reading half of an overdue connection's socket is shut, so that the read that waits ends; the writing half
/// stays, so that an answer can still be sent.
final class ReceiveClock: Sendable {
    private let table: Mutex<ReceiveTable>
    private let tick: Duration
    private let wakes: AsyncStream<Void>
    private let wake: AsyncStream<Void>.Continuation

    init(_ deadlines: ReceiveDeadlines = ReceiveDeadlines()) {
        table = Mutex(ReceiveTable(deadlines))
        tick = min(.seconds(1), deadlines.request / 4)
        (wakes, wake) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Says that a peer's request, or its body, begins to be received now.
    func beginReceiving(from peer: HTTPRequest.Address?) {
        if let peer { table.withLock { $0.setReceiving(.now, peer: peer) } }
    }

    /// Says that a peer's request is there: what follows is an answer, not bytes.
    func endReceiving(from peer: HTTPRequest.Address?) {
        if let peer { table.withLock { $0.setReceiving(nil, peer: peer) } }
    }

    /// Runs a wait for bytes under its deadline; the wait is told whether it is the first of a connection.
    func timing(_ socket: Socket, wait: (_ isNew: Bool) async throws -> Void) async throws {
        guard let peer = try? socket.remotePeer() else { return try await wait(false) }
        let descriptor = socket.file.rawValue
        let isNew = table.withLock { $0.beginWait(descriptor, peer: .make(from: peer), at: .now) }
        if isNew { SocketCalls.setNoDelay(socket) }
        wake.yield()
        do {
            try await wait(isNew)
            table.withLock { $0.endWait(descriptor, at: .now) }
        } catch {
            table.withLock { $0.forget(descriptor) }
            throw error
        }
    }

    /// Ends the connections that have been resting longest, to make room for others (S42).
    func shed(_ count: Int) {
        table.withLock { table in
            let resting = table.restingLongest(count, patience: .milliseconds(100), at: .now)
            for descriptor in resting { SocketCalls.shutReading(descriptor) }
        }
    }

    /// Ends what is overdue until cancelled; sleeps while nobody is waited for.
    func run() async {
        for await _ in wakes {
            while table.withLock({ $0.isWaiting }), !Task.isCancelled {
                try? await Task.sleep(for: tick)
                endOverdue()
            }
        }
    }

    /// Shuts inside the lock: a descriptor in the table is in a wait, so it can't be somebody else's by now.
    private func endOverdue() {
        table.withLock { table in
            for descriptor in table.overdue(at: .now) { SocketCalls.shutReading(descriptor) }
        }
    }
}
