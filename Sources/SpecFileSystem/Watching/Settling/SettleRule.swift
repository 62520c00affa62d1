/// A rule that decides when a changing file is read, and whether the reading is shown.
///
/// The rule receives changes and readings with their times, and has neither clock nor file. A save that is known to be
/// whole (closed, or moved in) is read at once and shown if it decodes, otherwise after a short quiet that merges
/// bursts. A file still being written is read after a longer quiet. A reading that may be half a save is shown only if
/// it stays so for the longer quiet (W1 to W36).
struct SettleRule: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// A change of the file as an event reports it.
    enum Change: Sendable {
        /// A change of times or permissions, most likely not of the bytes.
        case attributes
        /// An unfinished change: the file is being written, created, or is gone, and more will follow.
        case progress
        /// A close after writing.
        case complete
        /// A replacement by another file, which is whole.
        case replaced
    }

    /// The result of a reading, compared with the shown one.
    enum Finding: Sendable {
        case same
        /// Other bytes that decode.
        case sound
        /// Other bytes that don't decode, or weren't tried; not fewer than before.
        case text
        /// A state that a save may have halfway: empty, gone, or shorter and not decodable.
        case doubtful
        /// No result.
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

    /// The wait after a finished file to see whether other files follow.
    let firstWindow: Duration
    /// The longest pause of writers of one burst, if the bytes so far don't decode.
    let burstWindow: Duration
    /// The longest pause of a writer that doesn't close.
    let quietWindow: Duration
    /// The longest wait without a pause; after it, any bytes that decode are shown.
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

    /// The time of the next reading.
    var due: Instant? {
        waiting.map { min($0.last + window(of: $0.pace), $0.first + timeout) }
    }

    /// Records a change.
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

    /// Records the start of a reading: a change from now on may tear it.
    mutating func beginReading() {
        disturbance = .none
    }

    /// Judges the reading since ``beginReading()``; returns true if it is to be shown.
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

    /// Returns a Boolean value that indicates whether changes have continued for too long to wait for a pause.
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
