import Files
import Foundation
import Logging
import PreviewCore
import PreviewServer
import PreviewStore
import SpecFileSystem
import TabSpecCoding

/// The spec of a preview, a file or a string, with its session, its store and its links.
struct PreviewSource: Sendable {
    let site: Site
    /// The watcher of the file; nil for a string.
    let watcher: SpecWatcher?
    private let service: ShareService
    private let opened: OpenedStore

    var session: PreviewSession { service.session }

    /// Opens a file.
    init(
        file path: String,
        _ configuration: TabPreview.Configuration,
        _ theme: PageTheme,
        _ logger: Logger
    ) async throws(TabPreviewError) {
        let url = URL(filePath: path)
        let folder = url.deletingLastPathComponent().path
        let location = SpecLocation(
            folder: Array((RealPath.of(folder) ?? folder).utf8),
            name: Array(url.lastPathComponent.utf8),
            format: SpecFormat(fileName: path),
            option: nil
        )
        let file = AtomicSpecFile(of: path, at: location, logger: logger)
        file.recover()
        let spec = PreviewedSpec(file: url.lastPathComponent)
        let opening = Opening(spec: spec, path: path, files: .folder(folder), writer: SpecFileWriter(file))
        (opened, service) = try await opening.open(configuration, theme, logger)
        let watching = SpecWatcherConfiguration(
            path: path,
            location: location,
            isReadable: service.session.decoder.isReadable
        )
        let watcher = SpecWatcher(configuration: watching, logger: logger)
        self.watcher = watcher
        site = Site(service: service, files: .folder(folder))
        await session.receive(watcher.readOnce())
    }

    /// Opens a string.
    init(
        text: String,
        named name: String,
        _ configuration: TabPreview.Configuration,
        _ theme: PageTheme,
        _ logger: Logger
    ) async throws(TabPreviewError) {
        let bytes = Array(text.utf8)
        let spec = PreviewedSpec(file: name, format: SpecFormat(fileName: name, bytes: bytes))
        // The store of a string is in no folder of a spec: in its own folder, the name tells it from others.
        let path = if case .folder(let folder) = configuration.storage { "\(folder)/\(name)" } else { name }
        (opened, service) = try await Opening(spec: spec, path: path).open(configuration, theme, logger)
        watcher = nil
        site = Site(service: service, files: nil)
        await session.receive(.text(bytes))
    }

    /// Follows the file and the images that it names, until cancelled.
    func follow() async {
        await watcher?.run(for: session)
    }

    /// Stores what isn't stored yet, and closes the store.
    func close() async {
        await service.close()
        await session.close()
        await opened.close()
    }
}

/// The opening of a store, and of a session and its links on it.
private struct Opening {
    var spec: PreviewedSpec
    /// The path by which the store knows the spec.
    let path: String
    var files: FileSource?
    var writer: (any SpecWriter)?

    /// The property that chooses the folder of the store, for messages.
    private static let option = "Configuration.storage"

    func open(
        _ configuration: TabPreview.Configuration,
        _ theme: PageTheme,
        _ logger: Logger
    ) async throws(TabPreviewError) -> (OpenedStore, ShareService) {
        let opened = try store(configuration.storage)
        for warning in opened.warnings { logger.warning("\(warning)") }
        var spec = spec
        spec.storeName = opened.spec
        do {
            let session = try await PreviewSession(
                of: spec,
                store: opened.store,
                writer: writer,
                warnings: opened.warnings,
                symbols: theme.symbols,
                files: files.map { FolderImages($0) },
                logger: logger
            )
            return (opened, try await ShareService(of: session, logger: logger))
        } catch {
            await opened.close()
            switch error {
            case SessionError.storeFull(let text), SessionError.storeUnavailable(let text): throw .storage(text)
            default: throw .storage("Can't read what is stored of \(spec.file): \(error)")
            }
        }
    }

    private func store(_ storage: TabPreview.Storage) throws(TabPreviewError) -> OpenedStore {
        do throws(StoreError) {
            switch storage {
            case .memory: return try OpenedStore(inMemory: spec.file)
            case .folder(let folder):
                let key = AccountKey(in: AccountKey.folder(environment: ProcessInfo.processInfo.environment))
                let location = StoreLocation(spec: path, configured: folder)
                return try OpenedStore(location, key: key, option: Self.option)
            }
        } catch {
            throw .storage(error.text(choosingBy: Self.option))
        }
    }
}
