#if PostgreSQL
    public import Logging
    import CPostgreSQL
    import Dispatch

    /// A connection to PostgreSQL, for one task at a time.
    ///
    /// Waiting for the server never blocks a thread of Swift's pool. When the task is cancelled, the server receives a
    /// request to stop the statement; the connection is usable afterwards, or closed.
    public actor DatabaseConnection {
        let settings: ConnectionSettings
        let logger: Logger
        private(set) var handle: LibraryHandle?
        private(set) var secrets: Secrets
        /// The names under which this connection has prepared statements, by their text.
        var prepared: [String: String] = [:]
        /// The number of assigned names; none is assigned twice.
        var preparedCount = 0
        var isBusy = false
        /// The number of transactions that were begun; the last may still be open.
        var transactionCount = 0
        private let executor = QueueExecutor()

        /// The executor of the actor, with a separate queue, where libpq may block.
        public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

        private init(settings: ConnectionSettings, logger: Logger, secrets: Secrets) {
            self.settings = settings
            self.logger = logger
            self.secrets = secrets
        }

        /// Opens a connection; throws `cannotConnect` or `cancelled`.
        public static func open(
            _ address: DatabaseAddress,
            settings: ConnectionSettings = ConnectionSettings(),
            logger: Logger
        ) async throws(PostgreSQLError) -> DatabaseConnection {
            let connection = DatabaseConnection(settings: settings, logger: logger, secrets: address.secrets)
            try await connection.connect(to: address)
            return connection
        }

        /// Closes the connection; a running statement fails with `connectionLost`.
        public func close() { handle = nil }

        /// A Boolean value that indicates whether the connection can be used: it is open, and the server has not closed
        /// it.
        public var isUsable: Bool {
            guard let handle, !isBusy else { return false }
            // The first reads the server's last message, the second notices the end after it.
            if PQconsumeInput(handle.pointer) == 0 || PQconsumeInput(handle.pointer) == 0 { close() }
            return self.handle != nil
        }

        /// Returns a Boolean value that indicates whether the connection is open, unused and outside a transaction.
        ///
        /// A connection that isn't is closed.
        func settle() -> Bool {
            guard let handle, !isBusy, PQtransactionStatus(handle.pointer) == PQTRANS_IDLE else {
                close()
                return false
            }
            return true
        }

        /// A Boolean value that indicates whether a transaction is open, or has failed and waits for its end.
        var isInTransaction: Bool {
            guard let handle else { return false }
            return [PQTRANS_INTRANS, PQTRANS_INERROR, PQTRANS_ACTIVE].contains(PQtransactionStatus(handle.pointer))
        }

        /// Waits for the connection's socket.
        func wait(_ direction: SocketWait.Direction, until deadline: ContinuousClock.Instant, isShielded: Bool)
            async
            throws(PostgreSQLError) -> SocketWait.End
        {
            guard let handle else { throw lost() }
            let descriptor = PQsocket(handle.pointer)
            guard descriptor >= 0 else { throw lost() }
            let end = await SocketWait.end(of: descriptor, direction, until: deadline, isShielded: isShielded)
            withExtendedLifetime(handle) {}
            return end
        }

        /// Closes the connection, and returns the error with the reason.
        func lost(_ reason: String? = nil) -> PostgreSQLError {
            let reason = reason ?? handle.map { secrets.sentence($0.message) } ?? "it was closed"
            close()
            return .connectionLost(reason: reason.isEmpty ? "the server has closed it" : reason)
        }
    }

    // MARK: - Opening

    extension DatabaseConnection {
        private func connect(to address: DatabaseAddress) async throws(PostgreSQLError) {
            let deadline = ContinuousClock.now + (address.connectTimeout ?? settings.connectTimeout)
            guard let handle = LibraryHandle(address, settings, logger) else {
                throw .cannotConnect(reason: "out of memory")
            }
            self.handle = handle
            secrets.insert(handle.password)
            do throws(PostgreSQLError) {
                try await shakeHands(handle, until: deadline)
                guard PQsetnonblocking(handle.pointer, 1) == 0 else { throw lost() }
                try await setLimits()
            } catch {
                close()
                switch error {
                case .cancelled, .cannotConnect: throw error
                case .connectionLost(let reason): throw .cannotConnect(reason: reason)
                default: throw .cannotConnect(reason: "\(error)")
                }
            }
        }

        private func shakeHands(_ handle: LibraryHandle, until deadline: ContinuousClock.Instant)
            async
            throws(PostgreSQLError)
        {
            guard !handle.isBroken else { throw lost() }
            var direction = SocketWait.Direction.write
            while true {
                switch try await wait(direction, until: deadline, isShielded: false) {
                case .ready: break
                case .timedOut: throw .cannotConnect(reason: "the server didn't respond in time")
                case .cancelled: throw .cancelled
                }
                switch PQconnectPoll(handle.pointer) {
                case PGRES_POLLING_READING: direction = .read
                case PGRES_POLLING_WRITING: direction = .write
                case PGRES_POLLING_OK: return
                default: throw lost()
                }
            }
        }

        /// Sends the limits to the server.
        ///
        /// As startup options they would replace those of the address.
        private func setLimits() async throws(PostgreSQLError) {
            let limits = [settings.statementTimeout, settings.idleTransactionTimeout]
            _ = try await run(Self.limits, limits.map { .text("\($0.milliseconds)") }, .once)
        }

        private static let limits: Statement = """
            SELECT set_config('statement_timeout', $1, false), set_config('idle_in_transaction_session_timeout', $2, \
            false)
            """
    }

    /// An executor that runs an actor on a separate queue.
    ///
    /// Name lookups and TLS handshakes of libpq block; on this queue they delay no other task.
    final class QueueExecutor: SerialExecutor {
        let queue = DispatchQueue(label: "tabpreview.postgresql")

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
        }
    }
#endif
