import CLibrary
import Synchronization

/// A progress meter on standard error for a long export.
///
/// In a terminal it rewrites one line, which is cleared at the end. Elsewhere lines would fill a log, so there are few,
/// and none about a fast export.
final class ExportMeter: Sendable {
    private let isTerminal = Streams.isTerminal(STDERR_FILENO)
    private let pace: Mutex<ProgressInterval>

    init() {
        pace = Mutex(ProgressInterval(interval: isTerminal ? .milliseconds(100) : .seconds(3), start: .now))
    }

    /// Shows a state, unless one was shown just before.
    func show(_ text: String) {
        guard pace.withLock({ $0.takes(.now) }) else { return }
        if isTerminal { Streams.prompt("\r\(text)\u{1B}[K") } else { Streams.message("\(text)…") }
    }

    /// Clears the terminal's line, so that the next output begins one.
    func end() {
        if isTerminal, pace.withLock(\.hasTaken) { Streams.prompt("\r\u{1B}[K") }
    }
}

/// The pace of a meter: at most one update in an interval, and none in the first one.
struct ProgressInterval {
    let interval: Duration
    private var last: ContinuousClock.Instant
    /// A Boolean value that indicates whether the meter has moved at all.
    private(set) var hasTaken = false

    init(interval: Duration, start: ContinuousClock.Instant) {
        self.interval = interval
        last = start
    }

    /// Returns a Boolean value that indicates whether the meter moves now.
    mutating func takes(_ now: ContinuousClock.Instant) -> Bool {
        guard last.duration(to: now) >= interval else { return false }
        (last, hasTaken) = (now, true)
        return true
    }
}
