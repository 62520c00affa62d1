import ArgumentParser
import Foundation
import Logging
import SpecFileSystem
import TabModel

/// A command that runs again after each save of the files that it has read, until it is stopped.
struct WatchedRun: Sendable {
    /// A run that has read everything, and has printed nothing yet.
    struct Round: Sendable {
        /// The files that were read.
        let files: WatchedFiles
        /// A closure that prints the result.
        let report: @Sendable () throws -> Void
    }

    /// The files that are known before the first run.
    let start: WatchedFiles
    let logger: Logger
    let round: @Sendable () async throws -> Round

    /// Runs until SIGINT, SIGTERM or SIGHUP.
    func run() async {
        let signals = await StopSignals()
        let stopping = signals.first
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for await _ in stopping { return } }
            group.addTask { await runAgain() }
            await group.next()
            group.cancelAll()
        }
        signals.end()
    }

    private func runAgain() async {
        var files = start
        while !Task.isCancelled {
            // Created before anything is read, so that no save is missed.
            let watcher = FilesWatcher(
                files: files.files.sorted(),
                folders: files.folders.sorted(),
                logger: logger,
                including: WatchedFiles.includes
            )
            do {
                let round = try await round()
                guard round.files.isSubset(of: files) else {
                    files = round.files
                    continue
                }
                if Task.isCancelled { return }
                try round.report()
                files = round.files
            } catch let error {
                // An exit code is thrown after its message.
                if !(error is ExitCode) { Streams.error(TabPreview.message(for: error)) }
            }
            Streams.message("Watching for changes. Press Control-C to stop.")
            await Self.change(of: watcher)
            if !Task.isCancelled { Streams.clearTerminal() }
        }
    }

    /// Waits for the first change.
    private static func change(of watcher: FilesWatcher) async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await watcher.run() }
            for await _ in watcher.changes { break }
            group.cancelAll()
        }
    }
}

/// The option that runs a command again and again.
struct WatchOptions: ParsableArguments {
    @Flag(name: .long, help: "Run again after each save, until you press Control-C.")
    var watch = false

    /// Throws an error for arguments that can't be used repeatedly.
    func check(_ names: [String], _ others: (name: String, isGiven: Bool)...) throws {
        guard watch else { return }
        if let other = others.first(where: \.isGiven) {
            throw ValidationError("--watch can't be combined with \(other.name).")
        }
        if let name = names.first(where: { $0 == "-" || SpecSource.isRevision($0) }) {
            throw ValidationError("--watch needs files or directories, but \(name.quoted) doesn't change.")
        }
    }
}
