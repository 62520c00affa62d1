#if PostgreSQL
    import Foundation
    public import Logging
    public import PostgreSQLClient

    /// Previews in a PostgreSQL database, which any number of programs on any machines share.
    ///
    /// The row `head` of a preview is its lock: each act locks it, checks its condition, raises the revision and writes, in one
    /// transaction. So the order of commits is the order of revisions, without gaps. NOTIFY names the preview and nothing else;
    /// what changed is read from the log. All times are those of the database's clock.
    public struct PostgreSQLStore: Sendable {
        let pool: DatabasePool
        let clock = DatabaseClock()

        /// Why what is stored won't outlive the program: never so.
        public var warning: String? { nil }
        /// Yes: the store alone numbers revisions.
        public var isShared: Bool { true }
        /// The database's clock.
        public var time: Double { clock.time }
        /// A Boolean value that indicates whether the database can be reached, and since when not.
        public var availability: DatabaseAvailability { pool.availability }

        /// Opens the store and brings its tables to this program's version, one program at a time.
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

        /// Closes the connections that nobody uses, the others when they come back; later calls throw.
        public func close() async { pool.close() }

        /// Makes errors of the database those of the store.
        ///
        /// What has begun ends, also for a caller that was cancelled.
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
#endif
