/// Which connections are waited for, since when and until when.
///
/// A value: the clock guards it. Deadlines belong to a request and not to a wait, so that a drip moves none.
struct WaitTable: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// What a connection is waited for.
    enum Purpose: Sendable {
        /// A request, also while its head comes: nothing is owed for it.
        case request
        /// The body of a request.
        case body
        /// That an answer is taken.
        case answer

        /// How long one may wait before its place is somebody else's, where places are rare.
        var patience: Duration { self == .answer ? .seconds(2) : .milliseconds(100) }
    }

    private struct Wait {
        let purpose: Purpose
        let began: Instant
        let due: Instant
    }

    private var waits: [Int32: Wait] = [:]
    private var isClosing = false

    /// Whether anybody is waited for.
    var isWaiting: Bool { !waits.isEmpty }

    /// Enters a wait; false where no more requests are waited for.
    mutating func begin(_ descriptor: Int32, for purpose: Purpose, at now: Instant, until due: Instant) -> Bool {
        guard !isClosing || purpose != .request else { return false }
        waits[descriptor] = Wait(purpose: purpose, began: now, due: due)
        return true
    }

    /// Ends a wait.
    mutating func end(_ descriptor: Int32) {
        waits[descriptor] = nil
    }

    /// Waits for no more requests, and tells who is waited for now.
    mutating func close() -> [Int32] {
        isClosing = true
        return waits.filter { $0.value.purpose == .request }.map(\.key)
    }

    /// Those whose time is over.
    func overdue(at now: Instant) -> [(descriptor: Int32, purpose: Purpose)] {
        waits.filter { $0.value.due <= now }.map { ($0.key, $0.value.purpose) }
    }

    /// Those who have been waited for longest, and for longer than ``Purpose/patience``.
    func longest(_ count: Int, at now: Instant) -> [(descriptor: Int32, purpose: Purpose)] {
        waits.filter { $0.value.began + $0.value.purpose.patience <= now }
            .sorted { $0.value.began < $1.value.began }
            .prefix(count)
            .map { ($0.key, $0.value.purpose) }
    }
}
