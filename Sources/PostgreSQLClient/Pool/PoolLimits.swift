#if PostgreSQL
    /// How many connections a pool has, and how long callers wait for one.
    public struct PoolLimits: Hashable, Sendable {
        /// How many connections are kept open while nobody needs them.
        public var minimum = 0
        /// How many connections there are at most.
        public var maximum = 8
        /// How long a caller waits for a connection, or for the database to come back since it was lost.
        public var wait = Duration.seconds(3)
        /// How long a connection above the minimum stays open without use.
        public var idle = Duration.seconds(60)
        /// The waits between attempts to connect.
        public var backoff = Backoff()

        /// Makes the limits; change what should be different.
        public init() {}
    }
#endif
