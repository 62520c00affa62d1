#if PostgreSQL
    import Concurrency
    import Logging

    /// The notifications of a channel, on a separate connection that is restored by itself.
    ///
    /// The sequence ends when the task that reads it is cancelled. Notifications that are sent while there is no
    /// connection are lost: after each `connected`, read the possible changes from the database.
    ///
    ///     for await event in pool.notifications("LISTEN preview") {
    ///         switch event { … }
    ///     }
    public struct DatabaseNotifications: AsyncSequence, Sendable {
        /// An event of the channel.
        public enum Event: Hashable, Sendable {
            /// The connection is open: from now on no notification is missed; before, any may have been.
            case connected
            /// A notification.
            case notification(DatabaseNotification)
            /// The connection is gone; it is opened again.
            case disconnected(reason: String)
        }

        let address: DatabaseAddress
        let settings: ConnectionSettings
        let statement: Statement
        let heartbeat: Heartbeat
        let backoff: Backoff
        let record: AvailabilityRecord
        let logger: Logger

        /// Creates an iterator for one reader, which starts with the first event.
        public func makeAsyncIterator() -> Iterator { Iterator(source: self) }

        /// An iterator over the events of one connection after another.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate let source: DatabaseNotifications
            private var connection: DatabaseConnection?
            private var waiting: ArraySlice<DatabaseNotification> = []
            private var failures = 0

            fileprivate init(source: DatabaseNotifications) { self.source = source }

            /// Returns the next event; nil when the task is cancelled.
            public mutating func next() async -> Event? {
                while true {
                    if let notification = waiting.popFirst() { return .notification(notification) }
                    do throws(PostgreSQLError) {
                        guard let connection else {
                            try await connect()
                            return .connected
                        }
                        waiting = try await connection.nextNotifications(source.heartbeat)[...]
                    } catch {
                        if error == .cancelled { return nil }
                        let wasConnected = connection != nil
                        connection = nil
                        if wasConnected { return .disconnected(reason: "\(error)") }
                        failures += 1
                        source.record.failed("\(error)")
                    }
                }
            }

            private mutating func connect() async throws(PostgreSQLError) {
                let wait = source.backoff.jitteredDelay(after: failures)
                if wait > .zero { try await pause(wait) }
                let new = try await DatabaseConnection.open(
                    source.address,
                    settings: source.settings,
                    logger: source.logger
                )
                try await new.execute(source.statement)
                connection = new
                failures = 0
                source.record.reached()
            }
        }
    }

    extension DatabasePool {
        /// Listens on a separate connection, which doesn't count to the pool's limits; `statement` is a LISTEN.
        ///
        /// Its successes and failures are part of ``availability``.
        public func notifications(_ statement: Statement, heartbeat: Heartbeat = Heartbeat()) -> DatabaseNotifications {
            DatabaseNotifications(
                address: address,
                settings: settings,
                statement: statement,
                heartbeat: heartbeat,
                backoff: limits.backoff,
                record: record,
                logger: logger
            )
        }
    }
#endif
