import PreviewCore
import PreviewPages
import PreviewServer
import TabModel

/// Draws nothing, and says why in words that must not leave the server.
struct BrokenPages: PageRendering {
    struct Failure: Error {
        let reason = "secret reason"
    }

    func page(_ subject: PageSubject, shown: String?) throws -> RenderedPage {
        throw Failure()
    }

    func frame(_ subject: PageSubject) throws -> String {
        throw Failure()
    }

    func interactivePage(
        _ subject: ExportSubject,
        theme: ExportTheme,
        limits: ExportLimits,
        progress: @escaping @Sendable (ExportProgress) async -> Void
    ) async throws -> ExportedPage {
        throw Failure()
    }

    func picturePage(_ subject: ExportSubject, theme: ExportTheme) throws -> String {
        throw Failure()
    }

    func rules(assets: AssetPaths) throws -> String {
        throw Failure()
    }

    func links(_ subject: LinksSubject, assets: AssetPaths) throws -> String {
        throw Failure()
    }

    func comments(_ subject: CommentsSubject, assets: AssetPaths) throws -> String {
        throw Failure()
    }

    func unlock(assets: AssetPaths) throws -> String {
        throw Failure()
    }

    func message(title: String, text: String, way: MessageLink?, assets: AssetPaths) throws -> String {
        throw Failure()
    }

    func list(_ subject: PreviewListSubject, assets: AssetPaths) throws -> String {
        throw Failure()
    }
}
