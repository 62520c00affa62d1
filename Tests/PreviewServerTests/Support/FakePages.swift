import PreviewCore
import PreviewPages
import PreviewServer
import Synchronization
import TabModel

/// Draws pages that tell what they were made of, and counts them.
final class FakePages: PageRendering {
    let drawn = Mutex(0)
    /// A closure that runs while an interactive file is drawn.
    private let whileExporting: @Sendable (@Sendable (ExportProgress) async -> Void) async -> Void

    init(whileExporting: @escaping @Sendable (@Sendable (ExportProgress) async -> Void) async -> Void = { _ in }) {
        self.whileExporting = whileExporting
    }

    func page(_ subject: PageSubject, shown: String?) throws -> RenderedPage {
        drawn.withLock { $0 += 1 }
        let errors = subject.snapshot.diagnostics.map(\.line).joined(separator: "\n")
        let hidden = subject.customization.customization.tabs.filter { $0.value.sidebar == .hidden }.keys.sorted()
            .joined(
                separator: ","
            )
        let styles = subject.assets.path("app.css")
        let revision = subject.snapshot.revision.text
        let page = "\(revision) \(subject.frames.count) [\(hidden)] \(styles) \(errors)"
        let start = shown.map { "<!DOCTYPE html><title>since \($0)</title>" }
        return RenderedPage(html: (start ?? "<!DOCTYPE html><title>\(subject.profile)</title>") + page, tag: revision)
    }

    func frame(_ subject: PageSubject) throws -> String {
        drawn.withLock { $0 += 1 }
        let frame = subject.frames[0]
        let images = frame.images.addresses.sorted { $0.key < $1.key }
        return "<section>\(frame.environment.platform.rawValue) \(images)</section>"
    }

    func interactivePage(
        _ subject: ExportSubject,
        theme: ExportTheme,
        limits: ExportLimits,
        progress: @escaping @Sendable (ExportProgress) async -> Void
    ) async throws -> ExportedPage {
        drawn.withLock { $0 += 1 }
        await whileExporting(progress)
        return ExportedPage(text: "<!DOCTYPE html><title>\(subject.title)</title>\(subject.view.queryText)")
    }

    func picturePage(_ subject: ExportSubject, theme: ExportTheme) throws -> String {
        drawn.withLock { $0 += 1 }
        return "<!DOCTYPE html><main>\(subject.title) \(subject.view.queryText)</main>"
    }

    func rules(assets: AssetPaths) throws -> String {
        drawn.withLock { $0 += 1 }
        return "<!DOCTYPE html><title>Rules</title>\(assets.path("app.css"))"
    }

    func links(_ subject: LinksSubject, assets: AssetPaths) throws -> String {
        drawn.withLock { $0 += 1 }
        return "<!DOCTYPE html><title>Links</title>\(subject.shares.map(\.id)) \(subject.addresses.map(\.url))"
    }

    func comments(_ subject: CommentsSubject, assets: AssetPaths) throws -> String {
        drawn.withLock { $0 += 1 }
        return "<!DOCTYPE html><title>Comments</title>\(subject.comments.map(\.id))"
    }

    func unlock(assets: AssetPaths) throws -> String {
        "<!DOCTYPE html><title>Unlock</title>\(assets.path("app.css"))"
    }

    func message(title: String, text: String, way: MessageLink?, assets: AssetPaths) throws -> String {
        "<!DOCTYPE html><title>\(title)</title><p>\(text)</p>\(way?.href ?? "")\(assets.path("message.css"))"
    }

    func list(_ subject: PreviewListSubject, assets: AssetPaths) throws -> String {
        drawn.withLock { $0 += 1 }
        return "<!DOCTYPE html><title>Previews</title>\(subject.list.previews.map(\.name))\(assets.path("app.css"))"
    }
}
