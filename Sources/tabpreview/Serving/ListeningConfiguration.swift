import PreviewServer

/// How a server listens, from settings that were checked.
struct ListeningConfiguration {
    /// For the server; it has no image folder yet.
    let server: ServerConfiguration

    /// Checks where the server is to listen; what is wrong is printed and becomes the exit code.
    init(_ settings: Settings, allowsRoot: Bool, requiresLink: Bool) throws {
        guard NetworkAddresses.isNumeric(settings.host) else {
            let host = TerminalText.escaped(settings.host)
            Streams.error("Can't listen on \"\(host)\". Expected localhost, or a numeric address such as 0.0.0.0.")
            throw ExitStatus.usage
        }
        if let refusal = Superuser.refusal(host: settings.host, isAllowed: allowsRoot) {
            Streams.error(refusal)
            throw ExitStatus.usage
        }
        var configuration = ServerConfiguration()
        configuration.host = settings.host
        configuration.port = settings.port
        configuration.trustedHosts = settings.trustedHosts
        configuration.requireLink = requiresLink
        configuration.reachableAddresses = Exposure.addresses
        configuration.restartCommand = RestartCommand.text()
        if let name = configuration.unusableTrustedHosts.first {
            Streams.error("\"\(TerminalText.escaped(name))\" is not a host name (server.trustedHosts).")
            throw ExitStatus.usage
        }
        server = configuration
    }
}
