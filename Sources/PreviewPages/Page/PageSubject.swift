public import PreviewCore
public import TabResolver

/// The subject of a page, or of a frame of it.
public struct PageSubject: Sendable {
    /// The view of the URL, limited to the visitor's rights.
    let view: ViewState
    /// The preview at its newest revision.
    public let snapshot: PreviewSnapshot
    /// The layouts of ``ViewState/frames``, in that order; empty before the first valid spec.
    public let frames: [FrameContent]
    /// The resolver of the layouts; nil before the first valid spec.
    public var resolver: LayoutResolver?
    /// The stored customization of the profile, with the tag that writes of this page send.
    public let customization: CurrentCustomization
    /// The profile of the customization.
    public let profile: String
    /// The names of the profiles with a stored customization, to choose from; only for the owner.
    public var profiles: [String] = []
    /// The URL of the list of previews, relative to the page; nil without one, and for guests.
    public var listHref: String?
    /// The previews to switch to, including this one; empty if there is no other, and for guests.
    public var siblings: [PreviewSibling] = []
    /// A Boolean value that indicates whether the server draws pictures to export.
    public var hasPictures = true
    /// The change since the last pin, for a pinned link.
    public var change: PinChange?
    /// The rights of the visitor on the page.
    let rights: Right
    /// The paths of styles, script and symbols.
    public let assets: AssetPaths

    /// Creates a subject of a view and its frames.
    public init(
        view: ViewState,
        snapshot: PreviewSnapshot,
        frames: [FrameContent],
        customization: CurrentCustomization,
        profile: String,
        rights: Right,
        assets: AssetPaths
    ) {
        self.view = view.limited(to: rights)
        (self.snapshot, self.frames) = (snapshot, frames)
        (self.customization, self.profile) = (customization, profile)
        (self.rights, self.assets) = (rights, assets)
    }
}

/// The context of a page's drawing, shared by all its parts.
struct PageContext {
    let subject: PageSubject
    /// The drawn frames, without those that look like another one.
    let frames: [FrameContext]
    let icons: IconSource
    /// The SwiftUI source, while the page shows it; nil before the first valid spec.
    let code: CodeValues?

    var view: ViewState { subject.view }
    var snapshot: PreviewSnapshot { subject.snapshot }
    var rights: Right { subject.rights }
}
