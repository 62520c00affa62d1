/// The moment by which an exchange must be finished.
struct Deadline {
    private let end: ContinuousClock.Instant

    init(_ limit: Duration) {
        end = ContinuousClock.now + limit
    }

    /// The remaining time in milliseconds, at least 0 and rounded up, as `poll` takes it.
    var milliseconds: Int32 {
        let left = max(.zero, end - ContinuousClock.now)
        return Int32(clamping: Int((left / .milliseconds(1)).rounded(.up)))
    }
}
