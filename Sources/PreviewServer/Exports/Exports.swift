import PreviewCore
import PreviewPages
import SwiftUIWriting
import TabModel
import TabSpecCoding

extension ViewRequest {
    /// Responds with one file that stays interactive.
    func exportHTML() async throws -> RevisionResponse {
        let shown = try await shown()
        let subject = try await subject(of: shown)
        let files = try ExportTheme(text: theme.assets.text, font: theme.assets.bytes(PageAssets.font))
        let page = try await site.exports.following(RunningExports.Key(self)) { note in
            try await theme.renderer.interactivePage(subject, theme: files, limits: ExportLimits()) { progress in
                note(progress)
                await pause()
            }
        }
        return RevisionResponse(
            RouteResponse(Array(page.text.utf8), "text/html; charset=utf-8").download("html", of: shown),
            of: shown.snapshot
        )
    }

    /// Returns the subject of an export of a view.
    fileprivate func subject(of shown: PreviewView) async throws(SessionError) -> ExportSubject {
        let spec = try shown.goodSpec()
        return ExportSubject(
            spec: spec,
            title: shown.title,
            customization: shown.customization.stored,
            images: await site.images(as: viewpoint)?.embedded(for: spec).images ?? FrameImages(),
            view: state
        )
    }
}

/// The source of a picture, and its response.
struct PictureSource: Sendable {
    let html: String
    /// The number of pixels of a point in each direction.
    let scale: Int
    /// The response that gets the picture as its body.
    let download: RouteResponse
}

extension ViewRequest {
    /// Returns the source of the page's picture.
    func exportPNG() async throws -> PictureSource {
        let requested = parameter("scale").flatMap(Int.init)
        let scale = requested.flatMap { (1...3).contains($0) ? $0 : nil } ?? 2
        let shown = try await shown()
        let subject = try await subject(of: shown)
        let html = try theme.renderer.picturePage(
            subject,
            theme: ExportTheme(text: theme.assets.text, font: theme.assets.bytes(PageAssets.font))
        )
        return PictureSource(
            html: html,
            scale: scale,
            download: RouteResponse([], "image/png").download("png", of: shown, title: subject.pictureTitle)
        )
    }

    /// Responds with the SwiftUI source of the spec, for the app that the address describes.
    func exportSwift() async throws -> RevisionResponse {
        let shown = try await shown()
        let source = SwiftUIWriter(parameter).source(for: try shown.goodSpec(), named: shown.title)
        let response = RouteResponse(Array(source.utf8), "text/plain; charset=utf-8")
        return RevisionResponse(response.download("swift", of: shown), of: shown.snapshot)
    }

    /// Responds with spec and customization in one document.
    func exportJSON() async throws -> RevisionResponse {
        let profile = try viewpoint.profile(named: parameter("profile"))
        let shown = try await site.view(of: profile, as: viewpoint)
        let text = ExportCoding.text(try shown.goodSpec(), customization: shown.customization.customization)
        return RevisionResponse(RouteResponse.json(text).download("export.json", of: shown), of: shown.snapshot)
    }
}

extension PreviewView {
    /// The title of the preview: the spec's title, otherwise its file's name without extension.
    fileprivate var title: String {
        let file = snapshot.file
        let end = file.lastIndex(of: ".") ?? file.endIndex
        return snapshot.spec?.title ?? String(file[..<end])
    }

    fileprivate func goodSpec() throws(SessionError) -> TabSpec {
        guard let spec = snapshot.spec else { throw .noSpec(snapshot.diagnostics) }
        return spec
    }
}

extension RouteResponse {
    /// Returns a download that would be harmless even if a browser showed it instead of saving it.
    fileprivate func download(_ ending: String, of shown: PreviewView, title: String? = nil) -> Self {
        let name = DownloadName(title: title ?? shown.title, ending: ending)
        var response = with("Content-Disposition", name.field).marked(staleIn: shown.snapshot)
        response.policy = SecurityFields.sandbox
        return response
    }
}
