import Dispatch
import Foundation
import PreviewCore
import Synchronization

/// The queues of work that keeps a processor busy, on separate threads, so that small requests are not delayed (S42).
///
/// Large work, on text of more than 64 KiB or for a whole file, is done by all processors but one, and for each link
/// one at a time. Small work is done at once for the owner, and one at a time for all guests together, who could
/// otherwise keep all processors busy with many small requests. Neither waits for the other.
final class WorkQueues: Sendable {
    /// The maximum text size of small work, in bytes: it takes some milliseconds.
    static let small = 64 << 10

    /// A function that lets waiting work go first, before long work continues.
    typealias Pause = @Sendable () async -> Void

    /// The queue of requests with text, which wait in memory, so fewer may wait than requests for pages.
    private let texts = Mutex(FairQueue<Int>(SharedPlaces.Limits(total: 64, guests: 64, link: 8)))
    private let guests = FairLock<Int>(SharedPlaces.Limits(total: 512, guests: 512, link: 256))
    private let large: FairLock<Int>
    private let last = Atomic(0)
    private let timeout: Duration

    init(
        timeout: Duration = Timeout.usual,
        largeAtOnce: Int = max(ProcessInfo.processInfo.activeProcessorCount - 1, 1)
    ) {
        self.timeout = timeout
        large = FairLock(SharedPlaces.Limits(total: 1024, guests: 512, link: 256, atOnce: largeAtOnce))
    }

    /// The number of guests' requests that do small work or wait for it.
    var countOfGuests: Int { guests.count }

    /// The number of requests that do large work or wait for it.
    var countOfLarge: Int { large.count }

    /// Runs work of a route's cost, on text of the given number of bytes.
    ///
    /// Throws ``HTTPError/busyWithGuests`` or ``HTTPError/slowPage`` if too many wait, or for too long.
    func run<Value: Sendable>(
        _ cost: Route.Cost,
        of bytes: Int,
        for client: Client,
        _ work: (@escaping Pause) async throws -> Value
    ) async throws -> Value {
        let isLarge = bytes > Self.small
        switch cost {
        case .lookup: return try await work {}
        case .operation where !isLarge: return try await work {}
        case .page where !isLarge && client == .owner: return try await work {}
        case .page where !isLarge: return try await run(in: guests, for: client, work)
        case .operation, .page, .file: return try await run(in: large, for: client, work)
        }
    }

    /// Runs work of a request that sends text, of which each link may have a few waiting.
    func run<Value: Sendable>(
        _ cost: Route.Cost,
        sending text: Int,
        of bytes: Int,
        for client: Client,
        _ work: () async throws -> Value
    ) async throws -> Value {
        let number = newNumber
        let waits = client.isLink && [.page, .file].contains(cost)
        if waits, !texts.withLock({ $0.enter(number, for: client) }) { throw HTTPError.busyWithGuests }
        defer { if waits { _ = texts.withLock { $0.leave(number) } } }
        return try await run(cost, of: max(text, bytes), for: client) { _ in try await work() }
    }

    /// Runs work in its turn; a guest waits up to a limit, publishers and the owner without one.
    private func run<Value: Sendable>(
        in lock: FairLock<Int>,
        for client: Client,
        _ work: (@escaping Pause) async throws -> Value
    ) async throws -> Value {
        let number = newNumber
        let refusal = client.isLink ? HTTPError.busyWithGuests : .slowPage
        guard lock.enter(number, for: client) else { throw refusal }
        let timer = client.isLink ? timer(giving: number, in: lock) : nil
        defer {
            timer?.cancel()
            lock.leave(number)
        }
        guard await lock.lock(number) else { throw refusal }
        try Task.checkCancellation()
        return try await WorkThread().run { try await work { await lock.pass(number) } }
    }

    private func timer(giving number: Int, in lock: FairLock<Int>) -> Task<Void, any Error> {
        Task { [timeout] in
            try await Task.sleep(for: timeout)
            lock.giveUp(number)
        }
    }

    private var newNumber: Int { last.add(1, ordering: .relaxed).newValue }
}

/// A wait for work that continues without a waiting caller.
enum Timeout {
    /// The default wait for a response.
    static let usual = Duration.seconds(12)

    /// Returns the result of a task; nil if it takes longer than `limit`, or the waiting task is cancelled.
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

/// A separate thread for work that keeps a processor busy, so that the shared threads stay free for responses.
///
/// All tasks share as many threads as there are processors, and a page of thousands of tabs keeps one busy for a tenth
/// of a second or more.
public final class WorkThread: TaskExecutor {
    private let queue = DispatchQueue(label: "tabpreview.work")

    /// Creates a thread; the system starts it when there is work.
    public init() {}

    /// Runs one part of a task, up to its next suspension.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }

    /// Runs some work on this thread, and all that it calls.
    public func run<Value: Sendable>(_ work: @concurrent () async throws -> Value) async throws -> Value {
        try await withTaskExecutorPreference(self, operation: work)
    }
}
