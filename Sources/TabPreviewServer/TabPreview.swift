public import FlyingFox
import Foundation
public import Logging
import PreviewCore
import PreviewServer

/// A preview of a `TabView`, as a handler of requests that any program mounts in its own `HTTPServer`.
///
/// ```swift
/// let preview = try await TabPreview(contentsOf: "tabs.yaml", at: "/tabs")
/// await server.appendRoutes(to: preview)
/// ```
///
/// It is live from its creation until ``close()``, or until its last reference goes.
public final class TabPreview: Sendable {
    /// The path of the page, with a slash at its end: `/tabs/`.
    public var path: String { "\(prefix.path)/" }
    /// The secret path that makes its visitor the owner, also from another machine: `/tabs/s/TOKEN/`.
    ///
    /// It changes with each preview that is created. Show it only to its user.
    public var ownerPath: String { prefix.path + server.ownerLink }
    /// The routes of the preview: its path, and all paths below it.
    public var routes: [HTTPRoute] {
        prefix.path.isEmpty ? [HTTPRoute("*")] : [HTTPRoute(prefix.path), HTTPRoute("\(prefix.path)/*")]
    }

    let server: PreviewServer
    private let prefix: PathPrefix
    private let source: PreviewSource
    private let running: Task<Void, Never>

    /// Creates a preview of a spec's file, and watches it: each save shows in open pages.
    ///
    /// A file that doesn't exist, or has errors, isn't an error: the page shows the reason, and the layout once there
    /// is one.
    ///
    /// - Parameters:
    ///   - file: The path of the file, absolute or relative to the working directory.
    ///   - path: The path at which the preview is mounted, such as `/tabs`, or `/` for a server of its own.
    ///   - configuration: The storage, and who may visit the preview.
    ///   - logger: The logger; requests are at `debug`.
    /// - Throws: ``TabPreviewError``
    public convenience init(
        contentsOf file: String,
        at path: String,
        configuration: Configuration = Configuration(),
        logger: Logger = Logger(label: "tabpreview")
    ) async throws(TabPreviewError) {
        let prefix = try TabPreviewError.prefix(path)
        try TabPreviewError.check(configuration.server(mountedAt: prefix))
        let theme = try PageTheme.delivered()
        let source = try await PreviewSource(file: file, configuration, theme, logger)
        self.init(source, theme, prefix, configuration, logger)
    }

    /// Creates a preview of a spec in a string, which ``show(_:)`` replaces.
    ///
    /// Visitors can rearrange tabs, but not change the string. A spec with errors isn't an error: the page shows them.
    ///
    /// - Parameters:
    ///   - spec: The string, as JSON or YAML.
    ///   - name: The name that the page shows; with the ending `.json` or `.yaml`, also the format. In a store, it
    ///     distinguishes previews.
    ///   - path: The path at which the preview is mounted, such as `/tabs`, or `/` for a server of its own.
    ///   - configuration: The storage, and who may visit the preview.
    ///   - logger: The logger; requests are at `debug`.
    /// - Throws: ``TabPreviewError``
    public convenience init(
        spec: String,
        named name: String = "tabs",
        at path: String,
        configuration: Configuration = Configuration(),
        logger: Logger = Logger(label: "tabpreview")
    ) async throws(TabPreviewError) {
        let prefix = try TabPreviewError.prefix(path)
        try TabPreviewError.check(configuration.server(mountedAt: prefix))
        let theme = try PageTheme.delivered()
        let source = try await PreviewSource(text: spec, named: name, configuration, theme, logger)
        self.init(source, theme, prefix, configuration, logger)
    }

    private init(
        _ source: PreviewSource,
        _ theme: PageTheme,
        _ prefix: PathPrefix,
        _ configuration: Configuration,
        _ logger: Logger
    ) {
        (self.source, self.prefix) = (source, prefix)
        let server = PreviewServer(
            only: source.site,
            renderer: theme.renderer,
            assets: theme.assets,
            configuration: configuration.server(mountedAt: prefix),
            logger: logger
        )
        self.server = server
        running = Task {
            await withDiscardingTaskGroup { group in
                group.addTask { await source.follow() }
                group.addTask { try? await server.sendHeartbeats() }
            }
        }
    }

    deinit { running.cancel() }
}

extension TabPreview {
    /// Shows another spec in all open pages, from a string as JSON or YAML.
    ///
    /// - Throws: ``TabPreviewError/hasFile`` for the preview of a file, which is changed by saving the file.
    public func show(_ spec: String) async throws(TabPreviewError) {
        guard source.watcher == nil else { throw .hasFile }
        await source.session.receive(.text(Array(spec.utf8)))
    }

    /// Sends open pages the last event, stores what isn't stored yet, and stops watching; requests get errors from now
    /// on.
    ///
    /// Call it before `HTTPServer.stop(timeout:)`, which waits for open pages otherwise.
    public func close() async {
        await server.stop()
        running.cancel()
        await running.value
        await source.close()
    }
}
