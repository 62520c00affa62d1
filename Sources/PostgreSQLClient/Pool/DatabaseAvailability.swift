#if PostgreSQL
    public import Foundation
    import Synchronization

    /// A Boolean value that indicates whether the database can be reached, as everyone who tried last found it.
    public enum DatabaseAvailability: Hashable, Sendable {
        /// Nobody has tried yet.
        case unknown
        /// The last attempt has succeeded.
        case available
        /// All attempts since then have failed.
        case unreachable(since: Date, reason: String)
    }

    /// The shared knowledge of a pool and its listeners.
    final class AvailabilityRecord: Sendable {
        private let state = Mutex(DatabaseAvailability.unknown)

        var current: DatabaseAvailability { state.withLock { $0 } }

        /// Returns since when it had been unreachable; nil if it hadn't.
        @discardableResult
        func reached() -> Date? {
            state.withLock { state in
                defer { state = .available }
                guard case .unreachable(let since, _) = state else { return nil }
                return since
            }
        }

        /// Returns true for the first failure of an outage.
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
