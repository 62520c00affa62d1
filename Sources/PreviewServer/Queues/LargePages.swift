import Foundation
import PreviewCore
import Synchronization

/// Has large pages drawn by all processors but one, the owner's first: asking for many delays nobody's small requests
/// (S42).
///
/// All tasks share as many threads as there are processors, and a page of thousands of tabs keeps one for a tenth of a
/// second or more.
final class LargePages: Sendable {
    /// How many bytes the spec of a small page has at most: drawing its pages takes some milliseconds.
    private static let small = 64 << 10

    private let lock: FairLock<Int>
    private let last = Atomic(0)

    init(atOnce: Int = max(ProcessInfo.processInfo.activeProcessorCount - 1, 1)) {
        lock = FairLock(FairQueue.Places(total: 1024, guests: 512, link: 256, atOnce: atOnce))
    }

    /// How many are being drawn or wait.
    var count: Int { lock.count }

    /// Draws something of a snapshot: in its turn if that is large, else at once.
    ///
    /// Throws ``Refusal/slowPage`` where too many wait.
    func draw<Value>(
        _ snapshot: PreviewSnapshot,
        for client: Client,
        _ draw: () async throws -> Value
    ) async throws -> Value {
        guard snapshot.text?.count ?? 0 > Self.small else { return try await draw() }
        let number = last.add(1, ordering: .relaxed).newValue
        guard lock.enter(number, for: client) else { throw Refusal.slowPage }
        defer { lock.leave(number) }
        await lock.lock(number)
        try Task.checkCancellation()
        return try await draw()
    }
}
