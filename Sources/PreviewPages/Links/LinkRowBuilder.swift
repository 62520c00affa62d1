import PreviewCore

/// Makes the values of one link in the list, in words.
struct LinkRowBuilder {
    let share: Share
    /// The moment that times are told from, in seconds since 1970.
    let now: Double

    var values: LinkRowValues {
        LinkRowValues(
            id: share.id,
            name: share.label.map(VisibleMarks.shown) ?? "Link without a name",
            role: share.role.rawValue,
            roleText: LinkRoleText.title(share.role),
            online: share.online > 0 ? "\(share.online) here now" : nil,
            terms: terms,
            expires: expires,
            use: use,
            created: "Made \(SpokenTime.ago(now - share.created))",
            hasPassword: share.hasPassword,
            isExpired: isOver,
            endText: isOver ? "Remove" : "Revoke",
            endWarning: isOver
                ? "It opens nothing any more. Removing takes it off this list."
                : "Whoever has it is shut out at once, and its address stays dead."
        )
    }

    /// Whether it opens nothing any more, so that nothing is left to do but to remove it.
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
        if !share.isReadable { return "Closed: made by another account or machine, or damaged" }
        guard let end = share.expires else { return "Never expires" }
        if share.isExpired { return "Expired \(SpokenTime.ago(now - end))" }
        return "Expires \(SpokenTime.ahead(end - now))"
    }

    private var use: String {
        guard let last = share.lastUsed else { return "Never used" }
        let ago = SpokenTime.ago(now - last)
        return share.views == 1 ? "1 view, \(ago)" : "\(share.views) views, the last \(ago)"
    }
}

/// What a role is called, and what it lets one do.
enum LinkRoleText {
    static func title(_ role: ShareRole) -> String {
        switch role {
        case .view: "Look"
        case .customize: "Customize"
        case .edit: "Edit"
        }
    }

    static func text(_ role: ShareRole) -> String {
        switch role {
        case .view: "See every device and follow along."
        case .customize: "Also rearrange tabs, as people do on their iPad."
        case .edit:
            "Like Customize, on the profile that everybody shares, and change the spec itself."
        }
    }
}
