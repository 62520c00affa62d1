/// One who listens: the mailbox, and who it is.
struct EventReader: Sendable {
    /// What listens.
    enum Kind: Sendable {
        /// A page, opened by a link or by the owner.
        case page(ShareVisit?)
        /// A part of this program, which is nobody's presence.
        case program
    }

    let mailbox: EventMailbox
    let kind: Kind
    /// The presence that it heard of last.
    var told: Int?

    /// By which link the page was opened, if by one.
    var visit: ShareVisit? {
        if case .page(let visit) = kind { visit } else { nil }
    }

    /// Whether it is someone who is here, and learns who else is: a page that shows what is newest.
    var isPresent: Bool {
        if case .page(let visit) = kind { visit?.pin == nil } else { false }
    }

    /// Whether it is a page of the owner, who alone sees the list of links.
    private var isOwner: Bool {
        if case .page(nil) = kind { true } else { false }
    }

    /// Whether an event is its business; `profile` is whose customization changed, where one did.
    ///
    /// A pinned link stays as it is, but for changes of its own profile.
    func hears(_ event: PreviewEvent, about profile: String?) -> Bool {
        if event == .links { return isOwner }
        guard let visit, let pin = visit.pin else { return true }
        return switch event {
        case .change(_, .customization, _): pin.isCustomizable && profile == visit.profile
        case .change, .presence, .links, .ping: false
        case .bye: true
        }
    }
}
