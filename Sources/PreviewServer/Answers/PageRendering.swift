public import PreviewCore
public import PreviewPages

/// What turns snapshots into HTML: ``PageRenderer``, or a test's own.
public protocol PageRendering: Sendable {
    /// The preview page.
    func page(
        view: ViewState,
        snapshot: PreviewSnapshot,
        frames: [FrameContent],
        customization: CurrentCustomization,
        profile: String,
        profiles: [String],
        rights: PageRights,
        assets: AssetPaths
    ) throws -> String
    /// One device frame, as a fragment.
    func frame(
        _ frame: FrameContent,
        view: ViewState,
        snapshot: PreviewSnapshot,
        rights: PageRights,
        assets: AssetPaths
    ) throws -> String
    /// One file that stays interactive without a server.
    func interactivePage(_ subject: ExportSubject, looks: ExportLooks, limits: ExportLimits) throws -> ExportedPage
    /// The document that a picture is taken of.
    func picturePage(_ subject: ExportSubject, looks: ExportLooks) throws -> String
    /// The page that lists every rule.
    func rules(assets: AssetPaths) throws -> String
    /// The page of links: one to make them, and the list of those there are.
    func links(_ subject: LinksSubject, assets: AssetPaths) throws -> String
    /// The page that asks for a link's password.
    func unlock(assets: AssetPaths) throws -> String
    /// A page that says one thing: a refusal or an error.
    func message(title: String, text: String, preview: String?, assets: AssetPaths) throws -> String
}

extension PageRenderer: PageRendering {}
