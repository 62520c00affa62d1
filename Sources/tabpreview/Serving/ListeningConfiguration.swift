import PreviewServer

/// The configuration of a listening server, from checked settings.
struct ListeningConfiguration {
    /// The configuration of the server; it has no image folder yet.
    let server: ServerConfiguration

    /// Creates a configuration and checks the address to listen on; an error is printed and becomes the exit code.
    init(_ settings: Settings, allowsRoot: Bool, requiresLink: Bool) throws {
        guard NetworkAddresses.isNumeric(settings.host) else {
            let host = TerminalText.escaped(settings.host)
            Streams.error("Can't listen on \"\(host)\". Expected localhost, or a numeric address such as 0.0.0.0.")
            throw ExitStatus.usage
        }
        if let refusal = RootProcess.refusal(host: settings.host, isAllowed: allowsRoot) {
            Streams.error(refusal)
            throw ExitStatus.usage
        }
        var configuration = ServerConfiguration()
        configuration.host = settings.host
        configuration.port = settings.port
        configuration.trustedHosts = settings.trustedHosts
        configuration.publicURL = try Self.publicURL(settings)
        configuration.trustedProxies = try Self.trustedProxies(settings)
        configuration.embedOrigins = try Self.embedOrigins(settings)
        // A client that connects through a proxy on this machine looks like a local one.
        configuration.requireLink = requiresLink || configuration.publicURL != nil
        configuration.reachableAddresses = Exposure.addresses
        configuration.restartCommand = RestartCommand.text()
        if let name = configuration.unusableTrustedHosts.first {
            Streams.error("\"\(TerminalText.escaped(name))\" is not a host name (server.trustedHosts).")
            throw ExitStatus.usage
        }
        server = configuration
    }

    private static func publicURL(_ settings: Settings) throws -> PublicURL? {
        guard let text = settings.publicURL else { return nil }
        do throws(PublicURLError) {
            return try PublicURL(text)
        } catch {
            Streams.error("\"\(TerminalText.escaped(text))\" \(error) (server.publicURL)")
            throw ExitStatus.usage
        }
    }

    private static func embedOrigins(_ settings: Settings) throws -> [PublicURL] {
        try settings.embedOrigins.map { text in
            guard let origin = try? PublicURL(text), origin.isOrigin else {
                Streams.error(
                    "\"\(TerminalText.escaped(text))\" is not an origin (server.embedOrigins). Expected http:// or "
                        + "https://, a host, and optionally a port, such as https://wiki.example.com."
                )
                throw ExitStatus.usage
            }
            return origin
        }
    }

    private static func trustedProxies(_ settings: Settings) throws -> TrustedProxies {
        TrustedProxies(
            try settings.trustedProxies.map { text in
                guard let range = AddressRange(text) else {
                    Streams.error(
                        "\"\(TerminalText.escaped(text))\" is not a valid address range (server.trustedProxies). "
                            + "Expected CIDR notation with no host bits set, such as 10.0.0.0/8, or one numeric "
                            + "address."
                    )
                    throw ExitStatus.usage
                }
                return range
            }
        )
    }
}
