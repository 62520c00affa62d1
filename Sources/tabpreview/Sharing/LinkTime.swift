import PreviewPages

/// Times of links as the page says them.
enum LinkTime {
    /// When a link ends or ended: `expires in 7 days`, `expired 5 hours ago`, `never expires`.
    static func end(_ expires: Double?, now: Double) -> String {
        guard let expires else { return "never expires" }
        return expires > now ? "expires \(SpokenTime.ahead(expires - now))" : "expired \(ago(expires, now: now))"
    }

    /// When something was: `12 minutes ago`.
    static func ago(_ moment: Double, now: Double) -> String { SpokenTime.ago(now - moment) }
}
