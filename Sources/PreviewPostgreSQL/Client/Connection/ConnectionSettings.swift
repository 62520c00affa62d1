#if PostgreSQL
    /// The time limits and the name of a connection.
    public struct ConnectionSettings: Sendable {
        /// The maximum duration of opening a connection, unless the address has `connect_timeout`.
        public var connectTimeout = Duration.seconds(5)
        /// The maximum duration of one statement on the server, including waits for locks.
        public var statementTimeout = Duration.seconds(10)
        /// The time for which the server keeps a transaction, and its locks, of a client that sends nothing.
        public var idleTransactionTimeout = Duration.seconds(30)
        /// The time after the server's limit for which the client still waits for a response, and for cancelling.
        public var grace = Duration.seconds(3)
        /// The time for which sent bytes may stay unacknowledged before the connection counts as broken.
        public var silence = Duration.seconds(5)
        /// The name in `pg_stat_activity`, unless the address has `application_name`.
        public var applicationName = "tabpreview"

        /// Creates the default settings.
        public init() {}

        /// The default options for libpq, which the address may override.
        var defaults: [(String, String)] {
            let seconds = max(1, Int(silence.components.seconds))
            return [
                ("fallback_application_name", applicationName),
                ("keepalives_idle", "\(seconds)"),
                ("keepalives_interval", "\(max(1, seconds / 3))"),
                ("keepalives_count", "3"),
                ("tcp_user_timeout", "\(silence.milliseconds)"),
            ]
        }
    }

    extension Duration {
        /// The duration in whole milliseconds, rounded up.
        var milliseconds: Int64 {
            let (seconds, attoseconds) = components
            return seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        }
    }
#endif
