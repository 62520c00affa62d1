public import PreviewCore

/// The page of links: a form for a new one, and the existing ones.
struct LinksPageValues: TemplateValue {
    var icon: String
    /// The style sheet for the dialog of the preview page.
    var style: String
    /// The style sheet for the separate page.
    var pageStyle: String
    var script: String
    var emptyIcon: String
    var form: LinkFormValues
    /// The command that gives others access, if only this machine reaches the server.
    var restart: String?
    var hasLinks: Bool
    var links: [LinkRowValues]
}

/// The form that creates a link.
struct LinkFormValues: TemplateValue {
    var roles: [LinkChoiceValues]
    var lifetimes: [LinkChoiceValues]
    var profiles: [String]
    var addresses: [LinkAddressValues]
    var revision: String
    /// The length limit of a label, in characters.
    var labelLimit: String
    /// The length limit of a password, in bytes.
    var passwordLimit: String
    var loopbackNote: String
}

/// A choice of a form.
struct LinkChoiceValues: TemplateValue {
    var value: String
    var title: String
    var text: String
    /// A Boolean value that indicates whether the choice is the initial one.
    var isFirst: Bool
}

/// A URL that a link can have.
struct LinkAddressValues: TemplateValue {
    var value: String
    var text: String
}

/// The subject of the page of links.
public struct LinksSubject: Sendable {
    /// The links, in the order in which they are shown.
    public var shares: [Share]
    /// The profiles that a link can be given.
    var profiles: [String]
    /// The number of the revision to which a new link would be pinned.
    var revision: Int
    /// The URLs at which others on the network reach the server.
    ///
    /// It is empty if the server listens only to this machine.
    public var addresses: [ReachableAddress]
    /// The command that starts the server so that others can reach it; nil where another program has the server.
    var restart: String?
    /// The moment that times are relative to, in seconds since 1970.
    var now: Double

    /// Creates a subject.
    public init(
        shares: [Share],
        profiles: [String] = [],
        revision: Int,
        addresses: [ReachableAddress] = [],
        restart: String?,
        now: Double
    ) {
        self.shares = shares
        self.profiles = profiles
        self.revision = revision
        self.addresses = addresses
        self.restart = restart
        self.now = now
    }
}

/// A URL at which others on the network reach the server.
public struct ReachableAddress: Hashable, Sendable {
    /// The network interface's name, such as `en0`.
    public let interface: String
    /// The scheme, host and port with a slash: `http://192.168.1.5:8080/`.
    public let url: String

    /// Creates a URL.
    public init(interface: String, url: String) {
        self.interface = interface
        self.url = url
    }
}

/// A builder of the values of the page of links.
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

    /// The links, the newest first and expired ones last.
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
            loopbackNote: loopbackNote
        )
    }

    /// The names of the profiles; the default one is always first.
    private var profiles: [String] {
        [ViewState.defaultProfile] + subject.profiles.filter { $0 != ViewState.defaultProfile }
    }

    /// The choices of a lifetime; the initial one is that of a link without a lifetime in its request (S16).
    private static let lifetimes = [
        ("1h", "in 1 hour"), ("1d", "in 1 day"), ("7d", "in 7 days"), ("30d", "in 30 days"), ("never", "never"),
    ]
    .map { LinkChoiceValues(value: $0, title: $1, text: "", isFirst: ShareLifetime($0) == .usual) }

    private var loopbackNote: String {
        let way =
            subject.restart == nil
            ? "the program that shows this preview must listen on the network, and allow the name of this machine"
            : "start with --host 0.0.0.0, or use a proxy and set its URL with --public-url"
        return "Only this machine can open links. To let others open them, \(way)."
    }
}

extension String {
    fileprivate var dropTrailingSlash: Substring { hasSuffix("/") ? dropLast() : self[...] }
}
