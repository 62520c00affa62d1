import Foundation
import Synchronization

/// Since when a store can't be reached, and who was told.
final class StoreOutage: Sendable {
    /// How long links and tokens are trusted that can't be checked.
    static let longestTrust = Duration.seconds(60)

    private struct State {
        var told: [HostedSite]?
        /// When it was reached last, by a clock that nobody sets.
        var reached: ContinuousClock.Instant
    }

    private let state: Mutex<State>
    private let now: @Sendable () -> ContinuousClock.Instant

    /// Begins with a store that was just reached.
    init(now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
        self.now = now
        state = Mutex(State(reached: now()))
    }

    /// A Boolean value that indicates whether the last who tried could not reach it.
    var isOn: Bool { state.withLock { $0.told != nil } }

    /// A Boolean value that indicates whether what was read of it before is recent enough to be trusted.
    var isShort: Bool {
        let now = now()
        return state.withLock { now - $0.reached <= Self.longestTrust }
    }

    /// Notes that the store can't be reached; what to say, unless that was said.
    func begin(_ previews: [HostedSite], at time: Double) -> String? {
        let isNew = state.withLock { state in
            defer { state.told = state.told ?? previews }
            return state.told == nil
        }
        guard isNew else { return nil }
        let style = Date.ISO8601FormatStyle(timeZone: .gmt).time(includingFractionalSeconds: false)
        let time = Date(timeIntervalSince1970: time).formatted(style)
        return "The database can't be reached since \(time) UTC. This page shows what was there then; "
            + "changes are refused until it is back."
    }

    /// Notes that the store was reached; who was told otherwise, nil if nobody.
    func end() -> [HostedSite]? {
        let now = now()
        return state.withLock { state in
            state.reached = now
            defer { state.told = nil }
            return state.told
        }
    }
}
