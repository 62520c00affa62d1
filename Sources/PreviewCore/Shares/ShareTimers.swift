/// What a service does later.
struct ShareTimers: Sendable {
    /// Ends what is over.
    var sweep: Task<Void, Never>?
    /// Stores uses.
    var uses: Task<Void, Never>?

    mutating func cancel() {
        sweep?.cancel()
        uses?.cancel()
        sweep = nil
        uses = nil
    }
}
