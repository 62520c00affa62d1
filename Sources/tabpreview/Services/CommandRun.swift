import ArgumentParser
import Foundation
import PreviewStore

/// A run of a command about links or a history, which finds the server, runs an action, and converts errors into
/// messages and an exit code.
struct CommandRun {
    let subject: CommandSubject
    let settings: Settings

    /// Runs an action at the running preview, otherwise on the store, and always closes it.
    ///
    /// The server is nil where nothing is stored yet, unless `makesStore`. For a missing subject, the error has `hint`
    /// after the reason, unless `isKept` finds stored data of it.
    ///
    /// - Throws: The exit code of a ``CommandFailure``, whose sentences are printed here; any other error unchanged.
    func perform(
        makesStore: Bool = false,
        hint: String = "",
        isKept: (CommandServer) async throws(CommandFailure) -> Bool,
        act: (CommandServer?) async throws -> Void
    ) async throws {
        try await ExitReason.onFailure {
            do {
                let (found, missing) = try await server(makesStore: makesStore, hint: hint)
                guard let server = found else { return try await act(nil) }
                do {
                    if let missing, try await !isKept(server) { throw missing }
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
    }

    /// Returns the server, and the reason why the subject of the command does not exist.
    private func server(makesStore: Bool, hint: String) async throws -> (CommandServer?, missing: FileFailure?) {
        let location = subject.storeLocation(settings)
        if let running = try await CommandServer.running(at: location) { return (running, nil) }
        let isStored = FileManager.default.fileExists(atPath: location.folder)
        var subject = subject
        let missing = try await subject.look().map { FileFailure(text: $0.text + hint, status: $0.status) }
        if let missing, makesStore || !isStored { throw missing }
        guard makesStore || isStored else { return (nil, nil) }
        return (CommandServer(try await StoredPreview(subject, settings: settings, at: location)), missing)
    }
}

/// A failure of a command about links or the history, in a sentence for each reason, with its exit code.
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
