/// A reader of events who is not the owner, as the layer that lets it in describes it.
public struct EventGuest: Sendable {
    /// What it came by: the streams of a group are counted and ended together.
    let group: String
    /// Whose customization it sees.
    let profile: String
    /// The moment it sees instead of the newest; nil if it sees what is newest.
    let pin: PinnedPreview?
    /// A Boolean value that indicates whether it may still read.
    let isAdmitted: @Sendable () -> Bool

    /// Describes a guest; `isAdmitted` must answer from memory.
    public init(group: String, profile: String, pin: PinnedPreview?, isAdmitted: @escaping @Sendable () -> Bool) {
        self.group = group
        self.profile = profile
        self.pin = pin
        self.isAdmitted = isAdmitted
    }
}

/// One who listens: the mailbox, and who it is.
struct EventReader: Sendable {
    /// What listens.
    enum Kind: Sendable {
        /// A page, opened by a guest or by the owner.
        case page(EventGuest?)
        /// A part of this program, which is nobody's presence.
        case program
    }

    let mailbox: EventMailbox
    let kind: Kind
    /// The presence that it heard of last.
    var announced: Int?

    /// A Boolean value that indicates whether it is no part of this program.
    var isPage: Bool {
        if case .page = kind { true } else { false }
    }

    /// Who opened the page, unless it was the owner.
    var guest: EventGuest? {
        if case .page(let guest) = kind { guest } else { nil }
    }

    /// A Boolean value that indicates whether it is someone who is here, and learns who else is: a page that shows what
    /// is newest.
    var isPresent: Bool {
        if case .page(let guest) = kind { guest?.pin == nil } else { false }
    }

    /// A Boolean value that indicates whether it is a page of the owner, who alone sees the list of links.
    private var isOwner: Bool {
        if case .page(.none) = kind { true } else { false }
    }

    /// Returns a Boolean value that indicates whether an event is its business; `profile` is whose customization
    /// changed, where one did.
    ///
    /// A pinned page stays as it is, but for changes of its own profile.
    func hears(_ event: PreviewEvent, about profile: String?) -> Bool {
        if event == .links { return isOwner }
        if case .comments(let group) = event { return isOwner || guest?.group == group }
        guard let guest, let pin = guest.pin else { return true }
        return switch event {
        case .change(_, .customization, _): pin.isCustomizable && profile == guest.profile
        case .change, .presence, .links, .comments, .ping: false
        case .bye: true
        }
    }
}
