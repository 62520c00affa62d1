/// The delays between attempts: twice as long after each failure in a row, up to a maximum.
package struct Backoff: Hashable, Sendable {
    /// The delay after the first failure.
    package var first: Duration
    /// The maximum delay.
    package var longest: Duration

    /// Creates a backoff.
    package init(first: Duration, longest: Duration) {
        (self.first, self.longest) = (first, longest)
    }

    /// Returns the delay after a number of failures in a row; zero after none.
    package func delay(after failures: Int) -> Duration {
        // 2^30 times anything useful is past any useful maximum.
        failures > 0 ? min(longest, first * (1 << min(failures - 1, 30))) : .zero
    }

    /// Returns a random delay between half of the full one and all of it, so that clients don't retry in step.
    package func jitteredDelay(after failures: Int) -> Duration {
        delay(after: failures) * Double.random(in: 0.5...1)
    }
}
