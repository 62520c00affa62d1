import PreviewLinks
import Logging
import PreviewCore
import PreviewProcesses
import PreviewServer
import PreviewStore
import SpecWatching
import TabModel
import CLibrary

/// Everything that runs while a preview is served: the first to end stops the rest, in order.
struct RunningPreview: Sendable {
    let service: ShareService
    let server: PreviewServer
    let watcher: SpecWatcher
    let opened: OpenedStore
    let output: ServeOutput
    let theme: ThemeDirectories
    let logger: Logger
    let opener: BrowserOpener?
    let openPath: String?
    /// Whether the owner link alone opens the preview, also on this machine.
    let requiresLink: Bool
    let polling: Bool
    /// Whether a link and its QR code are printed at the start.
    let showsCode: Bool

    var session: PreviewSession { service.session }

    /// Runs until a signal, the key `q`, or a failure.
    func run() async throws {
        let keys = TerminalKeys()
        defer { keys?.restore() }
        let pressed = keys?.keys
        let signals = await StopSignals()
        defer { signals.end() }
        let stopping = signals.first
        let (addresses, listening) = AsyncStream.makeStream(
            of: ListeningAddress.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run { listening.yield($0) } }
            group.addTask { await Self.first(of: stopping) }
            if let pressed { group.addTask { await follow(pressed) } }
            group.addTask { await announce(addresses, hasKeys: pressed != nil) }
            for part in background { group.addTask { await part() } }
            let first = await group.nextResult()
            await stop()
            group.cancelAll()
            try first?.get()
        }
    }

    /// What goes on beside the server until it is cancelled.
    private var background: [@Sendable () async -> Void] {
        let parts: [@Sendable () async -> Void] = [
            { await watcher.run() }, { await takeReadings() }, { await takeImageChanges() }, { await announceModes() },
            { await watchStore() },
        ]
        return parts + theme.watched.map { folder in { await watchTheme(folder) } }
    }

    private static func first(of stopping: AsyncStream<Void>) async {
        for await _ in stopping { return }
    }

    private func stop() async {
        await server.stop()
        await service.close()
        await session.close()
        await opened.close()
    }
}

// MARK: - Following the files

extension RunningPreview {
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

    private func watchTheme(_ folder: String) async {
        let watcher = DirectoryWatcher(path: folder, polling: polling, logger: logger)
        async let watching: Void = watcher.run()
        for await _ in watcher.changes {
            do {
                let new = try await theme.read()
                new.diagnostics.forEach(DiagnosticPrinter.print)
                server.replaceTheme(renderer: new.renderer, assets: new.assets)
                await session.templatesChanged(symbols: new.symbols)
            } catch {
                output.say("Kept the previous templates and styles: \(TerminalText.escaped(String(describing: error)))")
            }
        }
        await watching
    }
}

// MARK: - Telling people

extension RunningPreview {
    /// Says where the server listens, then what changes: anyone who reads the events gets the address first.
    private func announce(_ addresses: AsyncStream<ListeningAddress>, hasKeys: Bool) async {
        let events = session.hub.watch()
        for await address in addresses {
            await announce(address)
            if hasKeys { output.say("Press h for help.") }
            // Before the first page asks for them, and after people have its address.
            do { try server.finishAssets() } catch { output.say("Can't serve the page's files: \(error)") }
            // Starting took more memory than what follows.
            system_trim_heap()
            break
        }
        for await event in events {
            output.changed(event, snapshot: session.snapshot)
        }
    }

    private func announce(_ address: ListeningAddress) async {
        opened.folder.map { folder in
            do throws(StoreError) { try folder.announce(address: address.url, key: server.commandKey) } catch {
                output.say(error.text)
            }
        }
        output.listening(
            url: address.url,
            file: session.previewed.file,
            others: Exposure.sentences(address),
            ownerURL: ownerURL(at: address),
            requiresLink: requiresLink
        )
        opened.warnings.forEach(output.say)
        session.snapshot.diagnostics.forEach(DiagnosticPrinter.print)
        if showsCode { await showCode(by: "run: tabpreview share create --qr") }
        if let opener { await openBrowser(opener, at: address) }
    }

    /// The owner's secret address: for a terminal, for anyone who reads the events, and for `--require-link`.
    func ownerURL(at address: ListeningAddress) -> String {
        String(address.url.dropLast()) + server.ownerLink
    }

    /// Opens the page by the address that lets this machine in.
    func openBrowser(_ opener: BrowserOpener, at address: ListeningAddress) async {
        let root = requiresLink ? ownerURL(at: address) : address.url
        output.say(await opener.open(root + (openPath ?? "/").dropFirst()).text)
    }
}
