#if PostgreSQL
    import CPostgreSQL

    /// The state of one running statement.
    struct Exchange {
        /// The time at which the connection counts as broken if no response has come.
        var deadline: ContinuousClock.Instant
        /// A Boolean value that indicates whether the statement continues when the task is cancelled.
        var isShielded: Bool
        /// A Boolean value that indicates whether the server received a request to stop it.
        var isCancelled = false
    }

    extension DatabaseConnection {
        /// Sends the remaining bytes and reads the whole response; afterwards the connection is ready for the next
        /// statement or closed.
        func receive(_ handle: LibraryHandle, _ exchange: Exchange) async throws(PostgreSQLError) -> LibraryResult {
            var exchange = exchange
            try await flush(handle, &exchange)
            var first: LibraryResult?
            while true {
                while PQisBusy(handle.pointer) == 1 { try await input(.read, handle, &exchange) }
                guard let result = PQgetResult(handle.pointer).map(LibraryResult.init) else { break }
                guard ![PGRES_COPY_IN, PGRES_COPY_OUT, PGRES_COPY_BOTH].contains(result.status) else {
                    throw lost("COPY is not supported")
                }
                first = first ?? result
            }
            let error = first?.error(scrubbedBy: secrets)
            guard !handle.isBroken, let first else { throw lost(error?.message) }
            if exchange.isCancelled { try await absorbCancellation(handle) }
            guard let error else { return first }
            throw exchange.isCancelled && error.isCancellation ? .cancelled : .server(error)
        }

        private func flush(_ handle: LibraryHandle, _ exchange: inout Exchange) async throws(PostgreSQLError) {
            while true {
                switch PQflush(handle.pointer) {
                case 0: return
                case 1: try await input(.both, handle, &exchange)
                default: throw lost()
                }
            }
        }

        /// Waits for the socket once and takes the received bytes.
        private func input(_ direction: SocketWait.Direction, _ handle: LibraryHandle, _ exchange: inout Exchange)
            async
            throws(PostgreSQLError)
        {
            let end = try await wait(direction, until: exchange.deadline, isShielded: exchange.isShielded)
            guard self.handle === handle else { throw .connectionLost(reason: "it was closed") }
            switch end {
            case .ready:
                // A broken connection may still have the server's last message to read.
                if PQconsumeInput(handle.pointer) == 0, PQisBusy(handle.pointer) == 1 { throw lost() }
            case .timedOut:
                throw lost("the server didn't respond in time")
            case .cancelled:
                exchange.isShielded = true
                exchange.isCancelled = true
                exchange.deadline = min(exchange.deadline, .now + settings.grace)
                await CancelRequest(handle)?.send(within: settings.grace)
            }
        }

        /// Runs an empty statement, so that a request to cancel that arrives late stops this one and none that follows.
        private func absorbCancellation(_ handle: LibraryHandle) async throws(PostgreSQLError) {
            guard PQsendQueryParams(handle.pointer, "", 0, nil, nil, nil, nil, 1) == 1 else { throw lost() }
            do throws(PostgreSQLError) {
                _ = try await receive(handle, Exchange(deadline: .now + settings.grace, isShielded: true))
            } catch {
                guard case .server = error else { throw error }
            }
        }
    }
#endif
