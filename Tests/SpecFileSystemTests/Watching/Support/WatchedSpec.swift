import Logging
import PreviewCore
import Testing

@testable import SpecFileSystem

/// A watcher at work on a spec in a folder of its own.
struct WatchedSpec: Sendable {
    let folder: Folder
    let name: String
    let files: ObservedFiles
    let watcher: SpecWatcher
    let readings = Log<SpecReading>()
    let imageChanges = Log<Void>()
    let modes = Log<WatchMode>()

    /// Takes the next reading and compares it: a reading too many anywhere before shows here.
    func expectNext(_ text: String, _ location: SourceLocation = #_sourceLocation) async throws {
        let reading = try await readings.next(location)
        #expect(reading == .text(Array(text.utf8)), sourceLocation: location)
    }

    /// Takes the next reading, which must say why the file can't be read.
    func expectUnreadable(_ part: String, _ location: SourceLocation = #_sourceLocation) async throws {
        let reading = try await readings.next(location)
        guard case .unreadable(let sentence) = reading else {
            Issue.record("\(reading) instead of a sentence", sourceLocation: location)
            return
        }
        #expect(sentence.contains(part), sourceLocation: location)
    }

    /// Saves a string nobody else saves, and expects it as the very next reading: nothing came before it.
    func expectNothingBeforeFence(_ location: SourceLocation = #_sourceLocation) async throws {
        let fence = #"{"fence": \#(UInt32.random(in: 0 ... .max))}"#
        try folder.replace(name, with: fence)
        try await expectNext(fence, location)
    }

    /// Does something, and waits until the watcher has read the spec since.
    func untilRead(_ change: () throws -> Void) async throws {
        let before = files.readings(of: folder.at(name))
        try change()
        try await eventually("a look at the spec") { files.readings(of: folder.at(name)) > before }
    }
}

/// Runs a watcher on a spec with this text, or none, while `body` works on it.
///
/// Whole saves need no quiet window, so it is long unless said otherwise: a stalled machine can't make half a save
/// of a whole one.
func watching(
    _ name: String = "tabs.json",
    first: String? = #"{"first": true}"#,
    in folder: Folder? = nil,
    files: ObservedFiles = ObservedFiles(),
    makeEvents: @escaping FileEventsMaker = SystemEvents.make,
    adjust: (inout SpecWatcherConfiguration) -> Void = { _ in },
    _ body: (WatchedSpec) async throws -> Void
) async throws {
    let folder = try folder ?? .make()
    defer { folder.remove() }
    if let first { try folder.write(first, to: name) }
    var configuration = SpecWatcherConfiguration(path: folder.at(name), isReadable: looksWhole)
    configuration.quietWindow = .seconds(5)
    configuration.timeout = .seconds(60)
    adjust(&configuration)
    let watcher = SpecWatcher(
        configuration: configuration,
        logger: Logger(label: "watching") { _ in SwiftLogNoOpLogHandler() },
        files: files,
        makeEvents: makeEvents,
        buffering: .unbounded
    )
    let spec = WatchedSpec(folder: folder, name: name, files: files, watcher: watcher)
    _ = watcher.readOnce()
    try await withThrowingTaskGroup { group in
        group.addTask { await watcher.run() }
        group.addTask { await spec.readings.follow(watcher.readings) }
        group.addTask { await spec.imageChanges.follow(watcher.imageChanges) }
        group.addTask { await spec.modes.follow(watcher.modeChanges) }
        defer { group.cancelAll() }
        try await eventually("the first look of the running watcher") { files.readings(of: folder.at(name)) > 1 }
        try await body(spec)
    }
}

/// Stands for decoding: an object from its first brace to its last.
private func looksWhole(_ bytes: [UInt8]) -> Bool {
    bytes.first == UInt8(ascii: "{") && bytes.last == UInt8(ascii: "}")
}
