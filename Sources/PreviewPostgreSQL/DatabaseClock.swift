#if PostgreSQL
    import Synchronization

    /// The database's clock: its time when it was last received, plus the time that the program has run since.
    ///
    /// It lags by the duration of a response. This machine's wall clock may be wrong, and is not used.
    final class DatabaseClock: Sendable {
        private let heard = Mutex((time: 0.0, at: ContinuousClock.now))

        /// The time in seconds since 1970.
        var time: Double {
            let heard = heard.withLock(\.self)
            return heard.time + (ContinuousClock.now - heard.at) / .seconds(1)
        }

        /// Stores the time that the database has just sent, in seconds since 1970.
        func note(_ time: Double) {
            heard.withLock { $0 = (time, .now) }
        }

        static let read: Statement = "SELECT extract(epoch FROM clock_timestamp())::double precision AS time"
    }
#endif
