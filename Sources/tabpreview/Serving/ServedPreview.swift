import Foundation
import Logging
import PreviewCore
import PreviewLinks
import PreviewServer
import PreviewStore
import SpecWatching
import SpecWriting
import TabModel
import TabResolver

/// One spec that is served: its store, its links, its watcher.
struct ServedPreview: Sendable {
    /// The spec's path.
    let path: String
    /// Its name in addresses; nil where it is the only preview.
    let name: String?
    let service: ShareService
    let site: Site
    private let opened: OpenedStore
    private let watcher: SpecWatcher
    private let output: ServeOutput
    /// What happens from the start on.
    private let events: PreviewEvents

    var session: PreviewSession { service.session }

    /// What messages call its file: its name, and its path where several are served.
    var file: String { name == nil ? session.previewed.file : path }

    /// The address of its page, for people.
    func url(at address: ListeningAddress) -> String { address.url + folder }

    /// The address of its page, for this machine.
    func localURL(at address: ListeningAddress) -> String { address.localURL + folder }

    private var folder: String { name.map { "p/\($0)/" } ?? "" }

    /// Sentences about its store, for the terminal.
    var storeWarnings: [String] { opened.warnings }

    /// Follows the spec's file, the files it names and its store, until the task is cancelled.
    ///
    /// `changed` is called after each event of the preview.
    func follow(changed: @escaping @Sendable (PreviewEvent) -> Void) async {
        await withDiscardingTaskGroup { group in
            group.addTask { await watcher.run() }
            group.addTask { await takeReadings() }
            group.addTask { await takeImageChanges() }
            group.addTask { await announceModes() }
            group.addTask { await watchStore() }
            group.addTask { for await event in events { changed(event) } }
        }
    }

    /// Reads the spec now, without waiting for an event.
    func readAgain() async { await session.receive(watcher.readOnce()) }

    /// Tells other programs on this machine where it is served, and by which key commands come in.
    func announce(address: String, key: String) {
        guard let folder = opened.folder else { return }
        do throws(StoreError) { try folder.announce(address: address, key: key) } catch { output.say(error.text) }
    }

    /// Writes down what is not stored yet, and lets the next server of the spec in.
    func close() async {
        await service.close()
        await session.close()
        await opened.close()
    }
}

// MARK: - Opening

extension ServedPreview {
    /// Opens the store of a spec and reads its file.
    ///
    /// - Throws: where the file is a link out of its folder, or the store can't be opened.
    init(_ spec: SpecToServe, symbols: KnownSymbols, polling: Bool, output: ServeOutput) async throws(FileFailure) {
        let (path, settings) = (spec.path, spec.settings)
        let logger = settings.logger("tabpreview")
        let location = try SpecLocation(of: path, settings: settings)
        let opened: OpenedStore
        do {
            opened = try OpenedStore(StoreLocation(spec: path, configured: settings.storePath), key: .ofThisProcess)
        } catch {
            throw FileFailure(text: TerminalText.escaped(error.text), status: error.status)
        }
        do {
            var file = SpecFile(path: path, name: path)
            file.location = location
            file.recover()
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
        var watching = SpecWatcherConfiguration(
            path: path,
            polling: polling,
            isReadable: service.session.decoder.isReadable
        )
        watching.location = location
        watcher = SpecWatcher(configuration: watching, logger: logger)
        site = Site(service: service, files: .folder(URL(filePath: path).deletingLastPathComponent().path))
        await service.session.receive(watcher.readOnce())
        events = service.session.hub.watch()
        (self.path, name, self.opened, self.output) = (path, spec.name, opened, output)
    }
}

// MARK: - Following the files

extension ServedPreview {
    private func takeReadings() async {
        setImages()
        for await reading in watcher.readings {
            await session.receive(reading)
            setImages()
        }
    }

    private func setImages() {
        let spec = session.snapshot.spec
        watcher.setImages(
            (spec?.imagePaths ?? []) + [spec?.stringsCatalog].compactMap(\.self),
            catalog: spec?.assetCatalog
        )
    }

    private func takeImageChanges() async {
        for await _ in watcher.imageChanges {
            await session.filesChanged()
        }
    }

    private func announceModes() async {
        if case .polling(let reason) = watcher.mode { await say(polling: reason) }
        for await mode in watcher.modeChanges {
            if case .polling(let reason) = mode {
                await say(polling: reason)
            } else {
                await session.warn(warnings)
            }
        }
    }

    private func say(polling reason: String) async {
        output.say(Self.sentence(polling: reason))
        await session.warn(warnings)
    }

    private static func sentence(polling reason: String) -> String {
        "Polling the file five times a second instead of waiting for events: \(reason)."
    }

    /// What is to say about the server itself now, besides what the store says.
    private var warnings: [String] {
        guard case .polling(let reason) = watcher.mode else { return opened.warnings }
        return opened.warnings + [Self.sentence(polling: reason)]
    }

    /// Says so when the store's files are removed or replaced, which nothing else would tell before the next change.
    private func watchStore() async {
        var known = opened.store.warning
        while true {
            // Nothing is looked at after the end: closing the store removes files of its own.
            do { try await Task.sleep(for: .seconds(2)) } catch { return }
            let warning = opened.store.warning
            guard warning != known else { continue }
            known = warning
            warning.map(output.say)
            await session.warn(warnings)
        }
    }
}
