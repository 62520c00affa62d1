import ArgumentParser
import Configuration

/// The options for a server behind a proxy, and in pages of other sites.
struct ProxyOptions: ParsableArguments {
    @Option(
        name: .customLong("public-url"),
        help: ArgumentHelp(
            """
            The public URL of the server behind a proxy, including its path prefix if it has one. Requests from this \
            machine then also need the owner link.
            """,
            valueName: "url"
        )
    )
    var publicURL: String?
    @Option(
        name: .long,
        help: ArgumentHelp(
            "A proxy that the server trusts for the addresses of visitors: an address or a range (repeatable).",
            valueName: "cidr"
        )
    )
    var trustedProxy: [String] = []
    @Option(
        name: .long,
        help: ArgumentHelp(
            """
            An origin whose pages may show a link's preview in a frame, such as https://wiki.example.com \
            (repeatable).
            """,
            valueName: "origin"
        )
    )
    var embedOrigin: [String] = []

    /// The settings that these options set.
    var commandLine: [Setting: ConfigContent] {
        var values: [Setting: ConfigContent] = [:]
        if let publicURL { values[.publicURL] = .string(publicURL) }
        if !trustedProxy.isEmpty { values[.trustedProxies] = .stringArray(trustedProxy) }
        if !embedOrigin.isEmpty { values[.embedOrigins] = .stringArray(embedOrigin) }
        return values
    }
}
