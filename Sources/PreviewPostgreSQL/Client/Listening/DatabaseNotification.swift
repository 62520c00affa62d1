#if PostgreSQL
    import CPostgreSQL

    /// A NOTIFY of a transaction that was committed.
    public struct DatabaseNotification: Hashable, Sendable {
        /// The channel of the notification.
        public let channel: String
        /// The payload of the notification; empty if there is none.
        public let payload: String

        /// Creates a notification.
        public init(channel: String, payload: String) {
            self.channel = channel
            self.payload = payload
        }
    }

    /// The timing by which a listener finds out that its connection is dead although there is no error.
    public struct Heartbeat: Hashable, Sendable {
        /// The time without a notification after which the server is probed.
        public var interval: Duration
        /// The maximum time of the response.
        public var response: Duration

        /// Creates a heartbeat.
        public init(interval: Duration = .seconds(2), response: Duration = .seconds(2)) {
            self.interval = interval
            self.response = response
        }
    }

    extension DatabaseConnection {
        /// Waits for notifications, and probes the server in between; at least one is returned.
        func nextNotifications(_ heartbeat: Heartbeat) async throws(PostgreSQLError) -> [DatabaseNotification] {
            while true {
                let arrived = takeNotifications()
                if !arrived.isEmpty { return arrived }
                switch try await wait(.read, until: .now + heartbeat.interval, isShielded: false) {
                case .ready:
                    guard let handle, PQconsumeInput(handle.pointer) == 1 else { throw lost() }
                case .timedOut:
                    _ = try await run("SELECT 1", [], RunOptions(timeout: heartbeat.response))
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
