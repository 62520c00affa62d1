#if PostgreSQL
    import Logging

    /// An open transaction; it can't be used after it has ended.
    public struct Transaction: Sendable {
        let connection: DatabaseConnection
        let number: Int

        /// Returns the rows of a statement.
        public func rows(_ statement: Statement, _ values: [DatabaseValue] = []) async throws(PostgreSQLError)
            -> [DatabaseRow]
        {
            try await connection.run(statement, values, in: self).rows
        }

        /// Runs a statement; returns the number of rows that it has inserted, updated or deleted.
        @discardableResult
        public func execute(_ statement: Statement, _ values: [DatabaseValue] = []) async throws(PostgreSQLError) -> Int
        {
            try await connection.run(statement, values, in: self).affected
        }
    }

    extension DatabaseConnection {
        /// Runs the body in a transaction: commits when it returns, rolls back when it throws or the task is cancelled.
        ///
        /// Throws the errors of the body. `commitUnknown` means that the connection broke during COMMIT; any other
        /// error means that nothing was changed.
        @discardableResult
        public nonisolated func withTransaction<Result>(
            _ isolation: IsolationLevel = .readCommitted,
            _ body: (Transaction) async throws -> Result
        ) async throws -> Result {
            try await within(try await begin(isolation), body)
        }

        /// Runs the body in a transaction that has begun, and ends it.
        nonisolated func within<Result>(
            _ transaction: Transaction,
            _ body: (Transaction) async throws -> Result
        ) async throws -> Result {
            let result: Result
            do {
                result = try await body(transaction)
                if Task.isCancelled { throw PostgreSQLError.cancelled }
            } catch {
                await rollBack(transaction)
                throw error
            }
            try await commit(transaction)
            return result
        }

        func begin(_ isolation: IsolationLevel) async throws(PostgreSQLError) -> Transaction {
            _ = try await run(isolation.begin, [], .once)
            transactionCount += 1
            return Transaction(connection: self, number: transactionCount)
        }

        func run(_ statement: Statement, _ values: [DatabaseValue], in transaction: Transaction)
            async
            throws(PostgreSQLError) -> QueryResult
        {
            guard transaction.number == transactionCount, isInTransaction else { throw .closed }
            return try await run(statement, values)
        }

        /// Commits a transaction, even when the task is cancelled: an interrupted COMMIT would leave its outcome open.
        private func commit(_ transaction: Transaction) async throws(PostgreSQLError) {
            guard transaction.number == transactionCount, isInTransaction else { throw lost() }
            let result: QueryResult
            do throws(PostgreSQLError) {
                result = try await run("COMMIT", [], .ending)
            } catch {
                switch error {
                case .connectionLost(let reason): throw .commitUnknown(reason: reason)
                case .server(let refusal) where refusal.leavesCommitOpen:
                    close()
                    throw .commitUnknown(reason: refusal.message)
                case .statementTimeout:
                    close()
                    throw .commitUnknown(reason: "COMMIT took too long")
                default: throw error
                }
            }
            if result.tag != "COMMIT" { throw .rolledBack }
        }

        /// Rolls back a transaction.
        ///
        /// A connection whose transaction can't be rolled back is closed, and the server rolls back by itself.
        private func rollBack(_ transaction: Transaction) async {
            guard transaction.number == transactionCount, isInTransaction else { return }
            do throws(PostgreSQLError) {
                _ = try await run("ROLLBACK", [], .ending)
            } catch {
                logger.debug("PostgreSQL: the rollback failed, so the connection is closed: \(error)")
                close()
            }
        }
    }

    extension DatabaseConnection.RunOptions {
        /// The options of ending a transaction, also for a task that was cancelled.
        fileprivate static let ending = Self(isPrepared: false, isShielded: true)
    }
    /// The isolation of a transaction from others (PostgreSQL: 13.2).
    public enum IsolationLevel: Sendable {
        /// Each statement sees the data that was committed before it began.
        case readCommitted
        /// All statements see the data that was committed before the first began.
        case repeatableRead
        /// Transactions behave as if they ran one after another; they may fail with a serialization failure.
        case serializable

        var begin: Statement {
            switch self {
            case .readCommitted: "BEGIN ISOLATION LEVEL READ COMMITTED"
            case .repeatableRead: "BEGIN ISOLATION LEVEL REPEATABLE READ"
            case .serializable: "BEGIN ISOLATION LEVEL SERIALIZABLE"
            }
        }
    }
#endif
