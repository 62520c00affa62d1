import Logging
import Synchronization

/// Everything that is logged, at every level.
final class CapturedLog: Sendable {
    private let captured = Mutex<[String]>([])

    /// The lines, with their metadata.
    var lines: [String] { captured.withLock { $0 } }

    /// A logger that writes here.
    var logger: Logger {
        var logger = Logger(label: "test") { _ in Handler(log: self) }
        logger.logLevel = .trace
        return logger
    }

    private func take(_ line: String) {
        captured.withLock { $0.append(line) }
    }

    private struct Handler: LogHandler {
        let log: CapturedLog
        var metadata: Logger.Metadata = [:]
        var logLevel = Logger.Level.trace

        init(log: CapturedLog) {
            self.log = log
        }

        subscript(metadataKey key: String) -> Logger.Metadata.Value? {
            get { metadata[key] }
            set { metadata[key] = newValue }
        }

        func log(event: LogEvent) {
            log.take("\(event.level) \(event.message) \(event.metadata ?? [:]) \(metadata)")
        }
    }
}
