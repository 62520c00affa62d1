import PreviewLinks
import PreviewCore
import TabReports

/// Links as a table for reading; those that have ended are dimmed.
struct LinkTable {
    let links: [ListedLink]
    /// The present, in seconds since 1970.
    let now: Double

    private static let heads = [
        "id", "role", "shows", "profile", "password", "expires", "last used", "views", "here", "comments", "label",
    ]

    /// The lines, the heads first.
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

    /// The end below its head, which says `expires` already.
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

    /// How many comments there are, how many are open, and whether someone said that it looks right.
    private static func comments(_ link: ListedLink) -> String {
        let open = link.openComments == 0 ? "" : ", \(link.openComments) open"
        return "\(link.comments)\(open)" + (link.approvals == 0 ? "" : ", approved")
    }

    /// A profile by its name, unless it was made for this link; no profile's name has a space.
    private static func profile(_ link: ListedLink) -> String {
        link.profile == Share.ownProfile(of: link.id) ? "own profile" : TerminalText.escaped(link.profile)
    }

    /// A revision as the page shows it: its number alone.
    private static func revision(_ text: String) -> String {
        "revision \(TerminalText.escaped(String(text.prefix { $0 != "." })))"
    }
}
