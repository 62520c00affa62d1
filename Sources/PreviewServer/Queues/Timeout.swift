/// A wait for work that continues without a waiting caller.
enum Timeout {
    /// The default wait for a response.
    static let usual = Duration.seconds(12)

    /// Returns the result of a task; nil if it takes longer than `limit`, or the waiting task is cancelled.
    static func value<Value: Sendable>(of task: Task<Value, any Error>, within limit: Duration) async throws -> Value? {
        let (results, known) = AsyncStream.makeStream(
            of: Result<Value, any Error>?.self,
            bufferingPolicy: .bufferingOldest(1)
        )
        let waiter = Task { known.yield(await task.result) }
        let timer = Task {
            try? await Task.sleep(for: limit)
            known.yield(nil)
        }
        defer {
            waiter.cancel()
            timer.cancel()
        }
        for await result in results { return try result?.get() }
        return nil
    }
}
