#if PostgreSQL
    import Concurrency
    import Foundation
    public import PreviewCore

    extension PostgreSQLStore {
        /// Commits an action, in one transaction; returns nil if the condition doesn't hold.
        @discardableResult
        public func commit(_ act: PreviewAct, to preview: String, if condition: ActCondition?) async throws -> Commit? {
            try await commit(act, to: preview, in: nil, if: condition)
        }

        /// Commits an action to the published preview with an epoch; throws ``PreviewRemoved`` if there is none
        /// anymore.
        @discardableResult
        public func commit(
            _ act: PreviewAct,
            to preview: String,
            in epoch: String?,
            if condition: ActCondition?
        ) async throws -> Commit? {
            try await commit(act, to: preview, in: epoch, if: condition, id: UUID().uuidString)
        }

        /// Commits an action once, however often it is tried under its id.
        func commit(
            _ act: PreviewAct,
            to preview: String,
            in epoch: String? = nil,
            if condition: ActCondition?,
            id: String
        ) async throws -> Commit? {
            try await transaction { transaction in
                // While the lock is waited for, an earlier attempt ends that was left open when its connection broke.
                let head = try await HeadTable.lock(preview, epoch: epoch, for: act, in: transaction)
                if let done = try await ChangeTable.outcome(of: id, in: transaction) { return done }
                var acting = ActInTransaction(id: id, preview: preview, head: head, transaction: transaction)
                guard try await acting.meets(condition, for: act) else { return nil }
                return try await acting.perform(act)
            }
        }

        /// Returns the rows of one read-only statement.
        func rows(_ statement: Statement, _ values: [DatabaseValue]) async throws -> [DatabaseRow] {
            try await repeating { pool in try await pool.withConnection { try await $0.rows(statement, values) } }
        }

        /// Runs a transaction, and repeats it if that is safe.
        ///
        /// It is safe if the transaction was certainly rolled back, or finds out by itself whether it is done.
        func transaction<Value: Sendable>(
            _ body: @escaping @Sendable (Transaction) async throws -> Value
        ) async throws -> Value {
            try await repeating { try await $0.withTransaction(.readCommitted, body) }
        }

        /// Repeats an operation while it fails because of a connection, a deadlock or a conflict.
        ///
        /// Once the response to a COMMIT was lost, any other failure leaves the outcome open.
        private func repeating<Value: Sendable>(
            _ body: @escaping @Sendable (DatabasePool) async throws -> Value
        ) async throws -> Value {
            try await Self.failing { [pool] in
                var unknown: PostgreSQLError?
                var attempts = 0
                while true {
                    do {
                        return try await body(pool)
                    } catch let error as PostgreSQLError {
                        attempts += 1
                        if case .commitUnknown = error { unknown = error }
                        guard error.isWorthRepeating, attempts < Self.attempts else { throw unknown ?? error }
                        // What ended the connection may end the next one too.
                        try await Task.sleep(for: Self.backoff.jitteredDelay(after: attempts))
                    }
                }
            }
        }

        /// The maximum number of attempts of a statement or a transaction.
        private static var attempts: Int { 10 }
        private static var backoff: Backoff { Backoff(first: .milliseconds(10), longest: .milliseconds(100)) }
    }

    extension PostgreSQLError {
        /// A Boolean value that indicates whether another attempt may succeed now.
        fileprivate var isWorthRepeating: Bool {
            switch self {
            case .connectionLost, .commitUnknown: true
            case .server(let error): error.isDeadlock || error.isSerializationFailure
            default: false
            }
        }
    }
#endif
