#if PostgreSQL
    /// The number of connections of a pool, and the time that callers wait for one.
    public struct PoolLimits: Hashable, Sendable {
        /// The number of connections that are kept open without use.
        public var minimum = 0
        /// The maximum number of connections.
        public var maximum = 8
        /// The time that a caller waits for a connection, or for the database to come back since it was lost.
        public var wait = Duration.seconds(3)
        /// The time that a connection above the minimum stays open without use.
        public var idle = Duration.seconds(60)
        /// The waits between attempts to connect.
        public var backoff = Backoff()

        /// Creates the default limits.
        public init() {}
    }
#endif
