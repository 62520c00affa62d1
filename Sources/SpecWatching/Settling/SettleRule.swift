/// Decides when a file that changes is read, and whether what was read is shown.
///
/// Pure: it receives changes and readings with their times, and has neither clock nor file. The rule: a save that is
/// known to be whole (closed, or moved in) is read at once and shown if it decodes, otherwise after a short quiet that
/// merges bursts; a file still being written is read after a longer quiet; what looks like half a save is shown only if
/// it stays so for the longer quiet (R8, R9, W1 to W36).
struct SettleRule: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// What an event says of the file.
    enum Change: Sendable {
        /// Times or rights, most likely not the bytes.
        case attributes
        /// Being written, created, or gone: more is to come.
        case progress
        /// Closed after writing.
        case complete
        /// Another file is in its place, whole.
        case replaced
    }

    /// What a reading gave, seen from what is shown now.
    enum Finding: Sendable {
        case same
        /// Other bytes that decode.
        case sound
        /// Other bytes that don't decode, or weren't tried; not fewer than before.
        case text
        /// What a save looks like halfway: empty, gone, or shorter and not decodable.
        case doubtful
        /// Nothing could be learned.
        case unavailable
    }

    private enum Pace {
        case atOnce, burst, quiet
    }

    private struct Waiting {
        var first: Instant
        var last: Instant
        var pace: Pace
    }

    private enum Disturbance {
        case none, replaced, written
    }

    /// How long to see whether a finished file is alone.
    let firstWindow: Duration
    /// How long writers of one burst may pause, if what they have written so far doesn't decode.
    let burstWindow: Duration
    /// How long a writer that doesn't close may pause.
    let quietWindow: Duration
    /// After so long without a pause, whatever decodes is shown.
    let timeout: Duration

    private var waiting: Waiting?
    private var disturbance = Disturbance.none

    init(firstWindow: Duration = .zero, burstWindow: Duration, quietWindow: Duration, timeout: Duration) {
        self.firstWindow = firstWindow
        self.burstWindow = burstWindow
        self.quietWindow = quietWindow
        self.timeout = timeout
    }

    /// A Boolean value that indicates whether nothing has happened since the last conclusion.
    var isSettled: Bool { waiting == nil }

    /// When to read next.
    var due: Instant? {
        waiting.map { min($0.last + window(of: $0.pace), $0.first + timeout) }
    }

    /// Takes in a change.
    mutating func noticed(_ change: Change, at now: Instant) {
        var next = waiting ?? Waiting(first: now, last: now, pace: .quiet)
        next.last = now
        switch change {
        case .attributes: break
        case .progress: next.pace = .quiet
        case .complete, .replaced: next.pace = .atOnce
        }
        waiting = next
        disturb(by: change)
    }

    /// Returns a Boolean value that indicates whether a reading made now is shown only if it decodes.
    func asksForProof(at now: Instant) -> Bool {
        guard let waiting else { return false }
        return waiting.pace == .atOnce || isOverdue(at: now)
    }

    /// Tells that bytes are being read: a change from now on may tear them.
    mutating func beginReading() {
        disturbance = .none
    }

    /// Takes in what was read since ``beginReading()``; true if it is to be shown.
    mutating func conclude(_ finding: Finding, at now: Instant) -> Bool {
        let shows = shows(finding, at: now)
        if disturbance == .none, shows || finding == .same {
            waiting = nil
        } else {
            goOn(after: finding, at: now)
        }
        return shows
    }

    private func shows(_ finding: Finding, at now: Instant) -> Bool {
        guard let waiting else { return false }
        return switch finding {
        case .same, .unavailable: false
        case .sound: disturbance != .written || isOverdue(at: now)
        case .text: disturbance == .none && waiting.pace != .atOnce && now >= waiting.last + window(of: waiting.pace)
        case .doubtful: disturbance == .none && now >= waiting.last + quietWindow
        }
    }

    private mutating func goOn(after finding: Finding, at now: Instant) {
        guard var next = waiting else { return }
        if isOverdue(at: now) || finding == .sound { next.first = now }
        if disturbance == .none {
            switch finding {
            case .text where next.pace == .atOnce: next.pace = .burst
            case .doubtful: next.pace = .quiet
            case .unavailable: (next.pace, next.last, next.first) = (.quiet, now, now)
            case .same, .sound, .text: break
            }
        }
        waiting = next
    }

    private mutating func disturb(by change: Change) {
        switch change {
        case .attributes: break
        case .replaced: if disturbance == .none { disturbance = .replaced }
        case .progress, .complete: disturbance = .written
        }
    }

    /// Returns a Boolean value that indicates whether changes go on for so long that there is no more waiting for a
    /// pause.
    func isOverdue(at now: Instant) -> Bool {
        waiting.map { now >= $0.first + timeout } ?? false
    }

    private func window(of pace: Pace) -> Duration {
        switch pace {
        case .atOnce: firstWindow
        case .burst: burstWindow
        case .quiet: quietWindow
        }
    }
}
