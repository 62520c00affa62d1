import Configuration
import Foundation
import PreviewStore

/// One command about a history: finds where it is, acts, and turns what goes wrong into messages and an exit code.
struct HistoryRun {
    /// The spec's path.
    let path: String
    let subject: HistorySubject
    private let settings: Settings

    init(file: String?, choice: HistoryOptions, options: SharedOptions) async throws {
        path = try await Ending.onFailure { () throws(FileFailure) in
            try SpecChoice.path(given: file)
        }
        settings = try await options.settings(for: path, adding: choice.store.map { [.storePath: .string($0)] } ?? [:])
        subject = choice.subject
    }

    /// Acts on the history of the running preview, else on that in the store; nil where nothing is stored yet.
    func perform(_ act: ((any HistoryService)?) async throws -> Void) async throws {
        try await ServiceVisit.perform(open: service, close: { await $0.close() }, act: act)
    }

    /// The same for what there must be something for.
    func performOnHistory(_ act: (any HistoryService) async throws -> Void) async throws {
        try await perform { service in
            guard let service else {
                throw CommandFailure(
                    "There is no history of \(path) yet. It starts with tabpreview serve \(path).",
                    ExitStatus.usage
                )
            }
            try await act(service)
        }
    }

    /// Why there is nothing to list of a spec that does not exist; a word alone may have been meant as a command.
    private var missing: CommandFailure? {
        guard let missing = SpecChoice.missing(path) else { return nil }
        let isWord = !path.contains { $0 == "." || $0 == "/" }
        let hint = isWord ? " To undo a change, restore a revision: tabpreview history restore REVISION." : ""
        return CommandFailure(missing.text + hint, missing.status)
    }

    private func service() async throws(CommandFailure) -> (any HistoryService)? {
        let location = StoreLocation(spec: path, configured: settings.storePath)
        if let server = try RunningLinks.server(of: location) {
            return RunningHistory(server: server, subject: subject)
        }
        let missing = missing
        guard FileManager.default.fileExists(atPath: location.folder) else {
            if let missing { throw missing }
            return nil
        }
        let logger = settings.logger("tabpreview")
        let stored = try await StoredHistory(path: path, subject: subject, settings: settings, logger: logger)
        // A spec that was removed can still be brought back.
        if let missing, await stored.isEmpty {
            await stored.close()
            throw missing
        }
        return stored
    }
}
