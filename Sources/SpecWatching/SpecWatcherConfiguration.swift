import Logging
public import PreviewCore
import Synchronization

/// What to watch, and how patiently.
public struct SpecWatcherConfiguration: Sendable {
    /// The spec's path, absolute or relative to the working folder.
    public var path: String
    /// Which files a link at the path may lead to; nil allows any.
    public var location: SpecLocation?
    /// A Boolean value that indicates whether to look at the file again and again instead of asking the system for
    /// events (`--poll`).
    public var polling: Bool
    /// How long a half-written file must rest before it is read, or shown as it is.
    public var quietWindow: Duration = .milliseconds(100)
    /// How long a finished file of a tree must be the only one to be told at once.
    var firstWindow: Duration = .milliseconds(1)
    /// How long a finished file must rest before it is read, so that a burst is one change.
    public var burstWindow: Duration = .milliseconds(10)
    /// How often to look without an event: some writes cause none (W22, W28).
    public var safetyInterval: Duration = .seconds(2)
    /// How often to look when polling.
    public var pollInterval: Duration = .milliseconds(200)
    /// How long nonstop writing may hold back a change that decodes.
    public var timeout: Duration = .seconds(3)
    /// A larger file is not read.
    public var maximumBytes = 16 << 20
    /// A Boolean value that indicates whether bytes decode without a syntax error; tells half a save from a whole one.
    public var isReadable: @Sendable ([UInt8]) -> Bool

    /// Makes a configuration with the usual times.
    public init(
        path: String,
        polling: Bool = false,
        isReadable: @escaping @Sendable ([UInt8]) -> Bool
    ) {
        self.path = path
        self.polling = polling
        self.isReadable = isReadable
    }

    var settleRule: SettleRule {
        SettleRule(burstWindow: burstWindow, quietWindow: quietWindow, timeout: timeout)
    }

    /// For many files: a finished one waits a little to see whether it is alone.
    var treeRule: SettleRule {
        SettleRule(firstWindow: firstWindow, burstWindow: burstWindow, quietWindow: quietWindow, timeout: timeout)
    }
}

/// How changes are noticed.
public enum WatchMode: Hashable, Sendable {
    /// The system tells of them.
    case events
    /// The files are looked at five times a second; the reason is a sentence for people.
    case polling(reason: String)

    /// The reason if the user asked for it.
    static let requested = "you used --poll"
}

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
