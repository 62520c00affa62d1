import PreviewLinks
import PreviewCore
import PreviewPages

/// As whom someone sees the preview: all that answers depend on besides their address.
///
/// Equal viewpoints get the same bytes, so that everyone who has the same rights, profile and pin shares one answer.
struct Viewpoint: Hashable, Sendable {
    /// What the page offers.
    var rights = PageRights.owner
    /// The one profile that a link sees; nil where the address says which.
    var profile: String?
    /// What a pinned link shows for ever; nil shows what is there now.
    var pin: PinnedPreview?
    /// A Boolean value that indicates whether it is seen in a frame of another page, where nothing but the stage shows
    /// and nothing can be changed.
    var isEmbedded = false

    /// The owner's.
    static let owner = Self()

    /// That of a visitor.
    init(_ visitor: Visitor) {
        switch visitor {
        case .owner: self.init()
        case .stranger, .publisher: self.init(rights: .view, profile: ProfileName.usual)
        case .guest(let visit), .locked(let visit):
            self.init(
                rights: PageRights(rawValue: visit.role.rawValue) ?? .view,
                profile: visit.profile,
                pin: visit.pin
            )
        }
    }

    /// That of a request.
    init(_ admission: Admission) {
        self.init(admission.visitor)
        guard admission.isEmbedded else { return }
        (rights, isEmbedded) = (.view, true)
    }

    init(rights: PageRights = .owner, profile: String? = nil, pin: PinnedPreview? = nil) {
        self.rights = rights
        self.profile = profile
        self.pin = pin
    }
}

extension PreviewSnapshot {
    /// The snapshot with its source for those who may read that, in errors too, and without it for all others (S67).
    func seen(as viewpoint: Viewpoint) -> Self {
        let isReadable = isImported ? viewpoint.rights.edits : viewpoint.rights == .owner
        return isReadable ? self : withoutSource
    }
}

extension Viewpoint {
    /// What an address says, read as this viewpoint sees it: a link's profile is fixed.
    func state(_ query: [(String, String)]) -> ViewState {
        guard let profile else { return ViewState(query: query) }
        var state = ViewState(query: query.filter { $0.0 != "profile" })
        state.profile = profile
        return state
    }

    /// Whose customization a request is about.
    func profile(in target: RequestTarget) throws(Refusal) -> String {
        try profile(named: target.parameter("profile"))
    }

    /// The profile of a name that a request gives, or the one that a link sees.
    func profile(named name: String?) throws(Refusal) -> String {
        if let profile { return profile }
        guard let name, !name.isEmpty else { return ProfileName.usual }
        guard ProfileName.isValid(name) else { throw .badProfile }
        return name
    }
}
