public import Logging
import Synchronization

/// A watcher of an app's source, which is a folder with everything below it or a single file.
///
/// It watches while ``run()`` runs. A save is reported at once, and files changed together as one change, such as those
/// of a `git checkout`. Only files that `AppSource` includes are watched: the products of a build in its folder cause
/// no change.
public final class FolderTreeWatcher: Sendable {
    /// The changes since the watcher was created, as a stream for one reader; a late reader gets several as one.
    public var changes: AsyncStream<FolderTreeChange> { output.changes }
    /// The changes of ``mode``, as a stream for one reader.
    public var modeChanges: AsyncStream<WatchMode> { modeOutput.changes }
    /// The present way to notice changes.
    public var mode: WatchMode { modeOutput.mode }

    private let tree: FolderTree
    private let configuration: SpecWatcherConfiguration
    private let make: FileEventsMaker
    private let output = FolderTreeOutput()
    private let modeOutput: ModeOutput
    private let wake = Wake()

    /// Creates a watcher of a folder or file, by path absolute or relative to the working folder.
    ///
    /// It records the present state. The path may not exist yet.
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

    /// Watches until the task is canceled; then the streams end.
    ///
    /// Call it once.
    public func run() async {
        let forced = configuration.polling ? WatchMode.requested : nil
        let supply = EventSource(forced: forced, probed: nil, make: make, wake: wake)
        let (files, times) = (LocalFiles(), WatchTimes(configuration))
        var loop = WatchLoop([tree], supply: supply, files: files, times: times, announce: modeOutput.become)
        await loop.run()
        output.finish()
        modeOutput.finish()
    }
}

/// A change of an app's source: the files that differ from before.
public struct FolderTreeChange: Hashable, Sendable {
    /// The files that changed, came or went, each once.
    ///
    /// Each is its path from the root, or the name of a single file. The paths are sorted.
    public var paths: [String]
    /// A Boolean value that indicates whether nothing is at the root now.
    var isGone: Bool

    /// Creates a change.
    init(paths: [String], isGone: Bool = false) { (self.paths, self.isGone) = (paths, isGone) }

    /// Returns this change and a later one as one.
    func merging(_ later: FolderTreeChange) -> FolderTreeChange {
        FolderTreeChange(paths: Set(paths + later.paths).sorted(), isGone: later.isGone)
    }
}

/// The output of a tree's changes; changes that no reader has taken yet are merged into one.
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
