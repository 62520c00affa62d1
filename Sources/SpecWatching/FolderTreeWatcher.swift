public import Logging
import Synchronization

/// Watches an app's source, a folder with all below it or a single file, for as long as ``run()`` runs.
///
/// A save is reported at once, files changed together as one change, such as those of a `git checkout`. Only what
/// `AppSource` includes is watched: what a build writes into its folder wakes nobody.
public final class FolderTreeWatcher: Sendable {
    /// What became another since the watcher was made; a reader that is late gets several as one.
    ///
    /// For one reader.
    public var changes: AsyncStream<FolderTreeChange> { output.changes }
    /// Each time ``mode`` becomes another.
    ///
    /// For one reader.
    public var modeChanges: AsyncStream<WatchMode> { modeOutput.changes }
    /// How changes are noticed at present.
    public var mode: WatchMode { modeOutput.mode }

    private let tree: FolderTree
    private let configuration: SpecWatcherConfiguration
    private let make: FileEventsMaker
    private let output = FolderTreeOutput()
    private let modeOutput: ModeOutput
    private let wake = Wake()

    /// Makes a watcher of a folder or file, by path absolute or relative to the working folder.
    ///
    /// It notes what is there now. There may be nothing for now.
    public convenience init(path: String, polling: Bool = false, logger: Logger) {
        let configuration = SpecWatcherConfiguration(path: path, polling: polling) { _ in true }
        self.init(configuration, logger: logger, makeEvents: SystemEvents.make)
    }

    init(_ configuration: SpecWatcherConfiguration, logger: Logger, makeEvents: @escaping FileEventsMaker) {
        self.configuration = configuration
        make = makeEvents
        let root = RawPath(configuration.path).from(.workingDirectory).standardized
        tree = FolderTree(root: root, rule: configuration.treeRule, output: output)
        let mode = configuration.polling ? WatchMode.polling(reason: WatchMode.requested) : .events
        modeOutput = ModeOutput(mode, subject: root.quotedName, logger: logger)
    }

    /// Watches until the task is cancelled; then the streams end.
    ///
    /// Call it once.
    public func run() async {
        let forced = configuration.polling ? WatchMode.requested : nil
        let supply = EventSupply(forced: forced, probed: nil, make: make, wake: wake)
        let (files, times) = (LocalFiles(), WatchTimes(configuration))
        var loop = WatchLoop([tree], supply: supply, files: files, times: times, announce: modeOutput.become)
        await loop.run()
        output.finish()
        modeOutput.finish()
    }
}

/// Which files of an app's source are others than before.
public struct FolderTreeChange: Hashable, Sendable {
    /// Those that changed, came or went, each once: their paths from the root, sorted; a single file's is its name.
    public var paths: [String]
    /// A Boolean value that indicates whether nothing is at the root now.
    public var isGone: Bool

    /// Makes a change.
    public init(paths: [String], isGone: Bool = false) { (self.paths, self.isGone) = (paths, isGone) }

    /// This change and a later one as one.
    func merging(_ later: FolderTreeChange) -> FolderTreeChange {
        FolderTreeChange(paths: Set(paths + later.paths).sorted(), isGone: later.isGone)
    }
}

/// Where a tree's changes go; those that nobody has taken yet become one.
final class FolderTreeOutput: Sendable {
    let changes: AsyncStream<FolderTreeChange>
    private let bell: AsyncStream<Void>.Continuation
    private let pending = Pending()

    init() {
        let (calls, bell) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        self.bell = bell
        changes = AsyncStream { [pending] in
            for await _ in calls {
                if let change = pending.take() { return change }
            }
            return nil
        }
    }

    func publish(_ change: FolderTreeChange) {
        pending.add(change)
        bell.yield()
    }

    func finish() { bell.finish() }

    private final class Pending: Sendable {
        private let change = Mutex<FolderTreeChange?>(nil)

        func add(_ later: FolderTreeChange) {
            change.withLock { $0 = $0?.merging(later) ?? later }
        }

        func take() -> FolderTreeChange? {
            change.withLock { change in
                defer { change = nil }
                return change
            }
        }
    }
}
