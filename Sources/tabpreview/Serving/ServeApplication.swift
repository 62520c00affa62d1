import ArgumentParser
import Foundation
import Logging
import PreviewCore
import PreviewProcesses
import PreviewServer
import PreviewStore
import SpecWatching
import TabModel
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
            if case .inUse = error { throw ExitStatus.unavailable }
            throw ExitStatus.file
        }
    }

    private func serve(_ opened: OpenedStore) async throws {
        let watcher = SpecWatcher(configuration: watching, logger: logger)
        let session = try await makeSession(opened)
        await session.receive(watcher.readOnce())
        let server = try await makeServer(session)
        let running = RunningPreview(
            session: session,
            server: server,
            watcher: watcher,
            opened: opened,
            output: output,
            looks: looks,
            logger: logger,
            opener: settings.open ? .ofThisProcess : nil,
            openPath: options.openPath,
            polling: options.poll
        )
        do {
            try await running.run()
        } catch let error as ServerError {
            Streams.message("tabpreview: \(error)")
            await session.close()
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

    private func makeSession(_ opened: OpenedStore) async throws -> PreviewSession {
        let name = URL(filePath: path).lastPathComponent
        do {
            return try await PreviewSession(
                of: PreviewedSpec(file: name, storeName: opened.spec),
                store: opened.store,
                warnings: opened.warnings,
                switchedOff: Set(settings.lintOff),
                logger: logger
            )
        } catch {
            Streams.message("tabpreview: \(TerminalText.escaped(String(describing: error)))")
            throw ExitStatus.file
        }
    }

    private func makeServer(_ session: PreviewSession) async throws -> PreviewServer {
        var configuration = ServerConfiguration()
        configuration.host = settings.host
        configuration.port = settings.port
        configuration.trustedHosts = settings.trustedHosts
        configuration.requireLink = options.requireLink
        configuration.imageFolder = URL(filePath: path).deletingLastPathComponent().path
        if let name = configuration.unusableTrustedHosts.first {
            Streams.message("tabpreview: \"\(TerminalText.escaped(name))\" is no host name (server.trustedHosts).")
            throw ExitStatus.usage
        }
        return try await Ending.onFailure {
            try PreviewServer(
                session: session,
                renderer: looks.renderer(),
                assets: looks.assets(),
                configuration: configuration,
                logger: logger
            )
        }
    }
}
