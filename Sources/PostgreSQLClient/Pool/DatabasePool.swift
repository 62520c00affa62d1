#if PostgreSQL
    import Dispatch
    import Foundation
    public import Logging
    import Synchronization

    /// Connections to one database that many tasks take turns with.
    ///
    /// Callers get connections in the order in which they asked. Broken ones are replaced; while the database can't be reached,
    /// one attempt after another is made, with growing waits, until it can.
    public final class DatabasePool: Sendable {
        let address: DatabaseAddress
        let settings: ConnectionSettings
        let limits: PoolLimits
        let logger: Logger
        let record = AvailabilityRecord()
        let state = Mutex(PoolState())

        /// Makes a pool; connections are opened when somebody needs one, and up to the minimum at once.
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

        /// Ends the attempts to connect; connections in use are closed when they come back.
        deinit { close() }

        /// A Boolean value that indicates whether the database can be reached, as the pool and its listeners found it
        /// last.
        public var availability: DatabaseAvailability { record.current }

        /// Runs the body with a connection that nobody else uses meanwhile.
        ///
        /// Throws `exhausted` if none came free in time, `unreachable` while the database has been away for as long, `closed`,
        /// `cancelled`, and what the body throws. Don't use the connection after the body.
        @discardableResult
        public func withConnection<Result>(_ body: (DatabaseConnection) async throws -> Result) async throws -> Result {
            let lease = try await lease(until: deadline)
            return try await using(lease, body)
        }

        /// Runs the body in a transaction on a connection of its own: see ``DatabaseConnection/withTransaction(_:_:)``.
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
                    // A connection that broke unnoticed: nothing has begun, so the next one may do.
                    if case .connectionLost = error, lease.wasUsed { continue }
                    throw error
                }
                return try await using(lease) { try await $0.within(transaction, body) }
            }
        }

        /// Closes the pool: callers that wait get `closed`, and so do later ones.
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
#endif
