#if PostgreSQL
    /// How long a connection waits for what.
    public struct ConnectionSettings: Sendable {
        /// How long opening may take, unless the address says `connect_timeout`.
        public var connectTimeout = Duration.seconds(5)
        /// How long the server works on one statement before it gives up; waiting for locks counts.
        public var statementTimeout = Duration.seconds(10)
        /// How long the server keeps a transaction, and its locks, of a client that sends nothing.
        public var idleTransactionTimeout = Duration.seconds(30)
        /// How long after the server's own limit the client still waits for an answer, and for cancelling.
        public var grace = Duration.seconds(3)
        /// How long sent bytes may stay unacknowledged before the connection counts as broken.
        public var silence = Duration.seconds(5)
        /// What `pg_stat_activity` shows, unless the address says `application_name`.
        public var applicationName = "tabpreview"

        /// Makes the settings; change what should be different.
        public init() {}

        /// What libpq is told before the address, which may say otherwise.
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
        /// Whole milliseconds, rounded up.
        var milliseconds: Int64 {
            let (seconds, attoseconds) = components
            return seconds * 1000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        }
    }
#endif
