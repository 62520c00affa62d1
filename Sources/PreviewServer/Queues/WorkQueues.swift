import Foundation
import PreviewCore
import Synchronization

/// Has what keeps a processor done in turns, on threads of its own: however much is asked for, small requests are
/// answered as soon as without it (S42).
///
/// Large work, on a text of more than 64 KiB or for a whole file, is done by all processors but one, and for each link
/// one at a time. Small work is done at once for the owner, and one at a time for all guests together, who could else
/// keep all processors with many small requests. Neither waits for the other.
final class WorkQueues: Sendable {
    /// How many bytes a text has at most of which all is small: it takes some milliseconds.
    static let small = 64 << 10

    /// Lets others who wait go first, before work that takes long goes on.
    typealias Pause = @Sendable () async -> Void

    /// Texts wait in memory, so fewer may wait than requests for pages.
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

    /// How many do small work for guests or wait for it.
    var countOfGuests: Int { guests.count }

    /// How many do large work or wait for it.
    var countOfLarge: Int { large.count }

    /// Does what a route's row says that it costs, on a text of so many bytes.
    ///
    /// Throws ``Refusal/busyWithGuests`` or ``Refusal/slowPage`` where too many wait, or for too long.
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

    /// The same for a request that sends a text, of which each link may have a few waiting.
    func run<Value: Sendable>(
        _ cost: Route.Cost,
        sending text: Int,
        of bytes: Int,
        for client: Client,
        _ work: () async throws -> Value
    ) async throws -> Value {
        let number = newNumber
        let waits = client.isLink && [.page, .file].contains(cost)
        if waits, !texts.withLock({ $0.enter(number, for: client) }) { throw Refusal.busyWithGuests }
        defer { if waits { _ = texts.withLock { $0.leave(number) } } }
        return try await run(cost, of: max(text, bytes), for: client) { _ in try await work() }
    }

    /// Does work in its turn; a guest waits for so long at most, publishers and the owner for as long as it takes.
    private func run<Value: Sendable>(
        in lock: FairLock<Int>,
        for client: Client,
        _ work: (@escaping Pause) async throws -> Value
    ) async throws -> Value {
        let number = newNumber
        let refusal = client.isLink ? Refusal.busyWithGuests : .slowPage
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
