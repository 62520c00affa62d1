public import Logging

/// Watches everything in a folder, for `--templates` and `--public`.
///
/// Hidden files and what editors leave beside a file are left out.
public struct DirectoryWatcher: Sendable {
    /// Each time the bytes of a file changed, or files came or went; files saved together give one.
    ///
    /// For one reader.
    public var changes: AsyncStream<Void> { output.changes }

    private let path: RawPath
    private let isPollingRequested: Bool
    private let output = ChangeOutput()
    private let modeOutput: ModeOutput

    /// Makes a watcher of a folder, by path absolute or relative to the working folder.
    ///
    /// The folder may be absent for now.
    public init(path: String, polling: Bool = false, logger: Logger) {
        self.path = RawPath(path).from(.workingDirectory)
        isPollingRequested = polling
        let mode = polling ? WatchMode.polling(reason: WatchMode.requested) : .events
        modeOutput = ModeOutput(mode, subject: self.path.quotedName, logger: logger)
    }

    /// Watches until the task is cancelled; then ``changes`` ends.
    ///
    /// Call it once.
    public func run() async {
        let usual = SpecWatcherConfiguration(path: "") { _ in true }
        let files = LocalFiles()
        let (rule, limit, path) = (usual.settleRule, usual.maximumBytes, path)
        let folder = FileSet(files: files, limit: limit, rule: rule, output: output) { _ in
            FolderExtent(files: files).extent(of: path)
        }
        let forced = isPollingRequested ? WatchMode.requested : nil
        let supply = EventSupply(forced: forced, probed: nil, make: SystemEvents.make, wake: Wake())
        var loop = WatchLoop([folder], supply: supply, files: files, times: .init(usual), announce: modeOutput.become)
        await loop.run()
        output.finish()
    }
}
