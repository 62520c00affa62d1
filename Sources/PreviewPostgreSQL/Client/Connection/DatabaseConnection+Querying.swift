#if PostgreSQL
    import CPostgreSQL

    extension DatabaseConnection {
        /// Returns the rows of a statement; outside a transaction it is one by itself.
        public func rows(_ statement: Statement, _ values: [DatabaseValue] = []) async throws(PostgreSQLError)
            -> [DatabaseRow]
        {
            try await run(statement, values).rows
        }

        /// Runs a statement; returns the number of rows that it has inserted, updated or deleted.
        @discardableResult
        public func execute(_ statement: Statement, _ values: [DatabaseValue] = []) async throws(PostgreSQLError) -> Int
        {
            try await run(statement, values).affected
        }

        /// The options of running a statement.
        struct RunOptions {
            /// A Boolean value that indicates whether to prepare the statement, for the next time.
            var isPrepared = true
            /// A Boolean value that indicates whether the statement continues when the task is cancelled.
            var isShielded = false
            /// The time to wait for the response; nil for the time that the server's limit requires.
            var timeout: Duration?

            /// The options of one exchange, without preparing.
            static let once = RunOptions(isPrepared: false)
        }

        /// Sends a statement and waits for its whole response.
        func run(_ statement: Statement, _ values: [DatabaseValue], _ options: RunOptions = RunOptions())
            async
            throws(PostgreSQLError) -> QueryResult
        {
            guard !isBusy else { throw .busy }
            guard let handle else { throw .closed }
            guard options.isShielded || !Task.isCancelled else { throw .cancelled }
            let parameters = try Parameters(values)
            isBusy = true
            defer { isBusy = false }
            let begin = ContinuousClock.now
            let exchange = Exchange(
                deadline: begin + (options.timeout ?? settings.statementTimeout + settings.grace),
                isShielded: options.isShielded
            )
            do throws(PostgreSQLError) {
                let name = options.isPrepared ? try await prepare(statement, handle, exchange) : nil
                guard send(statement, name, parameters, handle) else { throw lost() }
                return try await receive(handle, exchange).copied()
            } catch {
                throw reported(error, since: begin)
            }
        }

        private func prepare(_ statement: Statement, _ handle: LibraryHandle, _ exchange: Exchange)
            async
            throws(PostgreSQLError) -> String
        {
            if let name = prepared[statement.text] { return name }
            preparedCount += 1
            let name = "s\(preparedCount)"
            guard PQsendPrepare(handle.pointer, name, statement.text, 0, nil) == 1 else { throw lost() }
            _ = try await receive(handle, exchange)
            prepared[statement.text] = name
            return name
        }

        private func send(_ statement: Statement, _ name: String?, _ parameters: Parameters, _ handle: LibraryHandle)
            -> Bool
        {
            let count = parameters.count
            return parameters.withPointers { values, lengths, formats in
                guard let name else {
                    return PQsendQueryParams(handle.pointer, statement.text, count, nil, values, lengths, formats, 1)
                }
                return PQsendQueryPrepared(handle.pointer, name, count, values, lengths, formats, 1)
            } == 1
        }

        /// Converts the server's error about a limit to a specific error, and forgets statements that the server has
        /// lost.
        private func reported(_ error: PostgreSQLError, since begin: ContinuousClock.Instant) -> PostgreSQLError {
            guard case .server(let refusal) = error else { return error }
            if refusal.concernsPreparedStatement { prepared = [:] }
            let limit = settings.statementTimeout
            return refusal.isCancellation && .now - begin >= limit ? .statementTimeout(limit) : error
        }
    }
#endif
