#if PostgreSQL
    package import Concurrency
    public import Logging
    import Dispatch
    import Foundation
    import Synchronization

    /// A pool of connections to one database, shared by many tasks.
    ///
    /// Callers get connections in the order of their requests. Broken ones are replaced; while the database can't be
    /// reached, one attempt after another is made, with growing waits, until it can.
    public final class DatabasePool: Sendable {
        let address: DatabaseAddress
        let settings: ConnectionSettings
        let limits: PoolLimits
        let logger: Logger
        let record = AvailabilityRecord()
        let state = Mutex(PoolState())

        /// Creates a pool; connections are opened when a caller needs one, and up to the minimum at once.
        public init(
            _ address: DatabaseAddress,
            settings: ConnectionSettings = ConnectionSettings(),
            limits: PoolLimits = PoolLimits(),
            logger: Logger
        ) {
            self.address = address
            self.settings = settings
            self.limits = limits
            self.logger = logger
            openMore()
        }

        /// Ends the attempts to connect; connections in use are closed when they are returned.
        deinit { close() }

        /// The availability of the database, by the last attempt of the pool or its listeners.
        public var availability: DatabaseAvailability { record.current }

        /// Runs the body with a connection for its exclusive use.
        ///
        /// Throws `exhausted` if none became free in time, `unreachable` while the database has been away for as long,
        /// `closed`, `cancelled`, and the errors of the body. Don't use the connection after the body.
        @discardableResult
        public func withConnection<Result>(_ body: (DatabaseConnection) async throws -> Result) async throws -> Result {
            let lease = try await lease(until: deadline)
            return try await using(lease, body)
        }

        /// Runs the body in a transaction on an exclusive connection: see ``DatabaseConnection/withTransaction(_:_:)``.
        @discardableResult
        public func withTransaction<Result>(
            _ isolation: IsolationLevel = .readCommitted,
            _ body: (Transaction) async throws -> Result
        ) async throws -> Result {
            let deadline = deadline
            while true {
                let lease = try await lease(until: deadline)
                let transaction: Transaction
                do throws(PostgreSQLError) {
                    transaction = try await lease.connection.begin(isolation)
                } catch {
                    await giveBack(lease)
                    // A connection that broke unnoticed: no work has begun, so the next one may do it.
                    if case .connectionLost = error, lease.wasUsed { continue }
                    throw error
                }
                return try await using(lease) { try await $0.within(transaction, body) }
            }
        }

        /// Closes the pool: waiting and later callers get `closed`.
        public func close() {
            let (waiters, tasks) = state.withLock { $0.close() }
            for task in tasks { task.cancel() }
            for waiter in waiters { waiter.resume(returning: .failure(.closed)) }
        }

        private func using<Result>(
            _ lease: PoolState.Lease,
            _ body: (DatabaseConnection) async throws -> Result
        ) async throws -> Result {
            do {
                let result = try await body(lease.connection)
                await giveBack(lease)
                return result
            } catch {
                await giveBack(lease)
                throw error
            }
        }
    }
    /// The number of connections of a pool, and the time that callers wait for one.
    public struct PoolLimits: Hashable, Sendable {
        /// The number of connections that are kept open without use.
        public var minimum = 0
        /// The maximum number of connections.
        public var maximum = 8
        /// The time that a caller waits for a connection, or for the database to come back since it was lost.
        public var wait = Duration.seconds(3)
        /// The time that a connection above the minimum stays open without use.
        public var idle = Duration.seconds(60)
        /// The waits between attempts to connect.
        package var backoff = Backoff(first: .milliseconds(50), longest: .seconds(5))

        /// Creates the default limits.
        public init() {}
    }
#endif
