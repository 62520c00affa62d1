import CLibrary
import SwiftUIMessages
import Synchronization
import TabModel

/// The line on standard error with the progress of a large reading.
///
/// In a terminal it rewrites one line, which is cleared at the end. Elsewhere it prints one line that the reading takes
/// long.
final class ReadingProgressLine: Sendable {
    private struct State {
        var begin: ContinuousClock.Instant?
        var isShown = false
    }

    /// The time after the first number at which the line appears.
    private static let delay = Duration.milliseconds(400)
    /// The minimum number of files for a line that stays.
    private static let fewest = 2_000

    private let name: String
    private let isTerminal = Streams.isTerminal(STDERR_FILENO)
    private let state = Mutex(State())

    /// Creates the line of a folder.
    init(of name: String) { self.name = name }

    /// Shows a number of files, if the reading takes long; clears the line once all are read.
    func show(_ count: ReaderCount) {
        state.withLock { state in
            guard count.done < count.all else { return clear(&state) }
            let begin = state.begin ?? .now
            state.begin = begin
            guard begin.duration(to: .now) >= Self.delay else { return }
            if isTerminal {
                state.isShown = true
                Streams.prompt("\r\u{1B}[KReading \(TerminalText.escaped(name)): \(count.done) of \(count.all) files")
            } else if !state.isShown, count.all >= Self.fewest {
                state.isShown = true
                Streams.message("Reading \(TerminalText.escaped(name)): \(count.all) Swift files.")
            }
        }
    }

    private func clear(_ state: inout State) {
        if isTerminal, state.isShown { Streams.prompt("\r\u{1B}[K") }
        state = State()
    }
}
