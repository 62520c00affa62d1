/// A reader of events other than the owner, as described by the layer that admits it.
public struct EventSubscriber: Sendable {
    /// The group of the link that the guest used; the streams of a group are counted and ended together.
    let group: String
    /// The profile whose customization the guest sees.
    let profile: String
    /// The pinned moment that the guest sees; nil if it follows the newest revision.
    let pin: PinnedPreview?
    /// A Boolean value that indicates whether the guest may still read.
    let isAdmitted: @Sendable () -> Bool

    /// Creates a guest; `isAdmitted` must return without waiting.
    public init(group: String, profile: String, pin: PinnedPreview?, isAdmitted: @escaping @Sendable () -> Bool) {
        self.group = group
        self.profile = profile
        self.pin = pin
        self.isAdmitted = isAdmitted
    }
}

/// A reader of events, with its mailbox.
struct EventReader: Sendable {
    /// The kind of reader.
    enum Kind: Sendable {
        /// A page, opened by a guest or by the owner.
        case page(EventSubscriber?)
        /// A part of this program, which does not count as present.
        case program
    }

    let mailbox: EventBuffer
    let kind: Kind
    /// The presence that was announced to the reader last.
    var announced: Int?

    /// A Boolean value that indicates whether the reader is a page, and not a part of this program.
    var isPage: Bool {
        if case .page = kind { true } else { false }
    }

    /// The guest who opened the page; nil for the owner.
    var guest: EventSubscriber? {
        if case .page(let guest) = kind { guest } else { nil }
    }

    /// A Boolean value that indicates whether the reader counts as present and receives the presence of others.
    ///
    /// This is true of pages that follow the newest revision.
    var isPresent: Bool {
        if case .page(let guest) = kind { guest?.pin == nil } else { false }
    }

    /// A Boolean value that indicates whether the reader is a page of the owner, the only one who sees the list of
    /// links.
    private var isOwner: Bool {
        if case .page(.none) = kind { true } else { false }
    }

    /// Returns a Boolean value that indicates whether an event concerns the reader.
    ///
    /// `profile` is the one whose customization changed, if any. A pinned page changes only with its own profile.
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
