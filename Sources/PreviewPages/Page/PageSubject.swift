public import PreviewCore
public import TabResolver

/// What a page, or a frame of it, is drawn of.
public struct PageSubject: Sendable {
    /// What the address says, limited to the visitor's rights.
    public let view: ViewState
    /// The preview at its newest revision.
    public let snapshot: PreviewSnapshot
    /// The layouts of ``ViewState/frames``, in that order; empty before the first good spec.
    public let frames: [FrameContent]
    /// What made the layouts; nil before the first good spec.
    public var resolver: LayoutResolver?
    /// What the profile has stored, with the tag that writes of this page name.
    public let customization: CurrentCustomization
    /// Whose customization it is.
    public let profile: String
    /// The names of those who have one stored, to choose from; told to the owner only.
    public var profiles: [String] = []
    /// The address of the list of previews, relative to the page; nil without one, and for guests.
    public var listHref: String?
    /// The previews that one can switch to, this one included; empty where there is no other, and for guests.
    public var siblings: [PreviewSibling] = []
    /// What has changed since the last pin, by a pinned link.
    public var change: PinChange?
    /// What the visitor can do on the page.
    public let rights: PageRights
    /// Where styles, script and symbols are.
    public let assets: AssetPaths

    /// Makes a subject of a view and what it shows.
    public init(
        view: ViewState,
        snapshot: PreviewSnapshot,
        frames: [FrameContent],
        customization: CurrentCustomization,
        profile: String,
        rights: PageRights,
        assets: AssetPaths
    ) {
        self.view = view.limited(to: rights)
        (self.snapshot, self.frames) = (snapshot, frames)
        (self.customization, self.profile) = (customization, profile)
        (self.rights, self.assets) = (rights, assets)
    }
}

/// What every part of a page needs to know.
struct PageContext {
    let subject: PageSubject
    /// The frames that are drawn; none looks like another one.
    let frames: [FrameContext]
    let icons: IconSource
    /// The SwiftUI source, while the page shows it; nil before the first good spec.
    let code: CodeValues?

    var view: ViewState { subject.view }
    var snapshot: PreviewSnapshot { subject.snapshot }
    var rights: PageRights { subject.rights }
}
