/// The properties of a new link.
public struct ShareTerms: Hashable, Sendable {
    /// The rights of the link's holder.
    public var role: ShareRole
    /// The lifetime of the link.
    public var lifetime: ShareLifetime
    /// A Boolean value that indicates whether the link keeps showing the spec and the customization of the moment of
    /// its creation.
    public var isPinned: Bool
    /// The profile whose customization the link shows; nil for a new profile with ``ShareRole/customize``, otherwise
    /// for `default`.
    ///
    /// A pinned link with ``ShareRole/customize`` always has a profile of its own; this profile's customization is its
    /// initial one.
    public var profile: String?
    /// The owner's name for the link, at most ``ShareTerms/longestLabel`` characters.
    public var label: String?
    /// The password that opens the link, at most ``ShareTerms/longestPassword`` bytes of UTF-8, without control
    /// characters.
    ///
    /// A NUL at the end would not count, because HMAC fills up keys with NULs.
    public var password: String?

    /// The longest label, in characters.
    public static let longestLabel = 100
    /// The longest password, in bytes of UTF-8.
    public static let longestPassword = 256

    /// Creates terms: by default, viewing only, for seven days (S16).
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

    /// The description without the password, equal to ``description``.
    public var debugDescription: String { description }
}

extension ShareTerms {
    /// Checks the terms, and throws the first problem, before anything is done.
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

/// The lifetime of a link: a number of seconds, or until it is revoked.
public enum ShareLifetime: Hashable, Sendable {
    /// Until it is revoked.
    case never
    /// The given number of seconds from its creation.
    case seconds(Int)

    /// The lifetime of a link whose terms name none (S16): seven days.
    public static let usual = Self.seconds(7 * 86400)
    /// The longest lifetime: ten years of 365 days, in seconds.
    public static let longest = 10 * 365 * 86400

    /// Creates a lifetime from `never`, or from a whole number and `s`, `m`, `h` or `d`; nil if it is neither, zero, or
    /// over ten years.
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

    /// The syntax of a lifetime, in the words of messages.
    public static let syntax = "a whole number followed by s, m, h or d, such as 90m or 7d, at most 3650d, or never"

    /// A Boolean value that indicates whether a link can have this lifetime.
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
