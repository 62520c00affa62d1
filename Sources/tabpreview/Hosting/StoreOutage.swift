import Foundation
import Synchronization

/// The outage of a store, with the previews that were notified of it.
final class StoreOutage: Sendable {
    /// The maximum time for which links and tokens are trusted that can't be checked.
    static let longestTrust = Duration.seconds(60)

    private struct State {
        var notified: [HostedSite]?
        /// The time when the store was reached last, by a monotonic clock.
        var reached: ContinuousClock.Instant
    }

    private let state: Mutex<State>
    private let now: @Sendable () -> ContinuousClock.Instant

    /// Creates the state of a store that was just reached.
    init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
        self.now = now
        state = Mutex(State(reached: now()))
    }

    /// A Boolean value that indicates whether the last attempt to reach the store failed.
    var isOn: Bool { state.withLock { $0.notified != nil } }

    /// A Boolean value that indicates whether the data that were read before are recent enough to be trusted.
    var isShort: Bool {
        let now = now()
        return state.withLock { now - $0.reached <= Self.longestTrust }
    }

    /// Records that the store can't be reached; returns the message, or nil if it was already sent.
    func begin(_ previews: [HostedSite], at time: Double) -> String? {
        let isNew = state.withLock { state in
            defer { state.notified = state.notified ?? previews }
            return state.notified == nil
        }
        guard isNew else { return nil }
        let style = Date.ISO8601FormatStyle(timeZone: .gmt).time(includingFractionalSeconds: false)
        let time = Date(timeIntervalSince1970: time).formatted(style)
        return "The database has been unreachable since \(time) UTC. This page shows the state at that time. "
            + "You can't make changes until the database is available again."
    }

    /// Records that the store was reached; returns the previews that were notified of the outage, nil if there was
    /// none.
    func end() -> [HostedSite]? {
        let now = now()
        return state.withLock { state in
            state.reached = now
            defer { state.notified = nil }
            return state.notified
        }
    }
}
