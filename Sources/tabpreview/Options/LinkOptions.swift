import PreviewCore
import ArgumentParser
import TabModel

/// The terms of a new link.
struct LinkTermOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            The permissions of the link: view, comment, customize or edit. edit allows editing the spec, and \
            customizing in the shared profile (default: view).
            """
        ),
        completion: .list(ShareRole.allCases.map(\.rawValue)),
        transform: choice
    )
    var role: ShareRole = .view

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The time until it expires: a number followed by s, m, h or d, or never (default: 7d).",
            valueName: "time"
        ),
        transform: LinkTermOptions.lifetime
    )
    var expires: ShareLifetime = .usual

    @Flag(name: .long, help: "Always show the current tab view and customization, even after changes.")
    var pinned = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The profile that it shows (default: a new profile with --role customize, otherwise default).",
            valueName: "name"
        )
    )
    var profile: String?

    @Option(name: .long, help: ArgumentHelp("A label for the list of links.", valueName: "text"))
    var label: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            Pass - to read the link's password from the first line of standard input; in a terminal, your input is \
            hidden. On the command line, the password would be visible to everyone on this machine (in ps) and remain \
            in the shell's history.
            """,
            valueName: "-"
        )
    )
    var password: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "A password on the command line, for machines where no one else can see it.",
            valueName: "text"
        )
    )
    var insecurePassword: String?

    func validate() throws {
        if let password, password != "-" {
            throw ValidationError(
                "--password only accepts -, because passwords on the command line are visible in ps and remain in the "
                    + "shell's history. Type the password, pipe it in, or use --insecure-password."
            )
        }
        if password != nil, insecurePassword != nil {
            throw ValidationError("Use either --password or --insecure-password, not both.")
        }
        if pinned, role == .edit {
            throw ValidationError("--pinned requires --role view, comment or customize.")
        }
        if let profile { try ProfileOption.validate(profile) }
    }

    /// Returns the terms; prompts for the password where one is requested.
    func read() throws -> ShareTerms {
        ShareTerms(
            role: role,
            lifetime: expires,
            isPinned: pinned,
            profile: profile,
            label: label,
            password: try password == nil ? insecurePassword : HiddenLine.read(prompt: "Password of the link: ")
        )
    }

    static func lifetime(_ text: String) throws -> ShareLifetime {
        guard let lifetime = ShareLifetime(text) else {
            throw ValidationError(
                "Expected \(ShareLifetime.syntax)."
            )
        }
        return lifetime
    }
}

/// The target of a link, and the format of its output.
struct LinkPlaceOptions: ParsableArguments {
    /// The maximum length of a view in bytes, which is the server's limit.
    private static let viewLimit = 2000

    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            The view to open, as in the page's URL: platform=iPad&select=home; for Swift source with several tab \
            views, also the name of one (repeatable).
            """,
            valueName: "query"
        ),
        transform: LinkView.init
    )
    var view: [LinkView] = []

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The preview's address for the link: an interface such as en0, a numeric address, or a URL.",
            valueName: "address"
        )
    )
    var address: String?

    @Flag(name: .long, help: "Also print its QR code to standard error.")
    var qr = false

    @OptionGroup var result: ResultFormat

    func validate() throws {
        guard let query else { return }
        guard query.utf8.allSatisfy(Self.isOfQuery), query.utf8.count <= Self.viewLimit else {
            throw ValidationError(
                "\"\(TerminalText.escaped(String(query.prefix(48))))\" is not a valid query. "
                    + "Expected parameters such as platform=iPad&select=home, at most \(Self.viewLimit) bytes."
            )
        }
        let problems = ViewQuery(query).problems
        guard problems.isEmpty else { throw ValidationError("--view: " + problems.joined(separator: " ")) }
    }

    /// The target of the link.
    var place: LinkTarget {
        LinkTarget(address: address, view: query.flatMap { $0.isEmpty ? nil : $0 })
    }

    /// Returns the warnings about the entry that the view selects; none where the spec isn't known.
    func warnings(for spec: TabSpec?) -> [String] {
        guard let spec, let id = query.flatMap({ ViewQuery($0).select }) else { return [] }
        return EnvironmentOptions.unknown([id], givenBy: "--view: select", in: spec)
    }

    /// The name of a tab view of Swift source.
    var tabView: String? { view.lazy.compactMap { if case .tabView(let name) = $0 { name } else { nil } }.last }

    private var query: String? { view.lazy.compactMap { if case .query(let query) = $0 { query } else { nil } }.last }

    /// Returns a Boolean value that indicates whether a byte can be in a query (RFC 3986, 3.4).
    private static func isOfQuery(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "%-._~!$&'()*+,;=:@/?".utf8.contains(byte)
        }
    }
}

/// A value of `--view` for a link: a query of the page, or a tab view of Swift source, whose name has a dot.
enum LinkView {
    /// A query without its question mark.
    case query(String)
    case tabView(String)

    /// Creates a view from a word.
    init(_ text: String) {
        let isName = text.contains(".") && !text.contains("=")
        self = isName ? .tabView(text) : .query(text.hasPrefix("?") ? String(text.dropFirst()) : text)
    }
}
