import PreviewCore

/// Makes the values of the page of links.
struct LinksPageBuilder {
    let subject: LinksSubject
    let assets: AssetPaths

    var values: LinksPageValues {
        LinksPageValues(
            icon: assets.path(PageAssets.icon),
            style: assets.path(PageAssets.linksStyle),
            pageStyle: assets.path(PageAssets.linksPageStyle),
            script: assets.path(PageAssets.linksScript),
            emptyIcon: "\(assets.path(PageAssets.interface))#\(Glyph.share.rawValue)",
            form: form,
            restart: subject.restart,
            hasLinks: !subject.shares.isEmpty,
            links: ordered.map { LinkRowBuilder(share: $0, now: subject.now).values }
        )
    }

    /// The newest first, ended ones last.
    private var ordered: [Share] {
        subject.shares.sorted { ($1.isExpired ? 1 : 0, $0.created, $0.id) > ($0.isExpired ? 1 : 0, $1.created, $1.id) }
    }

    private var form: LinkFormValues {
        LinkFormValues(
            roles: ShareRole.allCases.map { role in
                LinkChoiceValues(
                    value: role.rawValue,
                    title: LinkRoleText.title(role),
                    text: LinkRoleText.text(role),
                    isFirst: role == .view
                )
            },
            lifetimes: Self.lifetimes,
            profiles: profiles,
            addresses: subject.addresses.map { address in
                LinkAddressValues(
                    value: address.url,
                    text: "\(address.url.dropTrailingSlash) (\(VisibleMarks.shown(address.interface)))"
                )
            },
            revision: String(subject.revision),
            labelLimit: String(ShareTerms.longestLabel),
            passwordLimit: String(ShareTerms.longestPassword),
            loopbackNote: Self.loopbackNote
        )
    }

    /// The default one is always there, first.
    private var profiles: [String] {
        [ViewState.defaultProfile] + subject.profiles.filter { $0 != ViewState.defaultProfile }
    }

    /// The first choice is what a link gets that says nothing (S16).
    private static let lifetimes = [
        ("1h", "in 1 hour"), ("1d", "in 1 day"), ("7d", "in 7 days"), ("30d", "in 30 days"), ("never", "never"),
    ]
    .map { LinkChoiceValues(value: $0, title: $1, text: "", isFirst: ShareLifetime($0) == .usual) }

    private static let loopbackNote =
        "Only this machine can open links now. To let others in, start with --host 0.0.0.0, "
        + "or put a proxy in front and name it with --trusted-host."
}

extension String {
    fileprivate var dropTrailingSlash: Substring { hasSuffix("/") ? dropLast() : self[...] }
}
