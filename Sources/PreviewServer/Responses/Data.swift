import PreviewCore
import PreviewPages
import TabModel
import TabSpecCoding

extension Site {
    /// Responds with the unchanged text, valid or not; a guest gets none of a file that has not been a spec yet.
    func spec(as viewpoint: Viewpoint) throws(HTTPError) -> RouteResponse {
        let snapshot = snapshot(as: viewpoint)
        guard let text = snapshot.text, viewpoint.rights == .owner || snapshot.spec != nil else {
            throw .noText(snapshot.file)
        }
        return RouteResponse(text, snapshot.format.mediaType)
    }

    /// Responds with the status of the running server.
    func health(as viewpoint: Viewpoint) -> RouteResponse {
        let value: JSONValue = ["status": "ok", "revision": .string(snapshot(as: viewpoint).revision.text)]
        return .json(value.text())
    }

    /// Responds with the names of profiles, and the times of their last change, in seconds since 1970; a link sees only
    /// its own.
    func profiles(as viewpoint: Viewpoint) async throws(SessionError) -> RouteResponse {
        let profiles = try await session.profiles(pin: viewpoint.pin)
        let value = JSONValue.array(
            profiles.filter { viewpoint.profile == nil || $0.name == viewpoint.profile }
                .map { ["name": .string($0.name), "changed": .number($0.changed)] }
        )
        return .json(value.text())
    }

    /// Responds with an image that the visible spec names, sent in a form that is as harmless as possible (S33).
    func image(_ name: String, as viewpoint: Viewpoint) async throws(HTTPError) -> RouteResponse {
        guard let spec = snapshot(as: viewpoint).spec, let images = await images(as: viewpoint) else { throw .notFound }
        var found = await images.image(named: name)
        if found == nil { found = await lookedUpAgain(name, spec, images) }
        guard let (bytes, type) = found else { throw .notFound }
        var response = RouteResponse(bytes, type.mediaType, caching: .privateForever)
        response.policy = type == .svg ? SecurityFields.drawing : SecurityFields.sandbox
        return response
    }

    /// Searches for an image again after a start or a change, as a page may request it before any page was rendered.
    private func lookedUpAgain(
        _ name: String,
        _ spec: TabSpec,
        _ images: any SpecImages
    ) async -> (bytes: [UInt8], type: ImageType)? {
        _ = images.images(for: spec)
        return await images.image(named: name)
    }
}

extension RouteRequest {
    /// Responds with a file of Public.
    func asset() throws(HTTPError) -> RouteResponse {
        guard let asset = theme.assets.asset(admission.values[1], hash: name) else { throw .notFound }
        return asset
    }
}

extension RouteRequest {
    /// Responds with the manifest by which a phone opens the preview like an app: one device that fills the screen.
    func manifest() -> RouteResponse {
        let title = site.snapshot(as: viewpoint).spec?.title ?? "Preview"
        var view = ViewState()
        (view.view, view.platform) = (.full, .iPhone)
        let value: JSONValue = [
            "name": .string(title), "short_name": .string(title), "start_url": .string(view.href), "scope": "./",
            "display": "standalone", "background_color": "#000000", "theme_color": "#000000",
            "icons": [
                [
                    "src": .string(theme.assets.paths.path(PageAssets.icon)), "sizes": "any",
                    "type": "image/svg+xml",
                ]
            ],
        ]
        return RouteResponse(Array(value.text().utf8), "application/manifest+json").uncached
    }
}
