import Configuration
import Foundation
import PreviewStore

/// One command about links: finds where they are, acts, and turns what goes wrong into messages and an exit code.
struct LinkRun {
    /// The spec's path.
    let path: String
    private let settings: Settings

    init(file: String?, options: SharedOptions, store: String?) async throws {
        path = try await Ending.onFailure { () throws(FileFailure) in
            try SpecChoice.path(given: file)
        }
        settings = try await options.settings(for: path, adding: store.map { [.storePath: .string($0)] } ?? [:])
    }

    /// Acts on the links of the running preview, else on those in the store.
    ///
    /// The service is nil where nothing is stored yet, unless `makesStore`.
    func perform(makesStore: Bool = false, _ act: ((any LinkService)?) async throws -> Void) async throws {
        try await ServiceVisit.perform(
            open: { () async throws(CommandFailure) in try await service(makesStore: makesStore) },
            close: { await $0.close() },
            act: act
        )
    }

    private func service(makesStore: Bool) async throws(CommandFailure) -> (any LinkService)? {
        let location = StoreLocation(spec: path, configured: settings.storePath)
        if let running = try RunningLinks.found(of: location) { return running }
        let missing = SpecChoice.missing(path).map(CommandFailure.init)
        let isStored = FileManager.default.fileExists(atPath: location.folder)
        if let missing, makesStore || !isStored { throw missing }
        guard makesStore || isStored else { return nil }
        let stored = try await StoredLinks(path: path, settings: settings, logger: settings.logger("tabpreview"))
        // The links of a spec that was removed can still be ended.
        if let missing, try await stored.links().isEmpty {
            await stored.close()
            throw missing
        }
        return stored
    }
}
