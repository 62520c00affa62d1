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

    /// Whether it is one that a link can have.
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
