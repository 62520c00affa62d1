public import PreviewCore

/// What a new link shall be (the format, 7, `POST /shares`).
public struct ShareTerms: Hashable, Sendable {
    /// What its holder may do.
    public var role: ShareRole
    /// How long it lives.
    public var lifetime: ShareLifetime
    /// A Boolean value that indicates whether it keeps showing the spec and the customization of the moment of its
    /// creation.
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

extension ShareTerms {
    /// Throws what is wrong with the terms, before anything is done.
    func check() throws(ShareError) {
        if isPinned, role == .edit { throw .pinnedEdit }
        if !lifetime.isPossible { throw .impossibleLifetime }
        if let profile, !ProfileName.isValid(profile) { throw .invalidProfile(profile) }
        if let label, !Self.isPossible(label: label) { throw .invalidLabel }
        if let password, !Self.isPossible(password: password) { throw .invalidPassword }
    }

    static func isPossible(label: String) -> Bool {
        (1...longestLabel).contains(label.count) && label.utf8.count <= 8 * longestLabel
            && !label.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }

    static func isPossible(password: String) -> Bool {
        (1...longestPassword).contains(password.utf8.count)
            && !password.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}

/// How long a link lives: a number of seconds, or until it is revoked.
public enum ShareLifetime: Hashable, Sendable {
    /// Until it is revoked.
    case never
    /// So many seconds from its creation.
    case seconds(Int)

    /// What a link gets that says nothing (S16): seven days.
    public static let usual = Self.seconds(7 * 86400)
    /// The longest lifetime that can be given: ten years of 365 days, in seconds.
    public static let longest = 10 * 365 * 86400

    /// Reads `never`, or a whole number and `s`, `m`, `h` or `d`; nil if it is neither, zero, or over ten years.
    public init?(_ text: String) {
        if text == "never" {
            self = .never
            return
        }
        guard let unit = text.last.flatMap(Self.seconds(of:)), !text.hasPrefix("+"), let count = Int(text.dropLast()),
            (1...Self.longest / unit).contains(count)
        else { return nil }
        self = .seconds(count * unit)
    }

    /// What to write for a lifetime, as messages say it.
    public static let syntax = "a whole number with s, m, h or d, such as 90m or 7d, at most 3650d, or never"

    /// A Boolean value that indicates whether it is one that a link can have.
    var isPossible: Bool {
        switch self {
        case .never: true
        case .seconds(let count): (1...Self.longest).contains(count)
        }
    }

    private static func seconds(of unit: Character) -> Int? {
        switch unit {
        case "s": 1
        case "m": 60
        case "h": 3600
        case "d": 86400
        default: nil
        }
    }
}
