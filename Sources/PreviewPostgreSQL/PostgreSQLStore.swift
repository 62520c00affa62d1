#if PostgreSQL
    public import Logging
    import Foundation
    import Synchronization

    /// A store of previews in a PostgreSQL database, shared by any number of programs on any machines.
    ///
    /// The row `head` of a preview is its lock: each action locks it, checks its condition, raises the revision and
    /// writes, in one transaction. So the order of commits is the order of revisions, without gaps. NOTIFY names only
    /// the preview; the changes are read from the log. All times are those of the database's clock.
    public struct PostgreSQLStore: Sendable {
        let pool: DatabasePool
        let clock = DatabaseClock()

        /// The reason why the stored data won't outlive the program; always nil.
        public var warning: String? { nil }
        /// A Boolean value that is always true, as the store alone numbers revisions.
        public var isShared: Bool { true }
        /// The time of the database's clock.
        public var time: Double { clock.time }
        /// The availability of the database, with the beginning of an outage.
        public var availability: DatabaseAvailability { pool.availability }

        /// Opens the store and migrates its tables to this program's version, one program at a time.
        ///
        /// Throws ``StoreFailure``, also if a newer program has made this one's writing unsafe.
        public init(
            _ address: DatabaseAddress,
            settings: ConnectionSettings = ConnectionSettings(),
            limits: PoolLimits = PoolLimits(),
            logger: Logger
        ) async throws {
            pool = DatabasePool(address, settings: settings, limits: limits, logger: logger)
            let pool = pool
            try await Self.failing { guard try await pool.hearsNotifications() else { throw StoreFailure.pooled } }
            try await Self.failing { try await StoreSchema.migrate(pool) }
            if let row = try await rows(DatabaseClock.read, []).first { clock.note(try row.read("time")) }
        }

        /// Closes the unused connections, and the others when they are returned; later calls throw.
        public func close() async { pool.close() }

        /// Runs an operation, and converts errors of the database to those of the store.
        ///
        /// A running operation is finished, also for a caller that was cancelled.
        static func failing<Value: Sendable>(
            _ body: @escaping @Sendable () async throws -> Value
        ) async throws -> Value {
            do {
                return try await Task { try await body() }.value
            } catch let error as PostgreSQLError {
                if case .commitUnknown = error { throw StoreFailure.unknownOutcome(error) }
                throw StoreFailure.unavailable(error)
            }
        }
    }

    /// The database's clock: its time when it was last received, plus the time that the program has run since.
    ///
    /// It lags by the duration of a response. This machine's wall clock may be wrong, and is not used.
    final class DatabaseClock: Sendable {
        private let heard = Mutex((time: 0.0, at: ContinuousClock.now))

        /// The time in seconds since 1970.
        var time: Double {
            let heard = heard.withLock(\.self)
            return heard.time + (ContinuousClock.now - heard.at) / .seconds(1)
        }

        /// Stores the time that the database has just sent, in seconds since 1970.
        func note(_ time: Double) {
            heard.withLock { $0 = (time, .now) }
        }

        static let read: Statement = "SELECT extract(epoch FROM clock_timestamp())::double precision AS time"
    }
#endif
