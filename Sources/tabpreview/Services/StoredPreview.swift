import ArgumentParser
import Logging
import PreviewCore
import PreviewStore
import SpecWatching

/// A preview that does not run, opened for one command: its store, and its spec as it is now.
struct StoredPreview {
    let session: PreviewSession
    let opened: OpenedStore
    private let folder: StoreFolder

    /// Opens it; `consequence` says what it means for the command that the store can only be kept in memory.
    init(
        path: String,
        settings: Settings,
        logger: Logger,
        inMemory consequence: String
    ) async throws(CommandFailure) {
        let location: SpecLocation
        do throws(FileFailure) {
            location = try SpecLocation(of: path, settings: settings)
        } catch {
            throw CommandFailure(error.text, ExitStatus.file)
        }
        do throws(StoreError) {
            opened = try OpenedStore(StoreLocation(spec: path, configured: settings.storePath), key: .ofThisProcess)
        } catch {
            throw CommandFailure(error.text, error.status)
        }
        guard let folder = opened.folder else {
            let reason = opened.warnings.first ?? "The store can't be written."
            throw CommandFailure("\(reason) \(consequence)", ExitStatus.file)
        }
        self.folder = folder
        do throws(SessionError) {
            session = try await PreviewSession(
                at: path,
                opened: opened,
                settings: settings,
                location: location,
                logger: logger
            )
        } catch {
            folder.close()
            throw CommandFailure(error)
        }
        var reading = SpecWatcherConfiguration(path: path) { _ in true }
        reading.location = location
        await session.receive(SpecWatcher(configuration: reading, logger: logger).readOnce())
    }

    /// Lets go of the store's folder.
    func close() {
        folder.close()
    }
}

extension StoreError {
    /// The exit code of a store that can't be opened.
    var status: ExitCode {
        if case .inUse = self { ExitStatus.unavailable } else { ExitStatus.file }
    }
}
