import PreviewCore
import Foundation

/// A link of the list.
struct LinkRowValues: TemplateValue {
    var id: String
    var name: String
    /// The role, as a name for styles.
    var role: String
    var roleText: String
    /// The number of present visitors, in words; nil if there are none.
    var online: String?
    /// The link's content and profile, and its password protection, in words.
    var terms: String
    var expires: String
    var use: String
    var created: String
    /// The number of comments, in words.
    var comments: String
    var hasComments: Bool
    var hasPassword: Bool
    var isExpired: Bool
    /// The label of the action that ends the link.
    var endText: String
    var endWarning: String
}

/// A builder of the values of one link in the list, in words.
struct LinkRowBuilder {
    let share: Share
    /// The moment that times are relative to, in seconds since 1970.
    let now: Double

    var values: LinkRowValues {
        LinkRowValues(
            id: share.id,
            name: share.label.map(VisibleMarks.shown) ?? "Link without a label",
            role: share.role.rawValue,
            roleText: LinkRoleText.title(share.role),
            online: share.online > 0 ? "\(share.online) here now" : nil,
            terms: terms,
            expires: expires,
            use: use,
            created: created,
            comments: comments,
            hasComments: !comments.isEmpty,
            hasPassword: share.hasPassword,
            isExpired: isOver,
            endText: isOver ? "Remove" : "Revoke",
            endWarning: isOver
                ? "It no longer works. Remove it from this list."
                : "Everyone who uses it is disconnected immediately, and its URL never works again."
        )
    }

    /// A Boolean value that indicates whether the link no longer works, so that it can only be removed.
    private var isOver: Bool { share.isExpired || !share.isReadable }

    private var terms: String {
        let revision = share.pinned.map { $0.prefix { $0 != "." } }
        let parts = [
            revision.map { "Pinned to revision \($0)" } ?? "Live",
            profile,
            share.hasPassword ? "password" : nil,
        ]
        return parts.compactMap(\.self).joined(separator: " · ")
    }

    private var profile: String? {
        if share.hasOwnProfile { return "own profile" }
        return share.profile == ViewState.defaultProfile ? nil : "profile \(VisibleMarks.shown(share.profile))"
    }

    private var expires: String {
        if !share.isReadable { return "Unusable: created by another account or machine, or damaged" }
        guard let end = share.expires else { return "Never expires" }
        if share.isExpired { return "Expired \(SpokenTime.ago(now - end))" }
        return "Expires \(SpokenTime.ahead(end - now))"
    }

    private var created: String {
        let by = share.publisher.map { " with the token “\(VisibleMarks.shown($0))”" } ?? ""
        return "Created \(SpokenTime.ago(now - share.created))\(by)"
    }

    private var comments: String {
        let count = share.comments
        let parts = [
            count.total == 0 ? nil : Phrase.count(count.total, "comment"),
            count.open == 0 ? nil : "\(count.open) open",
            count.approvals == 0 ? nil : Phrase.count(count.approvals, "approval"),
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }

    private var use: String {
        guard let last = share.lastUsed else { return "Never used" }
        let ago = SpokenTime.ago(now - last)
        return share.views == 1 ? "1 view, \(ago)" : "\(share.views) views, the last \(ago)"
    }
}

/// The names of roles, and the actions that they allow.
enum LinkRoleText {
    static func title(_ role: ShareRole) -> String {
        switch role {
        case .view: "View"
        case .comment: "Comment"
        case .customize: "Customize"
        case .edit: "Edit"
        }
    }

    static func text(_ role: ShareRole) -> String {
        switch role {
        case .view: "View every device and follow changes."
        case .comment: "Also comment on tabs and approve the preview."
        case .customize: "Also rearrange tabs, as on an iPad."
        case .edit:
            "Also edit the file, and customize in the shared profile."
        }
    }
}

/// Time spans in words, rounded, in one unit: `7 days`.
public enum SpokenTime {
    /// Returns a number of seconds in its largest unit: minutes below an hour, hours below two days, then days.
    ///
    /// A negative number counts as 0, and one beyond any calendar as very long.
    public static func span(_ seconds: Double) -> String {
        let seconds = min(max(seconds, 0), 1e12)
        let minutes = Int((seconds / 60).rounded())
        if minutes < 1 { return "less than a minute" }
        if minutes < 60 { return Phrase.count(minutes, "minute") }
        let hours = Int((seconds / 3600).rounded())
        if hours < 48, hours != 24 { return Phrase.count(hours, "hour") }
        return Phrase.count(Int((seconds / 86400).rounded()), "day")
    }

    /// Returns a time in the future, such as `in 7 days`.
    public static func ahead(_ seconds: Double) -> String { "in \(span(seconds))" }

    /// Returns a time in the past, such as `7 days ago`.
    ///
    /// A time in the future, after a clock was set back, is returned as now.
    public static func ago(_ seconds: Double) -> String {
        seconds < 45 ? "just now" : "\(span(seconds)) ago"
    }

    /// Returns a moment in seconds since 1970 as `22 Nov 2026, 16:40 UTC`.
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
