public import Logging

/// A watcher of files, and of everything in folders, such as those of `--templates` and `--public`.
///
/// Hidden files, and files that editors leave beside a file, are left out.
public struct FilesWatcher: Sendable {
    /// The changes of files since the watcher was created, as a stream for one reader.
    ///
    /// A change is new bytes of a file, or a file that was added or removed; files saved together give one change.
    public var changes: AsyncStream<Void> { output.changes }

    private let set: FileSet
    private let isPollingRequested: Bool
    private let output = ChangeOutput()
    private let modeOutput: ModeOutput

    /// Creates a watcher of files and folders, and records their present state.
    ///
    /// Paths are absolute or relative to the working folder, and may not exist yet. `includes` selects the names of
    /// files in the folders that matter; with it, dependencies' folders are left out too.
    public init(
        files paths: [String] = [],
        folders: [String] = [],
        polling: Bool = false,
        logger: Logger,
        including includes: (@Sendable (String) -> Bool)? = nil
    ) {
        let (paths, folders) = (paths.map(Self.place), folders.map(Self.place))
        isPollingRequested = polling
        let mode = polling ? WatchMode.polling(reason: WatchMode.requested) : .events
        modeOutput = ModeOutput(mode, subject: (folders + paths).first?.quotedName ?? "nothing", logger: logger)
        let usual = SpecWatcherConfiguration(path: "") { _ in true }
        let files = LocalFiles()
        set = FileSet(files: files, limit: usual.maximumBytes, rule: usual.settleRule, output: output) { _ in
            var extent = FolderExtent(files: files, includes: includes).extent(of: folders)
            for path in paths {
                extent.files.append(path)
                extent.places.formUnion(LinkChain(files: files).places(of: path))
            }
            return extent
        }
    }

    private static func place(_ path: String) -> RawPath { RawPath(path).from(.workingDirectory) }

    /// Watches until the task is canceled; then ``changes`` ends.
    ///
    /// Call it once.
    public func run() async {
        let forced = isPollingRequested ? WatchMode.requested : nil
        let supply = EventSource(forced: forced, probed: nil, make: SystemEvents.make, wake: Wake())
        let times = WatchTimes(SpecWatcherConfiguration(path: "") { _ in true })
        var loop = WatchLoop([set], supply: supply, files: LocalFiles(), times: times, announce: modeOutput.become)
        await loop.run()
        output.finish()
    }
}
