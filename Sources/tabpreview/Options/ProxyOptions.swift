import ArgumentParser
import Configuration

/// The options for a server behind a proxy, and in pages of other sites.
struct ProxyOptions: ParsableArguments {
    @Option(
        name: .customLong("public-url"),
        help: ArgumentHelp(
            """
            The URL by which people reach the server, if it is behind a proxy: with the path in front of all others, \
            if there is one. Then this machine needs the owner link too.
            """,
            valueName: "url"
        )
    )
    var publicURL: String?
    @Option(
        name: .long,
        help: ArgumentHelp(
            "A proxy that is believed about where visitors come from: an address or a range (repeatable).",
            valueName: "cidr"
        )
    )
    var trustedProxy: [String] = []
    @Option(
        name: .long,
        help: ArgumentHelp(
            "An origin whose pages may show a link's preview in a frame, such as https://wiki.example.com (repeatable).",
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
