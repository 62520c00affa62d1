/// The scheme and host that a visitor's page was opened with, to make further addresses of.
struct VisitedAddress: Hashable, Sendable {
    /// `https://preview.example:8443`, without a path.
    let root: String

    /// Takes what the page's origin says, which knows of TLS in front of us; else the host, over HTTP.
    ///
    /// Both have passed the gate: the host is one of ours and the origin names the same place.
    init(host: HostName, origin: String?) {
        let isSecure = origin?.lowercased().hasPrefix("https://") ?? false
        let named = origin.flatMap { HostName(origin: $0) } ?? HostName(name: host.name, port: host.port ?? 80)
        let scheme = isSecure ? "https" : "http"
        let name = named.name.contains(":") ? "[\(named.name)]" : named.name
        let isUsual = named.port == (isSecure ? 443 : 80)
        root = "\(scheme)://\(name)" + (isUsual ? "" : named.port.map { ":\($0)" } ?? "")
    }
}
