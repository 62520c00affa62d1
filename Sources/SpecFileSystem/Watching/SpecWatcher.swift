public import Logging
public import PreviewCore
import TabModel

/// A watcher of a spec, and of the images it names.
///
/// It watches while ``run()`` runs. One logical save gives one reading; unchanged bytes give none; a late reader gets
/// only the newest. A file that is absent, broken or replaced by anything else gives a reading, too.
public final class SpecWatcher: Sendable {
    /// The readings at the spec's path, each different from the one before, as a stream for one reader.
    public var readings: AsyncStream<SpecReading> { output.readings }
    /// The changes of named images, as a stream for one reader.
    ///
    /// A change is new bytes of an image, an image that was added or removed, or the start of watching new images.
    public var imageChanges: AsyncStream<Void> { imageOutput.changes }
    /// The changes of ``mode``, as a stream for one reader.
    public var modeChanges: AsyncStream<WatchMode> { modeOutput.changes }
    /// The present way to notice changes.
    public var mode: WatchMode { modeOutput.mode }

    private let configuration: SpecWatcherConfiguration
    private let path: RawPath
    private let files: any WatchedFileSystem
    /// The file system access for the spec itself.
    private let specFiles: any WatchedFileSystem
    private let make: FileEventsMaker
    private let output: SpecOutput
    private let imageOutput = ChangeOutput()
    private let modeOutput: ModeOutput
    private let wake = Wake()

    /// Creates a watcher that has not read anything yet.
    public convenience init(configuration: SpecWatcherConfiguration, logger: Logger) {
        self.init(
            configuration: configuration,
            logger: logger,
            files: LocalFiles(),
            specFiles: LocalFiles(location: configuration.location),
            makeEvents: SystemEvents.make
        )
    }

    init(
        configuration: SpecWatcherConfiguration,
        logger: Logger,
        files: any WatchedFileSystem,
        specFiles: (any WatchedFileSystem)? = nil,
        makeEvents: @escaping FileEventsMaker,
        buffering: AsyncStream<SpecReading>.Continuation.BufferingPolicy = .bufferingNewest(1)
    ) {
        self.configuration = configuration
        self.files = files
        self.specFiles = specFiles ?? files
        make = makeEvents
        output = SpecOutput(buffering: buffering)
        path = RawPath(configuration.path).from(.workingDirectory)
        let mode = configuration.polling ? WatchMode.polling(reason: WatchMode.requested) : .events
        modeOutput = ModeOutput(mode, subject: path.quotedName, logger: logger)
    }

    /// Reads the file now, before anything is watched.
    ///
    /// ``readings`` continues from here: it does not repeat this reading.
    public func readOnce() -> SpecReading {
        let content = specFiles.content(of: path, limit: configuration.maximumBytes)
        let reading = content.reading ?? .unreadable(content.sentence)
        output.remember(reading)
        return reading
    }

    /// Sets the images to watch, absolute or relative to the spec's directory, instead of those before.
    ///
    /// Everything in an asset catalog is watched. Once files that were not named before are watched, ``imageChanges``
    /// yields: they may have changed since the caller read them.
    public func setImages(_ paths: [String], catalog: String? = nil) {
        let folder = path.parent
        let wanted = { (path: String) in RawPath(path).bytes.contains(0) ? nil : RawPath(path).from(folder) }
        imageOutput.request(for: paths.compactMap(wanted), folder: catalog.flatMap(wanted))
        wake.ring()
    }

    /// Watches until the task is canceled; then the streams end.
    ///
    /// Call it once.
    public func run() async {
        let spec = SpecFileSubject(path: path, configuration: configuration, files: specFiles, output: output)
        let supply = EventSource(
            forced: configuration.polling ? WatchMode.requested : nil,
            probed: path.parent,
            make: make,
            wake: wake
        )
        let times = WatchTimes(configuration)
        var loop = WatchLoop([spec, imageSet], supply: supply, files: files, times: times, announce: modeOutput.become)
        await loop.run()
        output.finish()
        imageOutput.finish()
        modeOutput.finish()
    }

    private var imageSet: FileSet {
        let (files, rule) = (files, configuration.settleRule)
        return FileSet(files: files, limit: configuration.maximumBytes, rule: rule, output: imageOutput) { request in
            var extent = request.folder.map(FolderExtent(files: files).extent) ?? FileSet.Extent()
            extent.files += request.files
            for path in request.files { extent.places.formUnion(LinkChain(files: files).places(of: path)) }
            return extent
        }
    }
}

extension SpecWatcher {
    /// Watches until the task is canceled, and passes all changes on to a session: readings of the spec, and changes of
    /// the files that it names.
    public func run(for session: PreviewSession) async {
        await withDiscardingTaskGroup { group in
            group.addTask { await self.run() }
            group.addTask { for await _ in self.imageChanges { await session.filesChanged() } }
            setImages(of: session.snapshot.spec)
            for await reading in readings {
                await session.receive(reading)
                setImages(of: session.snapshot.spec)
            }
        }
    }

    private func setImages(of spec: TabSpec?) {
        setImages((spec?.imagePaths ?? []) + [spec?.stringsCatalog].compactMap(\.self), catalog: spec?.assetCatalog)
    }
}

extension FileContent {
    fileprivate var sentence: String {
        if case .unavailable(let sentence) = self { sentence } else { "" }
    }
}

extension WatchTimes {
    init(_ configuration: SpecWatcherConfiguration) {
        self.init(safetyInterval: configuration.safetyInterval, pollInterval: configuration.pollInterval)
    }
}
