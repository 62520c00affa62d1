/// A link as the store has it: digests and hashes, never a token or a password (S13).
public struct ShareRecord: Hashable, Sendable {
    /// The link's id, unique in the store.
    public var id: ShareID
    /// The spec's identity in the store (``CustomizationKey/spec``).
    public var spec: String
    /// The SHA-256 of the token, 32 bytes.
    public var digest: [UInt8]
    /// What the link lets one do.
    public var role: ShareRole
    /// What the owner calls it.
    public var label: String?
    /// The label of the token by which it was made; nil where it was made without one.
    public var publisher: String?
    /// Whose customization it shows.
    public var profile: String
    /// When it was made, in seconds since 1970.
    public var created: Double
    /// When it ends, in seconds since 1970; nil if it does not.
    public var expires: Double?
    /// The password's salted hash with its cost, as text; nil if there is no password.
    public var password: String?
    /// What it is pinned to; nil if it shows what is newest.
    public var pin: PinRecord?
    /// What the last pin before it shows, where that is something else.
    public var earlier: EarlierPin?
    /// When a page was last opened by it, in seconds since 1970; nil if never.
    public var lastUsed: Double?
    /// How often a page was opened by it.
    public var views: Int
    /// A Boolean value that indicates whether it was made elsewhere: by another account, or on another machine.
    public var isForeign = false

    /// Makes a record of a link that nobody has used yet.
    public init(
        id: ShareID,
        spec: String,
        digest: [UInt8],
        role: ShareRole,
        label: String? = nil,
        publisher: String? = nil,
        profile: String,
        created: Double,
        expires: Double? = nil,
        password: String? = nil,
        pin: PinRecord? = nil,
        earlier: EarlierPin? = nil,
        lastUsed: Double? = nil,
        views: Int = 0
    ) {
        self.id = id
        self.spec = spec
        self.digest = digest
        self.role = role
        self.label = label
        self.publisher = publisher
        self.profile = profile
        self.created = created
        self.expires = expires
        self.password = password
        self.pin = pin
        self.earlier = earlier
        self.lastUsed = lastUsed
        self.views = views
    }
}

/// What a pin is compared with: the one before it, which may be gone by now.
public struct EarlierPin: Hashable, Sendable {
    /// What it showed.
    public var pin: PinRecord
    /// When it was pinned, in seconds since 1970.
    public var time: Double

    /// Makes an earlier pin.
    public init(pin: PinRecord, time: Double) {
        (self.pin, self.time) = (pin, time)
    }
}

/// How often a link was used since its uses were last stored, and when last.
public struct ShareUse: Hashable, Sendable {
    /// Which link.
    public var id: ShareID
    /// How often a page was opened by it since then; at least 1.
    public var views: Int
    /// When last, in seconds since 1970.
    public var lastUsed: Double

    /// Makes a use.
    public init(id: ShareID, views: Int, lastUsed: Double) {
        self.id = id
        self.views = views
        self.lastUsed = lastUsed
    }
}
