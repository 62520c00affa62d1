public import Logging

/// Watches files, and everything in folders, such as those of `--templates` and `--public`.
///
/// Hidden files and what editors leave beside a file are left out.
public struct FilesWatcher: Sendable {
    /// Each time the bytes of a file changed since the watcher was made, or files came or went; files saved together give
    /// one.
    ///
    /// For one reader.
    public var changes: AsyncStream<Void> { output.changes }

    private let set: FileSet
    private let isPollingRequested: Bool
    private let output = ChangeOutput()
    private let modeOutput: ModeOutput

    /// Makes a watcher of files and folders, by paths absolute or relative to the working folder; it notes what is there
    /// now.
    ///
    /// They may be absent for now. `includes` says which names of files in the folders matter; then folders of other
    /// people's files are left out too.
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

    /// Watches until the task is cancelled; then ``changes`` ends.
    ///
    /// Call it once.
    public func run() async {
        let forced = isPollingRequested ? WatchMode.requested : nil
        let supply = EventSupply(forced: forced, probed: nil, make: SystemEvents.make, wake: Wake())
        let times = WatchTimes(SpecWatcherConfiguration(path: "") { _ in true })
        var loop = WatchLoop([set], supply: supply, files: LocalFiles(), times: times, announce: modeOutput.become)
        await loop.run()
        output.finish()
    }
}
