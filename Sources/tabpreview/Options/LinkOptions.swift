import PreviewLinks
import ArgumentParser
import PreviewCore

/// What a new link shall be.
struct LinkTermOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            What its holders may do: view, customize, or edit, which is like customize on the profile that everybody \
            shares, and may change the spec itself (default: view).
            """
        ),
        completion: .list(ShareRole.allCases.map(\.rawValue)),
        transform: choice
    )
    var role: ShareRole = .view

    @Option(
        name: .long,
        help: ArgumentHelp(
            "How long it lives: a number and s, m, h or d, or never (default: 7d).",
            valueName: "time"
        ),
        transform: LinkTermOptions.lifetime
    )
    var expires: ShareLifetime = .usual

    @Flag(name: .long, help: "Keep showing the spec and the customization of this moment.")
    var pinned = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Whose customization it shows (default: an own new profile with --role customize, else default).",
            valueName: "name"
        )
    )
    var profile: String?

    @Option(name: .long, help: ArgumentHelp("What you call it in the list.", valueName: "text"))
    var label: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            - asks for a password that opens it: the first line of standard input, typed unseen in a terminal. A \
            password on the command line would show in ps to everybody at this machine, and stay in the shell's history.
            """,
            valueName: "-"
        )
    )
    var password: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "A password on the command line all the same, where nobody else can see it.",
            valueName: "text"
        )
    )
    var insecurePassword: String?

    func validate() throws {
        if let password, password != "-" {
            throw ValidationError(
                "--password takes - and nothing else: what stands on the command line shows in ps and stays in the "
                    + "shell's history. Type the password or pipe it in, or insist with --insecure-password."
            )
        }
        if password != nil, insecurePassword != nil {
            throw ValidationError("A link has one password: give --password or --insecure-password.")
        }
        if pinned, role == .edit {
            throw ValidationError("What is pinned stays as it is: --pinned goes with --role view or customize.")
        }
        if let profile { try ProfileOption.validate(profile) }
    }

    /// The terms; asks for the password where one is wanted.
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

    private static func lifetime(_ text: String) throws -> ShareLifetime {
        guard let lifetime = ShareLifetime(text) else {
            throw ValidationError("\"\(TerminalText.escaped(text))\" is no lifetime. Expected \(ShareLifetime.syntax).")
        }
        return lifetime
    }
}

/// Where a link leads, and how it is told.
struct LinkPlaceOptions: ParsableArguments {
    /// The most bytes that a view can have: the server's limit.
    private static let viewLimit = 2000

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The view it opens with, as in the page's address: platform=iPad&select=home.",
            valueName: "query"
        )
    )
    var view: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Which of the preview's addresses it has: an interface such as en0, a numeric address, or a URL.",
            valueName: "address"
        )
    )
    var address: String?

    @Flag(name: .long, help: "Show its QR code too, on standard error.")
    var qr = false

    @OptionGroup var result: ResultFormat

    func validate() throws {
        guard let query else { return }
        guard query.utf8.allSatisfy(Self.isOfQuery), query.utf8.count <= Self.viewLimit else {
            throw ValidationError(
                "\"\(TerminalText.escaped(String(query.prefix(48))))\" can't stand behind an address's question mark. "
                    + "Expected parameters such as platform=iPad&select=home, at most \(Self.viewLimit) bytes."
            )
        }
        let problems = ViewQuery(query).problems
        guard problems.isEmpty else { throw ValidationError("--view: " + problems.joined(separator: " ")) }
    }

    /// Where the link shall lead.
    var place: LinkPlace {
        LinkPlace(address: address, view: query.flatMap { $0.isEmpty ? nil : $0 })
    }

    private var query: String? { view.map { $0.hasPrefix("?") ? String($0.dropFirst()) : $0 } }

    /// Whether a byte may stand in a query (RFC 3986, 3.4).
    private static func isOfQuery(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "%-._~!$&'()*+,;=:@/?".utf8.contains(byte)
        }
    }
}

/// Where links are kept.
struct LinkStoreOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("Where customizations, links and the history are kept.", valueName: "folder"),
        completion: .directory
    )
    var store: String?
}
