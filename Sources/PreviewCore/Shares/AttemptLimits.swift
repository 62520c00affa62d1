/// Counts tries at passwords: at most 5 a minute for a link, and 20 for all links together (S19).
///
/// A try that was right is given back, so that a team can come in together.
struct AttemptLimits: Sendable {
    static let perLink = 5
    static let overall = 20
    /// The window, in seconds.
    static let window = 60.0

    /// A try that is counted.
    struct Attempt: Hashable, Sendable {
        fileprivate let number: Int
        fileprivate let link: ShareID
        fileprivate let time: Double
    }

    private var attempts: [Attempt] = []
    private var count = 0

    /// Counts a try; nil if there were too many in the last minute.
    mutating func take(for link: ShareID, at uptime: Double) -> Attempt? {
        attempts.removeAll { uptime - $0.time >= Self.window }
        guard attempts.count < Self.overall, attempts.count(where: { $0.link == link }) < Self.perLink else {
            return nil
        }
        count += 1
        let attempt = Attempt(number: count, link: link, time: uptime)
        attempts.append(attempt)
        return attempt
    }

    /// Counts a try no more.
    mutating func giveBack(_ attempt: Attempt) {
        attempts.removeAll { $0 == attempt }
    }
}
