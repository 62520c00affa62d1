public import PreviewCore
public import PreviewPages
public import TabModel

/// What turns snapshots into HTML: ``PageRenderer``, or a test's own.
public protocol PageRendering: Sendable {
    /// The preview page.
    func page(
        view: ViewState,
        snapshot: PreviewSnapshot,
        frames: [FrameContent],
        customization: TabViewCustomization,
        profile: String,
        assets: AssetPaths
    ) throws -> String
    /// One device frame, as a fragment.
    func frame(
        _ frame: FrameContent,
        view: ViewState,
        snapshot: PreviewSnapshot,
        assets: AssetPaths
    ) throws -> String
    /// The page that lists every rule.
    func rules(assets: AssetPaths) throws -> String
    /// A page that says one thing: a refusal or an error.
    func message(title: String, text: String, assets: AssetPaths) throws -> String
}

extension PageRenderer: PageRendering {}
