import PreviewCore
import PreviewPages
import TabModel
import TabSpecCoding

extension Site {
    /// The whole page, of the comparison or of whatever the address says.
    func page(_ view: ViewState, as viewpoint: Viewpoint, looks: Looks) async throws -> MadeAnswer {
        try await page(of: session.view(profile: view.profile, pin: viewpoint.pin), view, as: viewpoint, looks: looks)
    }

    /// The whole page of what is shown: the file, or a draft.
    func page(
        of shown: PreviewView,
        _ view: ViewState,
        as viewpoint: Viewpoint,
        looks: Looks
    ) async throws -> MadeAnswer {
        let view = view.limited(to: viewpoint.rights)
        let drawn = view.mode == .design ? shown.asWritten : shown
        let html = try looks.renderer.page(
            view: view,
            snapshot: shown.snapshot,
            frames: frames(of: drawn, in: view.frames, as: viewpoint),
            customization: drawn.customization,
            profile: shown.profile,
            profiles: try await profileNames(shown, as: viewpoint),
            rights: viewpoint.rights,
            assets: looks.assets.paths
        )
        return MadeAnswer(.html(html), of: shown)
    }

    /// One frame, as a fragment.
    func frame(_ view: ViewState, as viewpoint: Viewpoint, looks: Looks) async throws -> MadeAnswer {
        try frame(of: await session.view(profile: view.profile, pin: viewpoint.pin), view, as: viewpoint, looks: looks)
    }

    /// One frame of what is shown, as a fragment.
    func frame(
        of shown: PreviewView,
        _ view: ViewState,
        as viewpoint: Viewpoint,
        looks: Looks
    ) throws -> MadeAnswer {
        let view = view.limited(to: viewpoint.rights)
        let drawn = view.mode == .design ? shown.asWritten : shown
        guard let frame = frames(of: drawn, in: [view.environment], as: viewpoint).first else {
            throw SessionError.noSpec(shown.snapshot.diagnostics)
        }
        let html = try looks.renderer.frame(
            frame,
            view: view,
            snapshot: shown.snapshot,
            rights: viewpoint.rights,
            assets: looks.assets.paths
        )
        return MadeAnswer(Answer.html(html).marked(staleIn: shown.snapshot), of: shown)
    }

    /// Form 4.
    func layout(_ view: ViewState, as viewpoint: Viewpoint) async throws -> MadeAnswer {
        try layout(of: await session.view(profile: view.profile, pin: viewpoint.pin), view)
    }

    /// Form 4 of what is shown.
    func layout(of shown: PreviewView, _ view: ViewState) throws(SessionError) -> MadeAnswer {
        guard let layout = session.layout(of: shown, in: view.environment) else {
            throw SessionError.noSpec(shown.snapshot.diagnostics)
        }
        return MadeAnswer(Answer.json(LayoutCoding.json(layout)).marked(staleIn: shown.snapshot), of: shown)
    }

    /// The profiles to choose from: only the owner has a choice.
    private func profileNames(_ shown: PreviewView, as viewpoint: Viewpoint) async throws -> [String] {
        guard viewpoint.profile == nil, shown.snapshot.spec != nil else { return [] }
        return try await session.profiles().map(\.name)
    }

    private func frames(
        of shown: PreviewView,
        in environments: [ResolutionEnvironment],
        as viewpoint: Viewpoint
    ) -> [FrameContent] {
        let shelf = images(as: viewpoint)
        // Images are those of the file: a draft names others in vain until it is saved, and takes none from other pages.
        let named = shown.snapshot.isDraft ? snapshot(nil).spec : shown.snapshot.spec
        let addresses = named.map { shelf?.addresses(for: $0) ?? [:] } ?? [:]
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
