import PreviewCore
import Synchronization

/// Has what guests ask for read and drawn one at a time, each link in its turn (S42).
///
/// A long text, or a page of thousands of tabs, takes a processor for seconds. So however many are sent and asked for,
/// the others are left to everyone else, and to the owner, who can revoke the link.
final class GuestWork: Sendable {
    /// Texts wait in memory, so fewer may wait than requests for pages.
    private let texts = Mutex(FairQueue<Int>(FairQueue.Places(total: 64, guests: 64, link: 8)))
    private let lock = FairLock<Int>(FairQueue.Places(total: 512, guests: 512, link: 256))
    private let last = Atomic(0)
    private let timeout: Duration

    init(timeout: Duration = Timeout.usual) {
        self.timeout = timeout
    }

    /// How many guests have their turn or wait.
    var count: Int { lock.count }

    /// Does what a request that sends something asks for: a guest's work on a string in its turn, the rest at once.
    ///
    /// Throws ``Refusal/busyWithGuests`` where too many wait, or for too long.
    func run<Value>(for admission: Admission, _ work: () async throws -> Value) async throws -> Value {
        let client = Client(admission.visitor)
        guard admission.route.isHeavy, client != .owner else { return try await work() }
        let number = newNumber
        guard texts.withLock({ $0.enter(number, for: client) }) else { throw Refusal.busyWithGuests }
        defer { _ = texts.withLock { $0.leave(number) } }
        return try await run(for: client, work)
    }

    /// Does work for a guest in its turn, and for the owner at once.
    func run<Value>(for client: Client, _ work: () async throws -> Value) async throws -> Value {
        guard client != .owner else { return try await work() }
        let number = newNumber
        guard lock.enter(number, for: client) else { throw Refusal.busyWithGuests }
        let timer = Task { [lock, timeout] in
            try await Task.sleep(for: timeout)
            lock.giveUp(number)
        }
        defer {
            timer.cancel()
            lock.leave(number)
        }
        guard await lock.lock(number) else { throw Refusal.busyWithGuests }
        return try await work()
    }

    private var newNumber: Int { last.add(1, ordering: .relaxed).newValue }
}

extension Route {
    /// Whether what is sent here is a string of the spec, or makes one.
    fileprivate var isHeavy: Bool {
        if case .write(_, let heavy, _) = handler { heavy } else { false }
    }
}

/// Waits for work that goes on whether someone waits for it or not.
enum Timeout {
    /// How long someone waits for an answer.
    static let usual = Duration.seconds(12)

    /// What a task comes to; nil if it takes longer than `limit`, or anyone who waits has gone.
    static func value<Value: Sendable>(of task: Task<Value, any Error>, within limit: Duration) async throws -> Value? {
        let (results, known) = AsyncStream.makeStream(
            of: Result<Value, any Error>?.self,
            bufferingPolicy: .bufferingOldest(1)
        )
        let waiter = Task { known.yield(await task.result) }
        let timer = Task {
            try? await Task.sleep(for: limit)
            known.yield(nil)
        }
        defer {
            waiter.cancel()
            timer.cancel()
        }
        for await result in results { return try result?.get() }
        return nil
    }
}
