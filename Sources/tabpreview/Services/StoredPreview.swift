import ArgumentParser
import Logging
import PreviewCore
import PreviewPages
import PreviewServer
import PreviewStore
import SpecFileSystem

/// A preview that is not running, opened for one command: its store, its current spec, and a server that does not
/// listen.
struct StoredPreview {
    /// The command that serves the preview.
    let serveCommand: String
    let server: PreviewServer
    /// The reason why links that are created now can't be opened at the next start; nil if they can.
    let linkWarning: String?
    private let service: ShareService
    private let opened: OpenedStore

    /// Opens the preview; the changes of a command are stored for the next start.
    init(
        _ subject: CommandSubject,
        settings: Settings,
        at location: StoreLocation
    ) async throws(CommandFailure) {
        let open: SessionOpening
        do throws(FileFailure) { open = try subject.opening(settings) } catch {
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
            throw CommandFailure("\(reason) Nothing was changed.", ExitStatus.file)
        }
        serveCommand = subject.serveCommand
        self.opened = opened
        linkWarning = opened.accountKey.warning
        let logger = settings.logger("tabpreview")
        do {
            service = try await ShareService(of: try await open(opened, logger), logger: logger)
            server = try PreviewServer(
                service: service,
                renderer: PageRenderer.blank(),
                assets: AssetTable(files: [:]),
                // Errors are in the response, and printed once.
                logger: Logger(label: "tabpreview.command") { _ in SwiftLogNoOpLogHandler() }
            )
        } catch SessionError.storeFull(let text), SessionError.storeUnavailable(let text) {
            await opened.close()
            throw CommandFailure(text, ExitStatus.file)
        } catch {
            await opened.close()
            throw CommandFailure("\(error)", ExitStatus.file)
        }
    }

    /// Stores pending changes, and closes the store.
    func close() async {
        await service.close()
        await service.session.close()
        await opened.close()
    }
}

/// A function that opens a session on a store, with the current text.
private typealias SessionOpening = (OpenedStore, Logger) async throws(SessionError) -> PreviewSession

extension CommandSubject {
    fileprivate func opening(_ settings: Settings) throws(FileFailure) -> SessionOpening {
        switch self {
        case .spec(let path): try Self.opening(specAt: path, settings)
        case .tabView(let view): view.opening(settings)
        }
    }

    private static func opening(specAt path: String, _ settings: Settings) throws(FileFailure) -> SessionOpening {
        let location = try SpecLocation(of: path, settings: settings)
        return { (opened, logger) throws(SessionError) in
            let session = try await PreviewSession(
                at: path,
                opened: opened,
                settings: settings,
                location: location,
                logger: logger
            )
            let reading = SpecWatcherConfiguration(path: path, location: location) { _ in true }
            await session.receive(SpecWatcher(configuration: reading, logger: logger).readOnce())
            return session
        }
    }
}

extension CommandTabView {
    fileprivate func opening(_ settings: Settings) -> SessionOpening {
        { (opened, logger) throws(SessionError) in
            let session = try await PreviewSession(
                tabView: present?.title ?? name,
                in: present?.file,
                of: project,
                opened: opened,
                settings: settings,
                logger: logger
            )
            let reading = present.map { SpecReading.imported($0.imported(in: project.prefix)) }
            await session.receive(reading ?? .unreadable(project.absence(of: name)))
            return session
        }
    }
}

extension StoreError {
    /// The exit code of a store that can't be opened.
    var status: ExitCode {
        if case .inUse = self { ExitStatus.unavailable } else { ExitStatus.file }
    }
}
