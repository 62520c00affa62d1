#if PostgreSQL
    import CPostgreSQL

    /// One NOTIFY of a transaction that was committed.
    public struct DatabaseNotification: Hashable, Sendable {
        /// The channel it was sent to.
        public let channel: String
        /// What was sent; empty if nothing was.
        public let payload: String

        /// Makes a notification.
        public init(channel: String, payload: String) {
            self.channel = channel
            self.payload = payload
        }
    }

    /// How a listener finds out that its connection is dead although nothing says so.
    public struct Heartbeat: Hashable, Sendable {
        /// After how long without a notification to ask the server for a sign of life.
        public var interval: Duration
        /// How long the answer may take.
        public var answer: Duration

        /// Makes a heartbeat.
        public init(interval: Duration = .seconds(2), answer: Duration = .seconds(2)) {
            self.interval = interval
            self.answer = answer
        }
    }

    extension DatabaseConnection {
        /// Waits for notifications, asking the server now and then whether it is still there; at least one is returned.
        func nextNotifications(_ heartbeat: Heartbeat) async throws(PostgreSQLError) -> [DatabaseNotification] {
            while true {
                let arrived = takeNotifications()
                if !arrived.isEmpty { return arrived }
                switch try await wait(.read, until: .now + heartbeat.interval, isShielded: false) {
                case .ready:
                    guard let handle, PQconsumeInput(handle.pointer) == 1 else { throw lost() }
                case .timedOut:
                    _ = try await run("SELECT 1", [], Manner(patience: heartbeat.answer))
                case .cancelled:
                    throw .cancelled
                }
            }
        }

        func takeNotifications() -> [DatabaseNotification] {
            var arrived: [DatabaseNotification] = []
            while let handle, let next = PQnotifies(handle.pointer) {
                defer { PQfreemem(next) }
                let channel = String(cString: next.pointee.relname), payload = String(cString: next.pointee.extra)
                arrived.append(DatabaseNotification(channel: channel, payload: payload))
            }
            return arrived
        }
    }
#endif
