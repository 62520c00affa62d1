/// Waits for work that goes on whether someone waits for it or not.
enum Timeout {
    /// How long someone waits for an answer.
    static let usual = Duration.seconds(12)

    /// What a task comes to; nil if it takes longer than `limit`, or anyone who waits has gone.
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
