@testable import PreviewCore
import PreviewPages

/// Links of every kind, with times relative to one moment.
enum SampleLinks {
    static let now = 1_700_000_000.0
    static let day = 86400.0

    static let anna = Share(
        id: "ab12cd34ef",
        role: .customize,
        label: "Anna",
        created: now - 2 * 3600,
        expires: now + 6 * day,
        isExpired: false,
        pinned: nil,
        profile: "link-ab12cd34ef",
        hasPassword: true,
        lastUsed: now - 300,
        views: 12,
        online: 2
    )

    static let review = Share(
        id: "gh56ij78kl",
        role: .view,
        label: nil,
        created: now - 10,
        expires: nil,
        isExpired: false,
        pinned: "38.9f3a11c0",
        profile: "default",
        hasPassword: false,
        lastUsed: nil,
        views: 0,
        online: 0
    )

    static let ended = Share(
        id: "mn90op12qr",
        role: .edit,
        label: "Bert",
        created: now - 8 * day,
        expires: now - day,
        isExpired: true,
        pinned: nil,
        profile: "default",
        hasPassword: false,
        lastUsed: now - 2 * day,
        views: 1,
        online: 0
    )

    static let subject = LinksSubject(
        shares: [anna, review, ended],
        profiles: ["anna", "default"],
        revision: 42,
        addresses: [ReachableAddress(interface: "en0", url: "http://192.168.1.5:8080/")],
        restart: "tabpreview serve --host 0.0.0.0 tabs.json",
        now: now
    )
    static let empty = LinksSubject(shares: [], revision: 1, restart: "tabpreview serve --host 0.0.0.0", now: now)

    static func page(_ subject: LinksSubject = subject) throws -> String {
        try SamplePage.renderer().links(subject, assets: SamplePage.assets)
    }

    /// A link that is stored in a way that can't be understood.
    static func unreadable(_ share: Share) -> Share {
        var share = share
        share.isReadable = false
        return share
    }

    /// A link that differs in what people can write.
    static func changed(_ share: Share, label: String? = nil, profile: String? = nil) -> Share {
        Share(
            id: share.id,
            role: share.role,
            label: label ?? share.label,
            created: share.created,
            expires: share.expires,
            isExpired: share.isExpired,
            pinned: share.pinned,
            profile: profile ?? share.profile,
            hasPassword: share.hasPassword,
            lastUsed: share.lastUsed,
            views: share.views,
            online: share.online
        )
    }
}
