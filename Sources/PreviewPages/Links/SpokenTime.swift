import Foundation

/// Spans of time as people say them, rounded, in one unit: `7 days`.
public enum SpokenTime {
    /// A number of seconds in its largest unit: minutes below an hour, hours below two days, then days.
    ///
    /// What is below zero counts as nothing, and what no calendar holds as very long.
    public static func span(_ seconds: Double) -> String {
        let seconds = min(max(seconds, 0), 1e12)
        let minutes = Int((seconds / 60).rounded())
        if minutes < 1 { return "less than a minute" }
        if minutes < 60 { return Phrase.count(minutes, "minute") }
        let hours = Int((seconds / 3600).rounded())
        if hours < 48, hours != 24 { return Phrase.count(hours, "hour") }
        return Phrase.count(Int((seconds / 86400).rounded()), "day")
    }

    /// `in 7 days`.
    public static func ahead(_ seconds: Double) -> String { "in \(span(seconds))" }

    /// `7 days ago`; what a clock that was set back puts into the future is now.
    public static func ago(_ seconds: Double) -> String {
        seconds < 45 ? "just now" : "\(span(seconds)) ago"
    }

    /// `22 Nov 2026, 16:40 UTC`, of seconds since 1970.
    static func moment(_ seconds: Double) -> String {
        let style = Date.VerbatimFormatStyle(
            format: """
                \(day: .defaultDigits) \(month: .abbreviated) \(year: .defaultDigits), \
                \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits) UTC
                """,
            locale: Locale(identifier: "en"),
            timeZone: .gmt,
            calendar: Calendar(identifier: .gregorian)
        )
        return Date(timeIntervalSince1970: seconds).formatted(style)
    }
}
