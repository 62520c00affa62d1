extension Task {
    /// Returns the task's result; nil if it takes longer than `limit`, or the waiting task is cancelled.
    ///
    /// The task continues in any case.
    package func value(within limit: Duration) async throws(Failure) -> Success? {
        let (results, continuation) = AsyncStream.makeStream(
            of: Result<Success, Failure>?.self,
            bufferingPolicy: .bufferingOldest(1)
        )
        let waiter = Task<Void, Never> { continuation.yield(await result) }
        let timer = Task<Void, Never>.delayed(by: limit) { continuation.yield(nil) }
        defer {
            waiter.cancel()
            timer.cancel()
        }
        for await result in results { return try result?.get() }
        return nil
    }
}

extension Task where Success == Void, Failure == Never {
    /// Creates a task that runs an operation after a delay, unless it is cancelled before.
    package static func delayed(by delay: Duration, _ operation: @escaping @Sendable () async -> Void) -> Self {
        Task {
            do { try await Task<Never, Never>.sleep(for: delay) } catch { return }
            await operation()
        }
    }
}

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
