import CLibrary
import PreviewPages
import Synchronization

/// Shows on standard error how far an interactive file is.
///
/// On a terminal one line is written over and over, and gone in the end. Elsewhere lines would fill a log, so there are
/// few, and none about an export that takes no time.
final class ExportMeter: Sendable {
    private let isTerminal = Streams.isTerminal(STDERR_FILENO)
    private let pace: Mutex<MeterPace>

    init() {
        pace = Mutex(MeterPace(interval: isTerminal ? .milliseconds(100) : .seconds(3), start: .now))
    }

    /// Shows a state, unless one was shown just now.
    func show(_ progress: ExportProgress) {
        guard pace.withLock({ $0.takes(.now) }) else { return }
        let text = Self.text(progress)
        if isTerminal { Streams.prompt("\r\(text)\u{1B}[K") } else { Streams.message("\(text)…") }
    }

    /// Clears the terminal's line, so that what is written next begins one.
    func end() {
        if isTerminal, pace.withLock(\.hasTaken) { Streams.prompt("\r\u{1B}[K") }
    }

    static func text(_ progress: ExportProgress) -> String {
        "\(progress.drawn) of \(progress.found) views drawn"
    }
}

/// How often a meter moves: not more than once in an interval, and not in the first one.
struct MeterPace {
    let interval: Duration
    private var last: ContinuousClock.Instant
    /// A Boolean value that indicates whether it has moved at all.
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
