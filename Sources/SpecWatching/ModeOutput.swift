import Logging
import Synchronization

/// The present mode, reported once each time it becomes another.
final class ModeOutput: Sendable {
    let changes: AsyncStream<WatchMode>
    private let continuation: AsyncStream<WatchMode>.Continuation
    private let present: Mutex<WatchMode>
    private let subject: String
    private let logger: Logger

    init(_ mode: WatchMode, subject: String, logger: Logger) {
        (changes, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        present = Mutex(mode)
        self.subject = subject
        self.logger = logger
    }

    var mode: WatchMode { present.withLock(\.self) }

    @Sendable func become(_ mode: WatchMode) {
        let isNew = present.withLock { present in
            defer { present = mode }
            return present != mode
        }
        guard isNew else { return }
        log(mode)
        continuation.yield(mode)
    }

    func finish() { continuation.finish() }

    private func log(_ mode: WatchMode) {
        switch mode {
        case .events: logger.notice("Watching \(subject) by events.")
        case .polling(let reason): logger.warning("Polling \(subject), without events: \(reason).")
        }
    }
}
