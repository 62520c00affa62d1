import ArgumentParser
import Configuration
import Foundation
import PreviewStore

/// One command about links or a history: finds what answers it, acts, and turns what goes wrong into messages and an
/// exit code.
struct CommandRun {
    /// The spec's path.
    let path: String
    private let settings: Settings

    init(file: String?, options: SharedOptions, store: String?) async throws {
        path = try await Ending.onFailure { () throws(FileFailure) in
            try SpecChoice.path(given: file)
        }
        settings = try await options.settings(for: path, adding: store.map { [.storePath: .string($0)] } ?? [:])
    }

    /// Acts at the running preview, else on the store, and closes it whatever happens.
    ///
    /// The server is nil where nothing is stored yet, unless `makesStore`. A spec that does not exist is answered with
    /// `hint` behind the reason, unless `isKept` finds something of it in the store.
    ///
    /// - Throws: The exit code of a ``CommandFailure``, whose sentences are printed here; anything else as it was thrown.
    func perform(
        makesStore: Bool = false,
        hint: String = "",
        isKept: (CommandServer) async throws(CommandFailure) -> Bool,
        act: (CommandServer?) async throws -> Void
    ) async throws {
        do {
            guard let server = try await server(makesStore: makesStore, hint: hint) else { return try await act(nil) }
            do {
                if server.stored != nil, let missing = missing(hint), try await !isKept(server) { throw missing }
                try await act(server)
            } catch {
                await server.close()
                throw error
            }
            await server.close()
        } catch let failure as CommandFailure {
            failure.lines.forEach { Streams.error(TerminalText.escaped($0)) }
            throw failure.status
        }
    }

    private func server(makesStore: Bool, hint: String) async throws(CommandFailure) -> CommandServer? {
        let location = StoreLocation(spec: path, configured: settings.storePath)
        if let running = try CommandServer.running(at: location) { return running }
        let isStored = FileManager.default.fileExists(atPath: location.folder)
        if let missing = missing(hint), makesStore || !isStored { throw missing }
        guard makesStore || isStored else { return nil }
        return CommandServer(try await StoredPreview(path: path, settings: settings, at: location))
    }

    private func missing(_ hint: String) -> CommandFailure? {
        SpecChoice.missing(path).map { CommandFailure($0.text + hint, $0.status) }
    }
}

/// Why a command about links or the history ends, in a sentence for each reason, and its exit code.
struct CommandFailure: Error {
    let lines: [String]
    let status: ExitCode

    init(_ line: String, _ status: ExitCode) {
        self.init(lines: [line], status)
    }

    init(lines: [String], _ status: ExitCode) {
        self.lines = lines
        self.status = status
    }
}
