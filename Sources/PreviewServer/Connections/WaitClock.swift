import FlyingSocks
import Synchronization

/// How long a visitor may take.
struct Deadlines: Hashable, Sendable {
    /// A request's head, and its body; a new connection's first head.
    var request = Duration.seconds(10)
    /// The pause between two requests of one connection.
    var idle = Duration.seconds(60)
    /// The pause in which nothing of an answer is taken.
    var answer = Duration.seconds(30)
}

/// Ends connections that keep us waiting for too long (S41), or whose places are needed (S42).
///
/// Where bytes are owed the reading half is shut, so that the wait ends and an answer can still be sent.
final class WaitClock: Sendable {
    let deadlines: Deadlines
    private let table = Mutex(WaitTable())
    private let wakes: AsyncStream<Void>
    private let wake: AsyncStream<Void>.Continuation

    init(_ deadlines: Deadlines = Deadlines()) {
        self.deadlines = deadlines
        (wakes, wake) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Runs a wait under its deadline; throws `disconnected` where no more requests are waited for.
    func timing(
        _ socket: Socket,
        for purpose: WaitTable.Purpose,
        until due: ContinuousClock.Instant,
        wait: () async throws -> Void
    ) async throws {
        let descriptor = socket.file.rawValue
        guard table.withLock({ $0.begin(descriptor, for: purpose, at: .now, until: due) }) else {
            throw SocketError.disconnected
        }
        wake.yield()
        defer { table.withLock { $0.end(descriptor) } }
        try await wait()
    }

    /// Ends the connections that have been waited for longest, to make room for others (S42).
    func shed(_ count: Int) {
        table.withLock { table in
            for (descriptor, purpose) in table.longest(count, at: .now) { Self.end(descriptor, purpose) }
        }
    }

    /// Ends the connections that rest, and waits for no more requests.
    func close() {
        table.withLock { table in
            for descriptor in table.close() { SocketCalls.shutReading(descriptor) }
        }
    }

    /// Ends what is overdue until cancelled; sleeps while nobody is waited for.
    func run() async {
        let tick = min(.seconds(1), deadlines.request / 4, deadlines.answer / 4)
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
            for (descriptor, purpose) in table.overdue(at: .now) { Self.end(descriptor, purpose) }
        }
    }

    private static func end(_ descriptor: Int32, _ purpose: WaitTable.Purpose) {
        if purpose == .answer { SocketCalls.shut(descriptor) } else { SocketCalls.shutReading(descriptor) }
    }
}
