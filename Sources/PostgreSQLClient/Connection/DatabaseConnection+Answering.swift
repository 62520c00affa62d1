#if PostgreSQL
    import CPostgreSQL

    /// What holds while one statement is under way.
    struct Exchange {
        /// When the connection counts as broken if no answer has come.
        var deadline: ContinuousClock.Instant
        /// A Boolean value that indicates whether it goes on when the task is cancelled.
        var isShielded: Bool
        /// A Boolean value that indicates whether the server was asked to stop it.
        var isCancelled = false
    }

    extension DatabaseConnection {
        /// Sends what is left to send and reads the whole answer; afterwards the connection is ready for the next statement
        /// or closed.
        func answer(_ handle: LibraryHandle, _ exchange: Exchange) async throws(PostgreSQLError) -> LibraryResult {
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

        /// Waits for the socket once and takes what has arrived.
        private func input(_ direction: SocketWait.Direction, _ handle: LibraryHandle, _ exchange: inout Exchange)
            async
            throws(PostgreSQLError)
        {
            let end = try await wait(direction, until: exchange.deadline, isShielded: exchange.isShielded)
            guard self.handle === handle else { throw .connectionLost(reason: "it was closed") }
            switch end {
            case .ready:
                // A broken connection still has the server's last words to read.
                if PQconsumeInput(handle.pointer) == 0, PQisBusy(handle.pointer) == 1 { throw lost() }
            case .timedOut:
                throw lost("the server did not answer in time")
            case .cancelled:
                exchange.isShielded = true
                exchange.isCancelled = true
                exchange.deadline = min(exchange.deadline, .now + settings.grace)
                await CancelRequest(handle)?.send(within: settings.grace)
            }
        }

        /// Runs something empty, so that a request to cancel that arrives late stops this and nothing that follows.
        private func absorbCancellation(_ handle: LibraryHandle) async throws(PostgreSQLError) {
            guard PQsendQueryParams(handle.pointer, "", 0, nil, nil, nil, nil, 1) == 1 else { throw lost() }
            do throws(PostgreSQLError) {
                _ = try await answer(handle, Exchange(deadline: .now + settings.grace, isShielded: true))
            } catch {
                guard case .server = error else { throw error }
            }
        }
    }
#endif
