import PreviewCore
import TabReports

/// The links as a table; those that have ended are dimmed.
struct LinkListText {
    let links: [ListedLink]
    /// The current time, in seconds since 1970.
    let now: Double

    private static let heads = [
        "id", "role", "shows", "profile", "password", "expires", "last used", "views", "here", "comments", "label",
    ]

    /// The lines, with the headings first.
    var lines: [ReportLine] {
        let rows = [Self.heads] + links.map(cells)
        let widths = Self.heads.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return zip(rows, [.place] + links.map(role)).map { cells, role in
            let padded = zip(cells, widths).dropLast().map { $0.padded(to: $1) } + cells.suffix(1)
            let text = padded.joined(separator: "  ")
            return ReportLine([ReportLine.Piece(String(text.reversed().drop { $0 == " " }.reversed()), role)])
        }
    }

    private func role(_ link: ListedLink) -> ReportLine.Role {
        !link.isReadable || link.expires.map { $0 <= now } == true ? .aside : .plain
    }

    /// Returns the expiration below its heading, which has the word `expires` already.
    private func end(_ link: ListedLink) -> String {
        guard let expires = link.expires else { return "never" }
        let text = LinkTime.end(expires, now: now)
        return String(text.trimmingPrefix("expires "))
    }

    private func cells(_ link: ListedLink) -> [String] {
        [
            link.id, link.role, link.pinned.map(Self.revision) ?? "live", Self.profile(link),
            link.hasPassword ? "yes" : "no", link.isReadable ? end(link) : "unreadable",
            link.lastUsed.map { LinkTime.ago($0, now: now) } ?? "never", "\(link.views)", "\(link.online)",
            Self.comments(link),
            TerminalText.escaped(link.label ?? ""),
        ]
    }

    /// Returns the number of comments, the number of open ones, and a word if there is an approval.
    private static func comments(_ link: ListedLink) -> String {
        let open = link.openComments == 0 ? "" : ", \(link.openComments) open"
        return "\(link.comments)\(open)" + (link.approvals == 0 ? "" : ", approved")
    }

    /// Returns the name of a profile, unless it was created for this link; no profile's name has a space.
    private static func profile(_ link: ListedLink) -> String {
        link.profile == Share.ownProfile(of: link.id) ? "own profile" : TerminalText.escaped(link.profile)
    }

    /// Returns a revision as the page shows it: its number alone.
    private static func revision(_ text: String) -> String {
        "revision \(TerminalText.escaped(String(text.prefix { $0 != "." })))"
    }
}
