import ArgumentParser
import Foundation
import PreviewStore

/// One command about links or a history: finds what answers it, acts, and turns what goes wrong into messages and an
/// exit code.
struct CommandRun {
    let subject: CommandSubject
    let settings: Settings

    /// Acts at the running preview, else on the store, and closes it whatever happens.
    ///
    /// The server is nil where nothing is stored yet, unless `makesStore`. What does not exist is answered with `hint`
    /// behind the reason, unless `isKept` finds something of it in the store.
    ///
    /// - Throws: The exit code of a ``CommandFailure``, whose sentences are printed here; anything else as it was thrown.
    func perform(
        makesStore: Bool = false,
        hint: String = "",
        isKept: (CommandServer) async throws(CommandFailure) -> Bool,
        act: (CommandServer?) async throws -> Void
    ) async throws {
        try await Ending.onFailure {
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

    /// What answers, and why what it is about is not there.
    private func server(makesStore: Bool, hint: String) async throws -> (CommandServer?, missing: FileFailure?) {
        let location = subject.storeLocation(settings)
        if let running = try CommandServer.running(at: location) { return (running, nil) }
        let isStored = FileManager.default.fileExists(atPath: location.folder)
        var subject = subject
        let missing = try await subject.look().map { FileFailure(text: $0.text + hint, status: $0.status) }
        if let missing, makesStore || !isStored { throw missing }
        guard makesStore || isStored else { return (nil, nil) }
        return (CommandServer(try await StoredPreview(subject, settings: settings, at: location)), missing)
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
