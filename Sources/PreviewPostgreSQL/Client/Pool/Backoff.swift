#if PostgreSQL
    /// The waits before the next attempt to connect: twice as long after each failure, less a random part.
    ///
    /// The random part keeps many programs from reconnecting at the same time.
    public struct Backoff: Hashable, Sendable {
        /// The longest wait after the first failure.
        public var first: Duration
        /// The longest wait after any failure.
        public var most: Duration

        /// Creates a backoff.
        public init(first: Duration = .milliseconds(50), most: Duration = .seconds(5)) {
            self.first = first
            self.most = most
        }

        /// Returns a wait between half of the full wait and all of it; zero before the first failure.
        func wait(after failures: Int) -> Duration {
            var generator = SystemRandomNumberGenerator()
            return wait(after: failures, using: &generator)
        }

        func wait(after failures: Int, using generator: inout some RandomNumberGenerator) -> Duration {
            guard failures > 0 else { return .zero }
            // 2^30 times anything useful is past any useful limit.
            let full = min(most, first * (1 << min(failures - 1, 30)))
            return full * Double.random(in: 0.5...1, using: &generator)
        }
    }
#endif
