import ArgumentParser
import CLibrary
import Foundation
import Logging
import PreviewCore
import PreviewServer
import TabModel
import TabResolver

/// The parts of `host`; every running part is a child of one task.
struct HostApplication {
    private let options: HostOptions
    private let settings: Settings
    private let logger: Logger
    private let theme: ThemeDirectories

    init(options: HostOptions, settings: Settings) {
        self.options = options
        var settings = settings
        settings.host = NetworkAddresses.numeric(settings.host)
        self.settings = settings
        logger = settings.logger("tabpreview")
        theme = ThemeDirectories(settings: settings)
    }

    /// Serves until a signal or a failure; an error is printed and becomes the exit code.
    func run() async throws {
        let configuration = try ListeningConfiguration(settings, allowsRoot: options.allowRoot, requiresLink: true)
        RootProcess.keepFilesPrivate()
        let read = try await ExitReason.onFailure { try await theme.read() }
        read.diagnostics.forEach(DiagnosticPrinter.print)
        do throws(ServerError) { try configuration.server.checkAddress() } catch {
            Streams.error("\(error)")
            throw ExitStatus.unavailable
        }
        let opened = try await ExitReason.onFailure { try await OpenedHost(settings, logger: logger) }
        do {
            try await serve(opened, read, configuration.server)
        } catch let error as ServerError {
            await opened.close()
            Streams.error("\(error)")
            throw ExitStatus.unavailable
        } catch {
            await opened.close()
            throw error
        }
        await opened.close()
    }

    private func serve(_ opened: OpenedHost, _ theme: Theme, _ configuration: ServerConfiguration) async throws {
        let lint = SpecLint(rules: settings.rules, symbols: theme.symbols)
        let service: HostService
        do {
            service = HostService(
                store: opened.store,
                tokens: try await HostTokens(in: opened.store),
                lint: lint,
                limit: settings.hostPreviews ?? HostService.usualLimit,
                reading: { FolderImages(.published(PublishedFiles($0))) }
            )
        } catch {
            Streams.error(TerminalText.escaped("\(error)"))
            throw ExitStatus.file
        }
        let sites = HostedSites(service, themes: HostedThemes(theme), logger: logger)
        let server = PreviewServer(
            sites: sites,
            renderer: theme.renderer,
            assets: theme.assets,
            configuration: configuration,
            pictures: ChromiumPictures(settings, logger: logger),
            logger: logger
        )
        let signals = await StopSignals()
        defer { signals.end() }
        try await run(server, sites, opened, until: signals.first)
    }

    private func run(
        _ server: PreviewServer,
        _ sites: HostedSites,
        _ opened: OpenedHost,
        until stopping: AsyncStream<Void>
    ) async throws {
        let count = try await sites.store.count(containing: "")
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                try await server.run { address in announce(address, count, server, sites, opened) }
            }
            group.addTask { for await _ in stopping { return } }
            group.addTask { await sites.follow() }
            let first = await group.nextResult()
            await server.stop()
            await sites.closeAll()
            group.cancelAll()
            try first?.get()
        }
    }

    private func announce(
        _ address: ListeningAddress,
        _ count: Int,
        _ server: PreviewServer,
        _ sites: HostedSites,
        _ opened: OpenedHost
    ) {
        let place = TerminalText.escaped(opened.place)
        Streams.message("Hosting \(count) \(count == 1 ? "preview" : "previews") at \(address.url), stored in \(place)")
        Streams.message("Owner link (valid until this server stops): \(address.url.dropLast())\(server.ownerLink)")
        opened.warnings.forEach(Streams.message)
        Exposure.sentences(address).forEach(Streams.message)
        if sites.hosting?.tokens.all.isEmpty ?? true {
            Streams.message(
                "There are no tokens, so no one can publish yet. Create one with: "
                    + "tabpreview host token create --label NAME"
            )
        }
        opened.announce(address: address.localURL, key: server.commandKey)
        do { try server.finishAssets() } catch { Streams.error("Can't serve the page's files: \(error)") }
        system_trim_heap()
    }
}
