import ArgumentParser
import Logging
import PreviewCore
import PreviewLinks
import PreviewPages
import PreviewServer
import PreviewStore
import SpecWatching

/// A preview that does not run, opened for one command: its store, its spec as it is now, and a server that does not
/// listen.
struct StoredPreview {
    /// The spec's path.
    let path: String
    let server: PreviewServer
    /// Why links that are made now would open nothing at the next start; nil if they will open.
    let linkWarning: String?
    private let service: ShareService
    private let opened: OpenedStore

    /// Opens it; the next start knows what a command changes here.
    init(path: String, settings: Settings, at location: StoreLocation) async throws(CommandFailure) {
        let spec: SpecLocation
        do throws(FileFailure) {
            spec = try SpecLocation(of: path, settings: settings)
        } catch {
            throw CommandFailure(error.text, ExitStatus.file)
        }
        let opened: OpenedStore
        do throws(StoreError) {
            opened = try OpenedStore(location, key: .ofThisProcess)
        } catch {
            throw CommandFailure(error.text, error.status)
        }
        guard opened.folder != nil else {
            let reason = opened.warnings.first ?? "The store can't be written."
            throw CommandFailure("\(reason) The command did nothing.", ExitStatus.file)
        }
        self.path = path
        self.opened = opened
        linkWarning = opened.accountKey.warning
        let logger = settings.logger("tabpreview")
        do {
            let session = try await PreviewSession(
                at: path,
                opened: opened,
                settings: settings,
                location: spec,
                logger: logger
            )
            service = try await ShareService(of: session, logger: logger)
            server = try PreviewServer(
                service: service,
                renderer: PageRenderer.blank(),
                assets: AssetTable(files: [:]),
                // Whatever goes wrong is in the answer, and printed once.
                logger: Logger(label: "tabpreview.command") { _ in SwiftLogNoOpLogHandler() }
            )
        } catch SessionError.storeFull(let text), SessionError.storeUnavailable(let text) {
            await opened.close()
            throw CommandFailure(text, ExitStatus.file)
        } catch {
            await opened.close()
            throw CommandFailure("\(error)", ExitStatus.file)
        }
        var reading = SpecWatcherConfiguration(path: path) { _ in true }
        reading.location = spec
        await service.session.receive(SpecWatcher(configuration: reading, logger: logger).readOnce())
    }

    /// Writes down what is not stored yet, and lets go of the store.
    func close() async {
        await service.close()
        await service.session.close()
        await opened.close()
    }
}

extension StoreError {
    /// The exit code of a store that can't be opened.
    var status: ExitCode {
        if case .inUse = self { ExitStatus.unavailable } else { ExitStatus.file }
    }
}
