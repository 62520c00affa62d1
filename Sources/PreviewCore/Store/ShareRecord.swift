/// A link as the store has it: digests and hashes, never a token or a password (S13).
public struct ShareRecord: Hashable, Sendable {
    /// The link's id, unique in the store.
    public var id: ShareID
    /// The spec's identity in the store (``CustomizationKey/spec``).
    public var spec: String
    /// The SHA-256 of the token, 32 bytes.
    public var digest: [UInt8]
    /// The rights of the link.
    public var role: ShareRole
    /// The owner's name for the link.
    public var label: String?
    /// The label of the token that created the link; nil where it was created without one.
    public var publisher: String?
    /// The profile whose customization the link shows.
    public var profile: String
    /// The time of creation, in seconds since 1970.
    public var created: Double
    /// The time of expiration, in seconds since 1970; nil if the link does not expire.
    public var expires: Double?
    /// The password's salted hash with its cost, as text; nil if there is no password.
    public var password: String?
    /// The pinned source; nil if the link follows the newest revision.
    public var pin: PinRecord?
    /// The last pin before the current one; nil if it shows the same.
    public var earlier: EarlierPin?
    /// The time when the link last opened a page, in seconds since 1970; nil if it never has.
    public var lastUsed: Double?
    /// The number of times that the link opened a page.
    public var views: Int
    /// A Boolean value that indicates whether the link was created elsewhere: by another account, or on another
    /// machine.
    public var isForeign = false

    /// Creates a record of a link without uses.
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

/// The pin that a pin is compared with: the one before it, which may no longer be current.
public struct EarlierPin: Hashable, Sendable {
    /// The pinned source.
    public var pin: PinRecord
    /// The time of pinning, in seconds since 1970.
    public var time: Double

    /// Creates an earlier pin.
    public init(pin: PinRecord, time: Double) {
        (self.pin, self.time) = (pin, time)
    }
}

/// The uses of a link since its uses were last stored.
public struct ShareUse: Hashable, Sendable {
    /// The id of the link.
    public var id: ShareID
    /// The number of times that the link opened a page since then; at least 1.
    public var views: Int
    /// The time of the last use, in seconds since 1970.
    public var lastUsed: Double

    /// Creates a use.
    public init(id: ShareID, views: Int, lastUsed: Double) {
        self.id = id
        self.views = views
        self.lastUsed = lastUsed
    }
}
