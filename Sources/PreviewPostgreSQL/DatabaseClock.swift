#if PostgreSQL
    import PostgreSQLClient
    import Synchronization

    /// The database's clock as it goes on here: from its time when it was last heard, by how long the program has run since.
    ///
    /// It is behind by what an answer takes. This machine's wall clock may be wrong, and is not asked.
    final class DatabaseClock: Sendable {
        private let heard = Mutex((time: 0.0, at: ContinuousClock.now))

        /// Seconds since 1970.
        var time: Double {
            let heard = heard.withLock(\.self)
            return heard.time + (ContinuousClock.now - heard.at) / .seconds(1)
        }

        /// Takes in what the database said just now, in seconds since 1970.
        func note(_ time: Double) {
            heard.withLock { $0 = (time, .now) }
        }

        static let read: Statement = "SELECT extract(epoch FROM clock_timestamp())::double precision AS time"
    }
#endif
