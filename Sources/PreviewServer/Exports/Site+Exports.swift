import PreviewCore
import PreviewPages
import SwiftUIWriting
import TabModel
import TabSpecCoding

extension Site {
    /// One file that stays interactive.
    func exportHTML(_ view: ViewState, as viewpoint: Viewpoint, looks: Looks) async throws -> MadeAnswer {
        let (subject, shown) = try await subject(view, as: viewpoint)
        let page = try looks.renderer.interactivePage(subject, looks: exportLooks(looks), limits: ExportLimits())
        let answer = Answer(Array(page.text.utf8), "text/html; charset=utf-8")
        return MadeAnswer(download(answer, "html", of: shown), of: shown)
    }

    /// The picture of what the page shows.
    func exportPNG(
        _ view: ViewState,
        as viewpoint: Viewpoint,
        scale: Int,
        for asker: Asker,
        looks: Looks
    ) async throws -> Answer {
        let (subject, shown) = try await subject(view, as: viewpoint)
        let html = try looks.renderer.picturePage(subject, looks: exportLooks(looks))
        let answer = Answer(try await pictures.picture(of: html, scale: scale, for: asker), "image/png")
        return download(answer, "png", of: shown, title: subject.pictureTitle)
    }

    /// The SwiftUI source of the spec.
    func exportSwift(as viewpoint: Viewpoint) async throws -> Answer {
        let (subject, shown) = try await subject(viewpoint.state([]), as: viewpoint)
        let source = SwiftUIWriter().source(for: subject.spec, named: subject.title)
        return download(Answer(Array(source.utf8), "text/plain; charset=utf-8"), "swift", of: shown)
    }

    /// Spec and customization in one document.
    func exportJSON(profile: String, as viewpoint: Viewpoint) async throws -> Answer {
        let shown = try await session.view(profile: profile, pin: viewpoint.pin)
        guard let spec = shown.snapshot.spec else { throw SessionError.noSpec(shown.snapshot.diagnostics) }
        let text = ExportCoding.text(spec, customization: shown.customization.customization)
        return download(.json(text), "json", of: shown)
    }

    private func subject(
        _ view: ViewState,
        as viewpoint: Viewpoint
    ) async throws -> (ExportSubject, PreviewView) {
        let shown = try await session.view(profile: view.profile, pin: viewpoint.pin)
        guard let spec = shown.snapshot.spec else { throw SessionError.noSpec(shown.snapshot.diagnostics) }
        let subject = ExportSubject(
            spec: spec,
            title: title(of: shown),
            customization: shown.customization.stored,
            images: images(as: viewpoint)?.embedded(for: spec).addresses ?? [:],
            view: view
        )
        return (subject, shown)
    }

    /// What the preview is called: the spec's title, else its file's name without ending.
    private func title(of shown: PreviewView) -> String {
        let file = shown.snapshot.file
        let end = file.lastIndex(of: ".") ?? file.endIndex
        return shown.snapshot.spec?.title ?? String(file[..<end])
    }

    /// A download that could do nothing even if a browser showed it instead of keeping it.
    private func download(
        _ answer: Answer,
        _ ending: String,
        of shown: PreviewView,
        title: String? = nil
    ) -> Answer {
        let name = DownloadName(title: title ?? self.title(of: shown), ending: ending)
        var answer = answer.with("Content-Disposition", name.field).marked(staleIn: shown.snapshot)
        answer.policy = SecurityFields.sandbox
        return answer
    }
}
