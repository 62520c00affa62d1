import Logging
import Testing

@testable import SpecFileSystem

/// A watcher at work on a tree in a folder of its own; the root is `App` in it.
struct WatchedTree: Sendable {
    /// The folder that the root is in.
    let around: Folder
    let watcher: FolderTreeWatcher
    let changes = Log<FolderTreeChange>()
    let modes = Log<WatchMode>()

    var root: Folder { around.folder("App") }

    /// Takes the next change and compares it: one too many anywhere before shows here.
    func expectNext(
        _ paths: [String],
        isGone: Bool = false,
        _ location: SourceLocation = #_sourceLocation
    ) async throws {
        let change = try await changes.next(location)
        #expect(change == FolderTreeChange(paths: paths, isGone: isGone), sourceLocation: location)
    }

    /// Saves a file nobody else saves, and expects it as the very next change: nothing came before it.
    func expectNothingBeforeFence(_ location: SourceLocation = #_sourceLocation) async throws {
        let name = "Fence\(UInt32.random(in: 0 ... .max)).swift"
        try root.write("// fence", to: name)
        try await expectNext([name], location)
    }
}

/// Runs a watcher on a tree with these files, all with the same text, while `body` works on it.
///
/// Whole saves need no quiet window, so it is long unless said otherwise.
func watchingTree(
    _ files: [String],
    at path: String = "App",
    makeEvents: @escaping FileEventsMaker = SystemEvents.make,
    adjust: (inout SpecWatcherConfiguration) -> Void = { _ in },
    _ body: (WatchedTree) async throws -> Void
) async throws {
    let around = try Folder.make()
    defer { around.remove() }
    try around.makeFolder("App")
    for file in files { try around.folder("App").writeTree("// first", to: file) }
    var configuration = SpecWatcherConfiguration(path: around.at(path)) { _ in true }
    configuration.safetyInterval = .seconds(3600)
    configuration.quietWindow = .seconds(5)
    configuration.timeout = .seconds(60)
    adjust(&configuration)
    let logger = Logger(label: "watching") { _ in SwiftLogNoOpLogHandler() }
    let bell = Log<Void>()
    let (looks, look) = AsyncStream.makeStream(of: Void.self)
    let make: FileEventsMaker = { wake throws(WatchFailure) in
        ObservedEvents(events: try makeEvents(wake)) { look.yield() }
    }
    let watcher = FolderTreeWatcher(configuration, logger: logger, makeEvents: make)
    let tree = WatchedTree(around: around, watcher: watcher)
    try await withThrowingTaskGroup { group in
        group.addTask { await watcher.run() }
        group.addTask { await tree.changes.follow(watcher.changes) }
        group.addTask { await tree.modes.follow(watcher.modeChanges) }
        group.addTask { await bell.follow(looks) }
        defer { group.cancelAll() }
        if watcher.mode == .events { try await bell.next() }
        try await body(tree)
    }
}

/// Real events, with a call each time they are watched.
private struct ObservedEvents: FileEvents {
    var events: any FileEvents
    let look: @Sendable () -> Void

    mutating func watch(_ places: WatchPlaces) throws(WatchFailure) {
        try events.watch(places)
        look()
    }

    mutating func drain() -> [FileEvent] { events.drain() }

    func stop() { events.stop() }
}

extension Folder {
    /// Writes a file, and makes the folders on the way to it.
    func writeTree(_ text: String, to name: String) throws {
        var made = ""
        for part in name.split(separator: "/").dropLast() {
            made += made.isEmpty ? "\(part)" : "/\(part)"
            if LocalFiles().entry(at: RawPath(at(made))) == nil { try makeFolder(made) }
        }
        try write(text, to: name)
    }
}
