import PreviewCore
import PreviewPages
import TabModel
import TabSpecCoding

extension Site {
    /// The whole page, of the comparison or of whatever the address says.
    func page(_ view: ViewState, looks: Looks) async throws -> MadeAnswer {
        let shown = try await session.view(profile: view.profile)
        let html = try looks.renderer.page(
            view: view,
            snapshot: shown.snapshot,
            frames: frames(of: shown, in: view.frames),
            customization: shown.customization.customization,
            profile: shown.profile,
            assets: looks.assets.paths
        )
        return MadeAnswer(.html(html), of: shown)
    }

    /// One frame, as a fragment.
    func frame(_ view: ViewState, looks: Looks) async throws -> MadeAnswer {
        let shown = try await session.view(profile: view.profile)
        guard let frame = frames(of: shown, in: [view.environment]).first else {
            throw SessionError.noSpec(shown.snapshot.diagnostics)
        }
        let assets = looks.assets.paths
        let html = try looks.renderer.frame(frame, view: view, snapshot: shown.snapshot, assets: assets)
        return MadeAnswer(Answer.html(html).marked(staleIn: shown.snapshot), of: shown)
    }

    /// Form 4.
    func layout(_ view: ViewState) async throws -> MadeAnswer {
        let shown = try await session.view(profile: view.profile)
        guard let layout = session.layout(of: shown, in: view.environment) else {
            throw SessionError.noSpec(shown.snapshot.diagnostics)
        }
        return MadeAnswer(Answer.json(LayoutCoding.json(layout)).marked(staleIn: shown.snapshot), of: shown)
    }

    private func frames(of shown: PreviewView, in environments: [ResolutionEnvironment]) -> [FrameContent] {
        let addresses = shown.snapshot.spec.map { images?.addresses(for: $0) ?? [:] } ?? [:]
        return environments.compactMap { environment in
            session.layout(of: shown, in: environment).map {
                FrameContent(
                    environment: environment,
                    layout: $0,
                    customization: shown.customization.stored,
                    images: addresses
                )
            }
        }
    }
}

/// An answer, and the revision it was made of.
struct MadeAnswer: Sendable {
    let answer: Answer
    let revision: Int

    init(_ answer: Answer, of view: PreviewView) {
        self.answer = answer
        revision = view.snapshot.revision.number
    }

    init(_ answer: Answer, of snapshot: PreviewSnapshot) {
        self.answer = answer
        revision = snapshot.revision.number
    }
}

extension Answer {
    /// Says that the text has errors and the last good spec was used (the format, 7).
    func marked(staleIn snapshot: PreviewSnapshot) -> Self {
        snapshot.isStale ? with("TabPreview-Stale", "true") : self
    }
}
