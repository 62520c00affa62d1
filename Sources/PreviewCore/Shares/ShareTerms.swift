/// What a new link shall be (the format, 7, `POST /shares`).
public struct ShareTerms: Hashable, Sendable {
    /// What its holder may do.
    public var role: ShareRole
    /// How long it lives.
    public var lifetime: ShareLifetime
    /// Whether it keeps showing the spec and the customization of the moment of its creation.
    public var isPinned: Bool
    /// Whose customization it shows; nil for an own new profile with ``ShareRole/customize``, else for `default`.
    ///
    /// A pinned link that customizes has an own profile in any case; this names whose customization it begins with.
    public var profile: String?
    /// What the owner calls it, at most ``ShareTerms/longestLabel`` characters.
    public var label: String?
    /// What one must know to open it, at most ``ShareTerms/longestPassword`` bytes of UTF-8, no control characters.
    ///
    /// Of these a NUL at the end would not count: HMAC fills up keys with them.
    public var password: String?

    /// The longest label, in characters.
    public static let longestLabel = 100
    /// The longest password, in bytes of UTF-8.
    public static let longestPassword = 256

    /// Makes terms: by default, looking only, for seven days (S16).
    public init(
        role: ShareRole = .view,
        lifetime: ShareLifetime = .usual,
        isPinned: Bool = false,
        profile: String? = nil,
        label: String? = nil,
        password: String? = nil
    ) {
        self.role = role
        self.lifetime = lifetime
        self.isPinned = isPinned
        self.profile = profile
        self.label = label
        self.password = password
    }
}

extension ShareTerms: CustomStringConvertible, CustomDebugStringConvertible {
    /// The terms without the password, so that no log has it (S14).
    public var description: String {
        "ShareTerms(role: \(role.rawValue), isPinned: \(isPinned), password: \(password == nil ? "none" : "set"))"
    }

    /// The same as ``description``.
    public var debugDescription: String { description }
}
