import CLibrary
import Logging
import PreviewCore
import PreviewProcesses
import PreviewServer
import SpecFileSystem
import TabModel

/// The running parts of a server of previews: the first to end stops the rest, in order.
struct RunningServer: Sendable {
    let previews: ServedPreviews
    let server: PreviewServer
    let output: ServeOutput
    let theme: ThemeDirectories
    let following: FolderFollowing
    let sources: [SourceFollowing]
    let logger: Logger
    let opener: BrowserOpener?
    let openPath: String?
    /// A Boolean value that indicates whether only the owner link opens the preview, also on this machine.
    let requiresLink: Bool
    let polling: Bool
    /// A Boolean value that indicates whether a link and its QR code are printed at the start.
    let showsCode: Bool
    /// The publisher of each save of the only spec; nil where saves are not published.
    let publisher: FollowingPublisher?

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
            group.addTask { await announceAndFollow(addresses, hasKeys: pressed != nil) }
            if let publisher { group.addTask { await publisher.follow() } }
            for folder in theme.watched { group.addTask { await watchTheme(folder) } }
            let first = await group.nextResult()
            await server.stop()
            for preview in previews.all { await preview.close() }
            group.cancelAll()
            try first?.get()
        }
    }

    private static func first(of stopping: AsyncStream<Void>) async {
        for await _ in stopping { return }
    }

    private func watchTheme(_ folder: String) async {
        let watcher = FilesWatcher(folders: [folder], polling: polling, logger: logger)
        async let watching: Void = watcher.run()
        for await _ in watcher.changes {
            do {
                let new = try await theme.read()
                new.diagnostics.forEach(DiagnosticPrinter.print)
                server.replaceTheme(renderer: new.renderer, assets: new.assets)
                for preview in previews.all { await preview.session.templatesChanged(symbols: new.symbols) }
            } catch {
                let reason = (error as? FileFailure)?.text ?? String(describing: error)
                output.print("Kept the previous templates and styles: \(TerminalText.escaped(reason))")
            }
        }
        await watching
    }
}

// MARK: - Announcements

extension RunningServer {
    /// Prints the server's address, then its changes: a reader of the events receives the address first.
    private func announceAndFollow(_ addresses: AsyncStream<ListeningAddress>, hasKeys: Bool) async {
        guard let address = await addresses.first(where: { _ in true }) else { return }
        announce(previews.all, at: address)
        await withDiscardingTaskGroup { group in
            group.addTask { await finishStart(at: address, hasKeys: hasKeys) }
            group.addTask { await following.run { announce($0, at: address) } }
            for source in sources { group.addTask { await source.run { announce($0, at: address) } } }
            for await preview in previews.added { group.addTask { await follow(preview) } }
        }
    }

    /// Follows a preview, and reports its changes.
    private func follow(_ preview: ServedPreview) async {
        await preview.follow { event in
            previews.note(event, of: preview)
            output.changed(event, of: preview)
            if case .change(_, .spec, _) = event { publisher?.wasSaved() }
        }
    }

    /// Finishes the parts of the start that can wait until the address is printed.
    private func finishStart(at address: ListeningAddress, hasKeys: Bool) async {
        if showsCode { await showCode(by: "run: tabpreview share create --qr") }
        if let opener { await openBrowser(opener, at: address) }
        if hasKeys { output.print("Press h for help.") }
        // Finished before the first page requests them.
        do { try server.finishAssets() } catch { output.print("Can't serve the page's files: \(error)") }
        // The start takes more memory than the running server.
        system_trim_heap()
    }

    /// Announces the address of a preview to other programs on this machine.
    private func announce(_ preview: ServedPreview, at address: ListeningAddress) {
        preview.announce(address: preview.localURL(at: address), key: server.commandKey)
    }

    private func announce(_ all: [ServedPreview], at address: ListeningAddress) {
        // Announced before any program reads the address, and runs a command.
        for preview in all { announce(preview, at: address) }
        let (others, ownerURL) = (Exposure.sentences(address), ownerURL(at: address))
        if previews.hasList {
            output.listening(
                previews: all,
                at: address,
                others: others,
                ownerURL: ownerURL,
                requiresLink: requiresLink
            )
        } else if let only = all.first {
            output.listening(
                url: address.url,
                file: only.file,
                others: others,
                ownerURL: ownerURL,
                requiresLink: requiresLink
            )
        }
        var printed: Set<String> = []
        for warning in all.flatMap(\.storeWarnings) where printed.insert(warning).inserted { output.print(warning) }
        for preview in all { output.diagnostics(of: preview) }
    }

    /// Returns the owner's secret address: for a terminal, for a reader of the events, and for `--require-link`.
    func ownerURL(at address: ListeningAddress) -> String {
        String(address.url.dropLast()) + server.ownerLink
    }

    /// Opens the page with the address that admits this machine.
    func openBrowser(_ opener: BrowserOpener, at address: ListeningAddress) async {
        let root = requiresLink ? address.localURL.dropLast() + server.ownerLink : address.localURL
        output.print(await opener.open(root + (openPath ?? "/").dropFirst()).text)
    }
}
