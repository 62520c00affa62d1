import ArgumentParser
import Foundation
import Logging
import PreviewCore
import PreviewProcesses
import PreviewServer
import TabModel
import TabResolver

/// The parts of `serve`; every running part is a child of one task.
struct ServeApplication {
    private let specs: [SpecToServe]
    /// The directories that are followed, each with the settings for its specs.
    private let folders: [String: Settings]
    private let sources: [ServedSource]
    private let options: ServeOptions
    private let settings: Settings
    private let logger: Logger
    private let output: ServeOutput
    private let theme: ThemeDirectories

    /// Creates the application; the server's own settings are those of the first spec.
    init(
        specs: [SpecToServe],
        folders: [String: Settings],
        sources: [ServedSource],
        options: ServeOptions,
        settings: Settings
    ) {
        (self.specs, self.folders, self.sources, self.options) = (specs, folders, sources, options)
        var settings = settings
        settings.host = NetworkAddresses.numeric(settings.host)
        self.settings = settings
        logger = settings.logger("tabpreview")
        output = ServeOutput(isJSON: options.result.isJSON)
        theme = ThemeDirectories(settings: settings)
    }

    /// Serves until a signal, the key `q`, or a failure; an error is printed and becomes the exit code.
    func run() async throws {
        let configuration = try ListeningConfiguration(
            settings,
            allowsRoot: options.allowRoot,
            requiresLink: options.requireLink
        ).server
        RootProcess.keepFilesPrivate()
        let read = try await ExitReason.onFailure { try await theme.read() }
        read.diagnostics.forEach(DiagnosticPrinter.print)
        let previews = try await previews(symbols: read.symbols)
        let running = RunningServer(
            previews: previews,
            server: makeServer(previews, read, configuration),
            output: output,
            theme: theme,
            following: following(previews, symbols: read.symbols),
            sources: sources.map { following($0, previews, symbols: read.symbols) },
            logger: logger,
            opener: settings.open ? .ofThisProcess : nil,
            openPath: options.openPath,
            requiresLink: configuration.requireLink,
            polling: options.poll,
            showsCode: options.qr,
            publisher: try await publisher()
        )
        do {
            try await running.run()
        } catch let error as ServerError {
            Streams.error("\(error)")
            throw ExitStatus.unavailable
        }
        output.stopped()
    }

    private func publisher() async throws -> FollowingPublisher? {
        guard options.publishTo != nil, let only = specs.first else { return nil }
        let run = try await ExitReason.onFailure {
            try PublishRun(
                path: only.path,
                name: options.publishName,
                settings: settings,
                tokenFile: options.tokenFile
            )
        }
        return FollowingPublisher(run, output: output)
    }

    /// Opens all specs and tab views; all errors are reported at once.
    private func previews(symbols: KnownSymbols) async throws -> ServedPreviews {
        var start = ServedStart(
            hasList: specs.contains { $0.name != nil } || !folders.isEmpty,
            isBesideSpecs: !specs.isEmpty,
            options: options,
            symbols: symbols,
            output: output
        )
        await start.read(sources)
        await start.open(specs)
        await start.openTabViews()
        return try await start.finished()
    }

    private func open(_ spec: SpecToServe, _ symbols: KnownSymbols) async throws(FileFailure) -> ServedPreview {
        try await ServedPreview(spec, symbols: symbols, polling: options.poll, output: output)
    }

    private func following(_ previews: ServedPreviews, symbols: KnownSymbols) -> FolderFollowing {
        FolderFollowing(folders: folders.keys.sorted(), previews: previews, output: output) {
            (path, earlier) throws(FileFailure) in
            let folder = folders.keys.filter { path.hasPrefix(SpecFolder(path: $0).prefix) }.max { $0.count < $1.count }
            var names = SpecNames(besides: previews.all.compactMap(\.name))
            let own = specs.first { $0.path == path }?.settings
            let settings = own ?? folder.flatMap { folders[$0] } ?? settings
            if let earlier, earlier.path != path { await keep(earlier.path, as: path, settings) }
            // Pages and links continue under their earlier name.
            let name = earlier.map(\.name) ?? names.name(of: path)
            return try await open(SpecToServe(path: path, name: name, settings: settings), symbols)
        }
    }

    /// Moves the stored data of a renamed spec; a failure is reported, and the preview is served without them.
    private func keep(_ old: String, as new: String, _ settings: Settings) async {
        let (shown, renamed) = (TerminalText.escaped(old), TerminalText.escaped(new))
        do throws(FileFailure) {
            try await RenamedSpec(from: old, to: new, settings: settings).move()
            output.print("\(shown) was renamed to \(renamed). Its history, links and comments were moved.")
        } catch {
            guard error.status != ExitStatus.usage else { return }
            output.print("\(shown) was renamed to \(renamed), but its history and links can't be moved: \(error.text)")
        }
    }

    private func following(
        _ source: ServedSource,
        _ previews: ServedPreviews,
        symbols: KnownSymbols
    ) -> SourceFollowing {
        SourceFollowing(source: source, previews: previews, output: output) { view throws(FileFailure) in
            let taken = Set(previews.all.compactMap(\.name))
            let name = SiteName.free(SiteName.name(of: view.name), besides: taken)
            return try await ServedPreview(view, of: source, name: name, symbols: symbols, output: output)
        }
    }

    private func makeServer(
        _ previews: ServedPreviews,
        _ theme: Theme,
        _ configuration: ServerConfiguration
    ) -> PreviewServer {
        let pictures = ChromiumPictures(settings, logger: logger)
        guard let only = previews.all.first, !previews.hasList else {
            return PreviewServer(
                sites: previews,
                renderer: theme.renderer,
                assets: theme.assets,
                configuration: configuration,
                pictures: pictures,
                logger: logger
            )
        }
        return PreviewServer(
            only: (previews.all.first ?? only).site,
            renderer: theme.renderer,
            assets: theme.assets,
            configuration: configuration,
            pictures: pictures,
            logger: logger
        )
    }
}
