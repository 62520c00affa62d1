import PreviewLinks
import ArgumentParser
import Foundation
import Logging
import PreviewCore
import PreviewProcesses
import PreviewServer
import PreviewStore
import SpecWatching
import SpecWriting
import TabModel
import TabResolver

/// The parts of `serve`, put together; everything that runs is a child of one task.
struct ServeApplication {
    private let path: String
    private let options: ServeOptions
    private let settings: Settings
    private let logger: Logger
    private let output: ServeOutput
    private let theme: ThemeDirectories

    init(path: String, options: ServeOptions, settings: Settings) {
        self.path = path
        self.options = options
        var settings = settings
        settings.host = NetworkAddresses.numeric(settings.host)
        self.settings = settings
        logger = settings.logger("tabpreview")
        output = ServeOutput(isJSON: options.result.isJSON)
        theme = ThemeDirectories(settings: settings)
    }

    /// Serves until a signal, the key `q`, or a failure; what goes wrong is printed and becomes the exit code.
    func run() async throws {
        guard NetworkAddresses.isNumeric(settings.host) else {
            let host = TerminalText.escaped(settings.host)
            Streams.error("Can't listen on \"\(host)\". Expected localhost, or a numeric address such as 0.0.0.0.")
            throw ExitStatus.usage
        }
        if let refusal = Superuser.refusal(host: settings.host, isAllowed: options.allowRoot) {
            Streams.error(refusal)
            throw ExitStatus.usage
        }
        Superuser.keepFilesPrivate()
        let location = try await Ending.onFailure { try SpecLocation(of: path, settings: settings) }
        // Read while the store is opened: neither needs the other.
        async let reading = readTheme()
        let opened = try openStore()
        do {
            let read = await reading
            try await serve(opened, at: location, theme: try await Ending.onFailure { try read.get() })
        } catch {
            await opened.close()
            throw error
        }
        output.stopped()
    }

    private func openStore() throws -> OpenedStore {
        do {
            return try OpenedStore(StoreLocation(spec: path, configured: settings.storePath), key: .ofThisProcess)
        } catch {
            Streams.error(TerminalText.escaped(error.text))
            throw error.status
        }
    }

    private func readTheme() async -> Result<Theme, any Error> {
        do { return .success(try await theme.read()) } catch { return .failure(error) }
    }

    private func serve(_ opened: OpenedStore, at location: SpecLocation, theme first: Theme) async throws {
        var file = SpecFile(path: path, name: path)
        file.location = location
        file.recover()
        first.diagnostics.forEach(DiagnosticPrinter.print)
        let service = try await makeService(opened, at: location, symbols: first.symbols)
        let watcher = SpecWatcher(configuration: watching(location, service.session.decoder), logger: logger)
        await service.session.receive(watcher.readOnce())
        let server = try await makeServer(service, theme: first)
        let running = RunningPreview(
            service: service,
            server: server,
            watcher: watcher,
            opened: opened,
            output: output,
            theme: theme,
            logger: logger,
            opener: settings.open ? .ofThisProcess : nil,
            openPath: options.openPath,
            requiresLink: options.requireLink,
            polling: options.poll,
            showsCode: options.qr
        )
        do {
            try await running.run()
        } catch let error as ServerError {
            Streams.error("\(error)")
            await service.close()
            await service.session.close()
            throw ExitStatus.unavailable
        }
    }

    private func watching(_ location: SpecLocation, _ decoder: SpecDecoder) -> SpecWatcherConfiguration {
        var watching = SpecWatcherConfiguration(path: path, polling: options.poll, isReadable: decoder.isReadable)
        watching.location = location
        return watching
    }

    private func makeService(
        _ opened: OpenedStore,
        at location: SpecLocation,
        symbols: KnownSymbols
    ) async throws -> ShareService {
        do {
            let session = try await PreviewSession(
                at: path,
                opened: opened,
                settings: settings,
                location: location,
                symbols: symbols,
                logger: logger
            )
            return try await ShareService(of: session, logger: logger)
        } catch {
            Streams.error(TerminalText.escaped(String(describing: error)))
            throw ExitStatus.file
        }
    }

    private func makeServer(_ service: ShareService, theme: Theme) async throws -> PreviewServer {
        var configuration = ServerConfiguration()
        configuration.host = settings.host
        configuration.port = settings.port
        configuration.trustedHosts = settings.trustedHosts
        configuration.requireLink = options.requireLink
        configuration.reachableAddresses = Exposure.addresses
        configuration.restartCommand = RestartCommand.text()
        configuration.imageFolder = URL(filePath: path).deletingLastPathComponent().path
        if let name = configuration.unusableTrustedHosts.first {
            Streams.error("\"\(TerminalText.escaped(name))\" is not a host name (server.trustedHosts).")
            throw ExitStatus.usage
        }
        return PreviewServer(
            service: service,
            renderer: theme.renderer,
            assets: theme.assets,
            configuration: configuration,
            pictures: ChromiumPictures(named: settings.chromium, logger: logger),
            logger: logger
        )
    }
}
