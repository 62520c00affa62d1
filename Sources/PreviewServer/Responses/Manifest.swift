import PreviewCore
import PreviewPages
import TabModel
import TabSpecCoding

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
        return RouteResponse(Array(value.text().utf8), "application/manifest+json").keptNowhere
    }
}
