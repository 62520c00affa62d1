import Logging
public import PreviewCore
import Synchronization

/// The subject, times and limits of a spec's watcher.
public struct SpecWatcherConfiguration: Sendable {
    /// The spec's path, absolute or relative to the working folder.
    var path: String
    /// The files that a link at the path may lead to; nil allows any.
    var location: SpecLocation?
    /// A Boolean value that indicates whether to poll the file instead of using events of the system (`--poll`).
    var polling: Bool
    /// The rest of a half-written file before it is read, or shown unfinished.
    var quietWindow: Duration = .milliseconds(100)
    /// The time in which a finished file of a tree must be the only one, to be reported at once.
    var firstWindow: Duration = .milliseconds(1)
    /// The rest of a finished file before it is read, so that a burst is one change.
    var burstWindow: Duration = .milliseconds(10)
    /// The interval of checks without an event: some writes cause none (W22, W28).
    var safetyInterval: Duration = .seconds(2)
    /// The interval of polling.
    var pollInterval: Duration = .milliseconds(200)
    /// The longest time for which nonstop writing may hold back a change that decodes.
    var timeout: Duration = .seconds(3)
    /// The size in bytes of the largest file that is read.
    var maximumBytes = 16 << 20
    /// A closure that returns true if bytes decode without a syntax error, to distinguish half a save from a whole one.
    var isReadable: @Sendable ([UInt8]) -> Bool

    /// Creates a configuration with the default times.
    public init(
        path: String,
        location: SpecLocation? = nil,
        polling: Bool = false,
        isReadable: @escaping @Sendable ([UInt8]) -> Bool
    ) {
        self.path = path
        self.location = location
        self.polling = polling
        self.isReadable = isReadable
    }

    var settleRule: SettleRule {
        SettleRule(burstWindow: burstWindow, quietWindow: quietWindow, timeout: timeout)
    }

    /// The rule for many files, with which a finished one waits a little to see whether others follow.
    var treeRule: SettleRule {
        SettleRule(firstWindow: firstWindow, burstWindow: burstWindow, quietWindow: quietWindow, timeout: timeout)
    }
}

/// A way to notice changes.
public enum WatchMode: Hashable, Sendable {
    /// The system reports changes.
    case events
    /// The files are checked five times a second; the reason is a sentence for people.
    case polling(reason: String)

    /// The reason if the user requested polling.
    static let requested = "you used --poll"
}

/// The present mode, reported once for each change.
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
        case .events: logger.notice("Watching \(subject) for file system events.")
        case .polling(let reason): logger.warning("Polling \(subject) instead of waiting for events: \(reason).")
        }
    }
}
