import HTTPServing
import PreviewCore
import PreviewPages

/// The viewpoint of a visitor: everything that responses depend on besides their address.
///
/// Equal viewpoints get the same bytes, so that all visitors with the same rights, profile and pin share one response.
struct Viewpoint: Hashable, Sendable {
    /// The rights that the page offers.
    var rights = Right.owner
    /// The one profile that a link sees; nil if the address names it.
    var profile: String?
    /// The permanent pin of a link; nil shows the present revision.
    var pin: PinnedPreview?
    /// A Boolean value that indicates whether the preview is in a frame of another page.
    ///
    /// Only the stage shows there, and nothing can be changed.
    var isEmbedded = false

    /// The viewpoint of the owner.
    static let owner = Self()

    /// Creates the viewpoint of a visitor.
    init(_ visitor: Visitor) {
        switch visitor {
        case .owner: self.init()
        case .stranger, .publisher: self.init(rights: .view, profile: ProfileName.usual)
        case .guest(let visit), .locked(let visit):
            self.init(rights: visit.role.right, profile: visit.profile, pin: visit.pin)
        }
    }

    /// Creates the viewpoint of a request.
    init(_ admission: Admission) {
        self.init(admission.visitor)
        guard admission.isEmbedded else { return }
        (rights, isEmbedded) = (.view, true)
    }

    init(rights: Right = .owner, profile: String? = nil, pin: PinnedPreview? = nil) {
        self.rights = rights
        self.profile = profile
        self.pin = pin
    }
}

extension PreviewSnapshot {
    /// Returns the snapshot with its source, in errors too, for viewers who may read that, and without it for all
    /// others (S67).
    func seen(as viewpoint: Viewpoint) -> Self {
        let isReadable = isImported ? viewpoint.rights.edits : viewpoint.rights == .owner
        return isReadable ? self : withoutSource
    }
}

extension Viewpoint {
    /// Returns the view state of an address, read for this viewpoint: a link's profile is fixed.
    func state(_ query: [(String, String)]) -> ViewState {
        guard let profile else { return ViewState(query: query) }
        var state = ViewState(query: query.filter { $0.0 != "profile" })
        state.profile = profile
        return state
    }

    /// Returns the profile of the customization that a request is about.
    func profile(in target: RequestTarget) throws(HTTPError) -> String {
        try profile(named: target.parameter("profile"))
    }

    /// Returns the profile that a request names, or the one that a link sees.
    func profile(named name: String?) throws(HTTPError) -> String {
        if let profile { return profile }
        guard let name, !name.isEmpty else { return ProfileName.usual }
        guard ProfileName.isValid(name) else { throw .badProfile }
        return name
    }
}
