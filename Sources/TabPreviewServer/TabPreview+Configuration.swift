import PreviewServer

extension TabPreview {
    /// The storage of a preview, and who may visit it.
    public struct Configuration: Sendable {
        /// The place of customizations, links, comments and the history.
        public var storage = Storage.memory
        /// Further names in `Host`, each `name` or `name:port`; without a port, any counts.
        ///
        /// Without them, only `localhost`, `127.0.0.1` and `[::1]` are accepted.
        public var trustedHosts: [String] = []
        /// A Boolean value that indicates whether a visitor of this machine needs ``TabPreview/ownerPath`` too.
        ///
        /// Set it behind a proxy on this machine, which makes all visitors look local, and where others share the
        /// machine.
        public var requiresLink = false
        /// The interval of the heartbeats of event streams, which also tell that a client has left.
        var heartbeat = Duration.seconds(5)

        /// Creates the default configuration.
        public init() {}
    }

    /// A place of customizations, links, comments and the history.
    public enum Storage: Hashable, Sendable {
        /// All data end with the preview.
        case memory
        /// A folder, which is created; `.tabpreview` beside a spec is that of `tabpreview serve`.
        case folder(String)
    }
}

extension TabPreview.Configuration {
    /// Returns the configuration of the server of a preview.
    func server(mountedAt prefix: PathPrefix) -> ServerConfiguration {
        var configuration = ServerConfiguration()
        configuration.mountPath = prefix
        configuration.trustedHosts = trustedHosts
        configuration.requireLink = requiresLink
        configuration.heartbeat = heartbeat
        configuration.restartCommand = nil
        return configuration
    }
}
