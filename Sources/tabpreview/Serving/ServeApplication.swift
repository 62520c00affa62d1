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
import TabSpecCoding

/// The parts of `serve`, put together; everything that runs is a child of one task.
struct ServeApplication {
    private let path: String
    private let options: ServeOptions
    private let settings: Settings
    private let logger: Logger
    private let output: ServeOutput
    private let looks: LooksFolders

    init(path: String, options: ServeOptions, settings: Settings) {
        self.path = path
        self.options = options
        self.settings = settings
        logger = settings.logger("tabpreview")
        output = ServeOutput(isJSON: options.json)
        looks = LooksFolders(settings: settings)
    }

    /// Serves until a signal, the key `q`, or a failure; what goes wrong is printed and becomes the exit code.
    func run() async throws {
        if let refusal = Superuser.refusal(host: settings.host, isAllowed: options.allowRoot) {
            Streams.message("tabpreview: \(refusal)")
            throw ExitStatus.usage
        }
        Superuser.keepFilesPrivate()
        let opened = try openStore()
        do {
            try await serve(opened)
        } catch {
            opened.folder?.close()
            throw error
        }
        output.stopped()
    }

    private func openStore() throws -> OpenedStore {
        do {
            return try OpenedStore(StoreLocation(spec: path, configured: settings.storePath))
        } catch {
            Streams.message("tabpreview: \(TerminalText.escaped(error.text))")
            throw error.status
        }
    }

    private func serve(_ opened: OpenedStore) async throws {
        SpecFile(path: path, name: path).recover()
        let watcher = SpecWatcher(configuration: watching, logger: logger)
        let first = try await Ending.onFailure { try looks.read() }
        first.diagnostics.forEach(DiagnosticPrinter.print)
        let desk = try await makeDesk(opened, symbols: first.symbols)
        await desk.session.receive(watcher.readOnce())
        let server = try await makeServer(desk, looks: first)
        let running = RunningPreview(
            desk: desk,
            server: server,
            watcher: watcher,
            opened: opened,
            output: output,
            looks: looks,
            logger: logger,
            opener: settings.open ? .ofThisProcess : nil,
            openPath: options.openPath,
            polling: options.poll,
            showsCode: options.qr
        )
        do {
            try await running.run()
        } catch let error as ServerError {
            Streams.message("tabpreview: \(error)")
            await desk.close()
            await desk.session.close()
            throw ExitStatus.unavailable
        }
    }

    private var watching: SpecWatcherConfiguration {
        let format = SpecFormat(fileName: path)
        return SpecWatcherConfiguration(path: path, polling: options.poll) { bytes in
            let decoded = SpecReader.read(bytes, format: format, file: "")
            return !decoded.diagnostics.contains { $0.id == "syntax" }
        }
    }

    private func makeDesk(_ opened: OpenedStore, symbols: KnownSymbols) async throws -> ShareDesk {
        do {
            let session = try await PreviewSession(
                at: path,
                opened: opened,
                settings: settings,
                symbols: symbols,
                logger: logger
            )
            return try await ShareDesk(of: session, store: opened.shares, logger: logger)
        } catch {
            Streams.message("tabpreview: \(TerminalText.escaped(String(describing: error)))")
            throw ExitStatus.file
        }
    }

    private func makeServer(_ desk: ShareDesk, looks: Looks) async throws -> PreviewServer {
        var configuration = ServerConfiguration()
        configuration.host = settings.host
        configuration.port = settings.port
        configuration.trustedHosts = settings.trustedHosts
        configuration.requireLink = options.requireLink
        configuration.reachableAddresses = Exposure.addresses
        configuration.imageFolder = URL(filePath: path).deletingLastPathComponent().path
        if let name = configuration.unusableTrustedHosts.first {
            Streams.message("tabpreview: \"\(TerminalText.escaped(name))\" is no host name (server.trustedHosts).")
            throw ExitStatus.usage
        }
        return PreviewServer(
            desk: desk,
            renderer: looks.renderer,
            assets: looks.assets,
            configuration: configuration,
            pictures: ChromiumPictures(named: settings.chromium, logger: logger),
            logger: logger
        )
    }
}
