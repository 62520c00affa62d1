import PreviewPages

/// Times of links as the page says them.
enum LinkTime {
    /// When a link ends or ended: `in 7 days`, `5 hours ago`, `never`.
    static func end(_ expires: Double?, now: Double) -> String {
        guard let expires else { return "never" }
        return expires > now ? SpokenTime.ahead(expires - now) : ago(expires, now: now)
    }

    /// When something was: `12 minutes ago`.
    static func ago(_ moment: Double, now: Double) -> String { SpokenTime.ago(now - moment) }
}
