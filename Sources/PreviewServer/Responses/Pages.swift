import PreviewCore
import PreviewPages
import TabModel
import TabResolver
import TabSpecCoding

/// A response, and the revision that it was made of.
struct RevisionResponse: Sendable {
    let response: RouteResponse
    let revision: Revision

    init(_ response: RouteResponse, of snapshot: PreviewSnapshot) {
        self.response = response
        revision = snapshot.revision
    }
}

extension ViewRequest {
    /// Returns the whole page, with the comparison or the single frame that the address names.
    func page() async throws -> RevisionResponse { try await page(of: shown()) }

    /// Returns one frame, as a fragment.
    func frame() async throws -> RevisionResponse { try await frame(of: shown()) }

    /// Returns the layout of one frame as JSON.
    func layout() async throws -> RevisionResponse { try await layout(of: shown()) }

    /// Returns the page of all rules.
    func rules() throws -> RevisionResponse {
        RevisionResponse(.html(try theme.renderer.rules(assets: theme.assets.paths)), of: site.session.snapshot)
    }

    /// Returns the diagnostics of the text.
    func diagnostics() -> RevisionResponse {
        let snapshot = site.snapshot(as: viewpoint)
        return RevisionResponse(.diagnostics(of: snapshot), of: snapshot)
    }
}

// MARK: - Pages of the file or a draft

extension ViewRequest {
    /// Returns the whole page.
    func page(of shown: PreviewView) async throws -> RevisionResponse {
        var subject = await subject(of: shown) { $0.frames }
        // Only the owner has a choice of profiles.
        if viewpoint.profile == nil, shown.snapshot.spec != nil {
            subject.profiles = try await site.session.profiles().map(\.name)
        }
        let page = try theme.renderer.page(subject, shown: shownTag)
        return RevisionResponse(.page(page, shown: shownTag), of: shown.snapshot)
    }

    /// Returns one frame.
    func frame(of shown: PreviewView) async throws -> RevisionResponse {
        let subject = await subject(of: shown) { [$0.environment] }
        guard !subject.frames.isEmpty else { throw SessionError.noSpec(shown.snapshot.diagnostics) }
        return RevisionResponse(
            RouteResponse.html(try theme.renderer.frame(subject)).marked(staleIn: shown.snapshot),
            of: shown.snapshot
        )
    }

    /// Returns the layout of one frame.
    func layout(of shown: PreviewView) async throws(SessionError) -> RevisionResponse {
        guard let resolver = resolver(of: shown, drawing: await images(of: shown)) else {
            throw SessionError.noSpec(shown.snapshot.diagnostics)
        }
        let layout = resolver.layout(in: state.environment, customization: shown.attached)
        let response = RouteResponse.json(LayoutCoding.json(layout)).marked(staleIn: shown.snapshot)
        return RevisionResponse(response, of: shown.snapshot)
    }

    /// Returns the subject of a page.
    ///
    /// In design mode, and in a view of an earlier state, it has no customization.
    private func subject(
        of shown: PreviewView,
        in environments: (ViewState) -> [ResolutionEnvironment]
    ) async -> PageSubject {
        var view = state.limited(to: viewpoint.rights)
        view.embed = false
        if viewpoint.isEmbedded { view = view.embedded }
        let drawn = view.mode == .design || view.before ? shown.asWritten : shown
        let images = await images(of: shown)
        let resolver = resolver(of: drawn, drawing: images)
        let frames = environments(view).compactMap { environment in
            resolver.map {
                FrameContent(
                    environment: environment,
                    layout: $0.layout(in: environment, customization: drawn.attached),
                    customization: drawn.customization.stored,
                    images: images
                )
            }
        }
        var subject = PageSubject(
            view: view,
            snapshot: shown.snapshot,
            frames: frames,
            customization: drawn.customization,
            profile: shown.profile,
            rights: viewpoint.rights,
            assets: theme.assets.paths
        )
        subject.resolver = resolver
        subject.hasPictures = server.pictures.isAvailable
        subject.change = pin?.change
        subject.siblings = siblings
        subject.listHref = server.hasList && viewpoint.rights == .owner ? "../../" : nil
        return subject
    }

    /// Returns the images of the saved file.
    ///
    /// A draft that names others shows none until it is saved, and takes none from other pages.
    private func images(of shown: PreviewView) async -> FrameImages {
        let named = shown.snapshot.isDraft ? site.session.snapshot.spec : shown.snapshot.spec
        guard let named else { return FrameImages() }
        return await site.images(as: viewpoint)?.images(for: named) ?? FrameImages()
    }

    private func resolver(of shown: PreviewView, drawing images: FrameImages) -> LayoutResolver? {
        site.session.resolver(of: shown)?.drawing(from: images.catalog)
    }
}

extension RouteResponse {
    /// Creates the response of `/diagnostics`, with the problems of a spec.
    static func diagnostics(of snapshot: PreviewSnapshot) -> Self {
        let value: JSONValue = [
            "diagnostics": .array(snapshot.diagnostics.map(DiagnosticCoding.value)),
            "ok": .bool(snapshot.isOK),
            "revision": .string(snapshot.revision.text),
        ]
        return .json(value.text([.pretty, .sortedKeys]))
    }

    /// Marks a response that was made of the last valid spec because the text has errors.
    func marked(staleIn snapshot: PreviewSnapshot) -> Self {
        snapshot.isStale ? with("TabPreview-Stale", "true") : self
    }
}
