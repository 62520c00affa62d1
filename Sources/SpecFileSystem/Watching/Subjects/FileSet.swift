import Synchronization
import TabModel

/// A set of files whose changes are reported without details.
struct FileSet: WatchSubject {
    /// The existing files at a moment, and the places where that can change.
    struct Extent {
        var files: [RawPath] = []
        var places = WatchPlaces()
    }

    /// The requested files, and a folder with everything in it.
    struct Request {
        var files: [RawPath] = []
        var folder: RawPath?
    }

    let files: any WatchedFileSystem
    let limit: Int
    /// The closure that returns the files of a request, and the places to watch for changes.
    let extent: @Sendable (Request) -> Extent
    let output: ChangeOutput

    private var rule: SettleRule
    private var requested: Request
    private var prints: [RawPath: FileFingerprint] = [:]
    private var fingerprints: [RawPath: FileFingerprint] = [:]

    init(
        files: any WatchedFileSystem,
        limit: Int,
        rule: SettleRule,
        output: ChangeOutput,
        extent: @escaping @Sendable (Request) -> Extent
    ) {
        self.files = files
        self.limit = limit
        self.rule = rule
        self.output = output
        self.extent = extent
        requested = Request()
        prints = look()
    }

    var due: Instant? { rule.due }

    func places(afresh: Bool) -> WatchPlaces { extent(requested).places }

    mutating func applyRequests() -> Bool {
        guard let request = output.takeRequest() else { return false }
        requested = request
        // A file that is named for the first time counts as changed once it is watched: it may have been saved after it
        // was read. The earlier print of the others stays, so no change is lost.
        let wanted = Set(extent(request).files)
        prints = prints.filter { wanted.contains($0.key) }
        rule.noticed(.replaced, at: .now)
        return true
    }

    mutating func noticed(_ change: SettleRule.Change, of path: RawPath?, at now: Instant) {
        rule.noticed(change, at: now)
    }

    mutating func read(polling: Bool) {
        rule.beginReading()
        let seen = fingerprints
        fingerprints = look()
        if polling, fingerprints != seen { rule.noticed(.progress, at: .now) }
    }

    mutating func conclude(readAt begin: Instant) {
        guard rule.conclude(finding, at: begin) else { return }
        prints = fingerprints
        output.publish()
    }

    mutating func check(polling: Bool) {
        guard rule.isSettled, look() != prints else { return }
        rule.noticed(polling ? .progress : .replaced, at: .now)
    }

    /// The comparison of the last reading with the published prints.
    ///
    /// Several files are often saved together, so none of them is sound at once: the burst is one change.
    private var finding: SettleRule.Finding {
        if fingerprints == prints { return .same }
        let lost = prints.contains { path, print in print.digest != nil && fingerprints[path]?.digest == nil }
        return lost ? .doubtful : .text
    }

    private func look() -> [RawPath: FileFingerprint] {
        let paths = extent(requested).files
        return Dictionary(
            paths.map { ($0, FileFingerprint(of: $0, earlier: prints[$0], files: files, limit: limit)) },
            uniquingKeysWith: { first, _ in first }
        )
    }
}

/// The output of a file set's changes, and the input of requests for other files.
final class ChangeOutput: Sendable {
    let changes: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation
    private let request = Mutex<FileSet.Request?>(nil)

    init() {
        (changes, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    func publish() { continuation.yield() }

    func finish() { continuation.finish() }

    /// Sets the files to watch from now on.
    func request(for paths: [RawPath], folder: RawPath? = nil) {
        request.withLock { $0 = FileSet.Request(files: paths, folder: folder) }
    }

    /// Returns the request since the last call, or nil if there was none.
    func takeRequest() -> FileSet.Request? {
        request.withLock { request in
            defer { request = nil }
            return request
        }
    }
}

/// A folder with everything in it, as a file set; files that editors leave beside a file are left out.
struct FolderExtent {
    let files: any WatchedFileSystem
    /// A closure that selects the names of files that matter; nil selects all, in folders of any name.
    var includes: (@Sendable (String) -> Bool)?

    /// The depth beyond which a folder counts as a link that leads round in a circle.
    private static let deepest = 16
    /// The largest number of files of a folder that are watched.
    private static let most = 20_000

    func extent(of folder: RawPath) -> FileSet.Extent { extent(of: [folder]) }

    func extent(of folders: [RawPath]) -> FileSet.Extent {
        var extent = FileSet.Extent()
        for folder in folders {
            extent.places.formUnion(LinkChain(files: files).places(of: folder))
            add(folder, depth: 0, to: &extent)
        }
        return extent
    }

    private func add(_ folder: RawPath, depth: Int, to extent: inout FileSet.Extent) {
        guard depth < Self.deepest, extent.files.count < Self.most else { return }
        extent.places.insertAll(in: folder)
        for name in files.names(in: folder) where !Self.isPassing(name) {
            let path = folder.appending(name)
            if files.entry(at: path) == .directory {
                guard includes == nil || AppSource.includes(folder: name) else { continue }
                add(path, depth: depth + 1, to: &extent)
            } else if includes?(String(decoding: name, as: UTF8.self)) ?? true {
                extent.files.append(path)
                extent.places.formUnion(LinkChain(files: files).places(of: path))
            }
        }
    }

    /// Returns a Boolean value that indicates whether a name is of an editor's own file: hidden, a lock, a backup.
    private static func isPassing(_ name: [UInt8]) -> Bool {
        name.first == UInt8(ascii: ".") || name.first == UInt8(ascii: "#") || name.last == UInt8(ascii: "~")
    }
}
