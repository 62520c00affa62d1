import Concurrency
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

    /// The default wait for a response.
    static let responseTimeout = Duration.seconds(12)

    /// A function that lets waiting work go first, before long work continues.
    typealias Pause = @Sendable () async -> Void

    /// The queue of requests with text, which wait in memory, so fewer may wait than requests for pages.
    private let texts = Mutex(FairQueue<Int>(SharedPlaces.Limits(total: 64, guests: 64, link: 8)))
    private let guests = FairLock<Int>(SharedPlaces.Limits(total: 512, guests: 512, link: 256))
    private let large: FairLock<Int>
    private let last = Atomic(0)
    private let timeout: Duration

    init(
        timeout: Duration = responseTimeout,
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
        let timer = client.isLink ? Task.delayed(by: timeout) { lock.giveUp(number) } : nil
        defer {
            timer?.cancel()
            lock.leave(number)
        }
        guard await lock.lock(number) else { throw refusal }
        try Task.checkCancellation()
        return try await WorkThread().run { try await work { await lock.pass(number) } }
    }

    private var newNumber: Int { last.add(1, ordering: .relaxed).newValue }
}
