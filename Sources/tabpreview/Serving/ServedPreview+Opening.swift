import Foundation
import Logging
import PreviewCore
import PreviewServer
import PreviewStore
import SpecFileSystem
import TabModel
import TabResolver

extension ServedPreview {
    /// Opens the store of a spec and reads its file.
    ///
    /// - Throws: An error where the file is a link out of its folder, or the store can't be opened.
    init(_ spec: SpecToServe, symbols: KnownSymbols, polling: Bool, output: ServeOutput) async throws(FileFailure) {
        let (path, settings) = (spec.path, spec.settings)
        let logger = settings.logger("tabpreview")
        let location = try SpecLocation(of: path, settings: settings)
        let opened = try Self.store(at: path, settings)
        do {
            AtomicSpecFile(of: path, at: location, logger: logger).recover()
            let session = try await PreviewSession(
                at: path,
                opened: opened,
                settings: settings,
                location: location,
                symbols: symbols,
                logger: logger
            )
            service = try await ShareService(of: session, logger: logger)
        } catch {
            await opened.close()
            throw FileFailure(text: TerminalText.escaped(String(describing: error)))
        }
        let watching = SpecWatcherConfiguration(
            path: path,
            location: location,
            polling: polling,
            isReadable: service.session.decoder.isReadable
        )
        let watcher = SpecWatcher(configuration: watching, logger: logger)
        site = Site(service: service, files: .folder(URL(filePath: path).deletingLastPathComponent().path))
        await service.session.receive(watcher.readOnce())
        events = service.session.hub.watch()
        (self.path, name, self.opened, self.output) = (path, spec.name, opened, output)
        (self.watcher, source) = (watcher, nil)
        awaitsFolder = opened.folder == nil && !hasFolder
    }

    private static func store(at path: String, _ settings: Settings) throws(FileFailure) -> OpenedStore {
        do {
            return try OpenedStore(StoreLocation(spec: path, configured: settings.storePath), key: .ofThisProcess)
        } catch {
            throw FileFailure(text: TerminalText.escaped(error.text), status: error.status)
        }
    }

    /// Opens the store of a tab view and shows its reading.
    ///
    /// - Throws: An error where the store can't be opened.
    init(
        _ view: SwiftReading.TabView,
        of served: ServedSource,
        name: String?,
        symbols: KnownSymbols,
        output: ServeOutput
    ) async throws(FileFailure) {
        let (project, settings) = (served.project, served.settings)
        let logger = settings.logger("tabpreview")
        let opened = try Self.store(at: project.storedPath(of: view.name), settings)
        do {
            let session = try await PreviewSession(
                tabView: view.title,
                in: view.file,
                of: project,
                opened: opened,
                settings: settings,
                sourceEditor: ServedViewEditor(source: served, view: view.name),
                symbols: symbols,
                logger: logger
            )
            service = try await ShareService(of: session, logger: logger)
        } catch {
            await opened.close()
            throw FileFailure(text: TerminalText.escaped(String(describing: error)))
        }
        site = Site(
            service: service,
            files: .folder(project.folder),
            source: TabViewFiles(source: served, view: view.name)
        )
        await service.session.receive(.imported(await served.imported(view)))
        events = service.session.hub.watch()
        (path, self.name, self.opened, self.output) = (project.prefix + view.file, name, opened, output)
        (watcher, source) = (nil, Source(project, view))
    }
}
