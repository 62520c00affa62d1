import PreviewPages

/// The times of links in the notation of the page.
enum LinkTime {
    /// Returns the expiration of a link: `expires in 7 days`, `expired 5 hours ago`, `never expires`.
    static func end(_ expires: Double?, now: Double) -> String {
        guard let expires else { return "never expires" }
        return expires > now ? "expires \(SpokenTime.ahead(expires - now))" : "expired \(ago(expires, now: now))"
    }

    /// Returns the time since a moment: `12 minutes ago`.
    static func ago(_ moment: Double, now: Double) -> String { SpokenTime.ago(now - moment) }
}
