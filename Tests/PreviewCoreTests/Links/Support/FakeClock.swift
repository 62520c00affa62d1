@testable import PreviewCore
import PreviewFakes
import Synchronization

/// Both clocks, set by the test.
final class FakeClock: Sendable {
    private let now = Mutex((wall: 1_800_000_000.0, uptime: 1000.0))

    var clock: ShareClock {
        ShareClock(wall: { self.now.withLock(\.wall) }, uptime: { self.now.withLock(\.uptime) })
    }

    var wall: Double { now.withLock(\.wall) }

    /// Time goes by.
    func pass(_ seconds: Double) {
        now.withLock { $0 = ($0.wall + seconds, $0.uptime + seconds) }
    }

    /// Someone sets the wall clock.
    func step(_ seconds: Double) {
        now.withLock { $0.wall += seconds }
    }
}
