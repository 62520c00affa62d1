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
