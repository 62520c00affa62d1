#if PostgreSQL
    public import Foundation
    import Synchronization

    /// The availability of the database, by the last attempt of a pool or its listeners.
    public enum DatabaseAvailability: Hashable, Sendable {
        /// No attempt has been made yet.
        case unknown
        /// The last attempt has succeeded.
        case available
        /// All attempts since the given date have failed.
        case unreachable(since: Date, reason: String)
    }

    /// The shared record of a pool and its listeners.
    final class AvailabilityRecord: Sendable {
        private let state = Mutex(DatabaseAvailability.unknown)

        var current: DatabaseAvailability { state.withLock { $0 } }

        /// Records a success; returns the beginning of the outage, or nil if there was none.
        @discardableResult
        func reached() -> Date? {
            state.withLock { state in
                defer { state = .available }
                guard case .unreachable(let since, _) = state else { return nil }
                return since
            }
        }

        /// Records a failure; returns true for the first one of an outage.
        @discardableResult
        func failed(_ reason: String) -> Bool {
            state.withLock { state in
                guard case .unreachable(let since, _) = state else {
                    state = .unreachable(since: Date(), reason: reason)
                    return true
                }
                state = .unreachable(since: since, reason: reason)
                return false
            }
        }
    }
#endif
