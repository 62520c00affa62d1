/// The public address of a server behind a proxy: scheme, host, port, and a prefix of every path.
///
/// Links, QR codes and messages begin with it, and its host is trusted.
public struct PublicURL: Hashable, Sendable {
    /// The host and the port, which is also set if the scheme implies it.
    let host: HostName
    /// The prefix of every path.
    let prefix: PathPrefix
    /// The root without a slash at the end: `https://example.com/tabs`.
    let root: String

    /// The address of the first page, with a slash at the end.
    public var text: String { "\(root)/" }

    /// A Boolean value that indicates whether the address is an origin, without a prefix of paths.
    public var isOrigin: Bool { prefix.path.isEmpty }

    /// Creates an address from text such as `https://example.com:8443/tabs`, with or without a slash at the end.
    ///
    /// Throws ``PublicURLError`` for anything else: parameters, a fragment, a user, encoded characters.
    public init(_ text: String) throws(PublicURLError) {
        guard let scheme = ["http", "https"].first(where: { text.lowercased().hasPrefix("\($0)://") }) else {
            throw .form
        }
        let rest = text.dropFirst(scheme.count + 3)
        let authority = rest.prefix { $0 != "/" }
        let origin = "\(scheme)://\(authority.lowercased())"
        guard let host = HostName(origin: origin), host.port != 0 else { throw .form }
        prefix = try PathPrefix(String(rest.dropFirst(authority.count)))
        self.host = host
        root = origin + prefix.path
    }
}

extension PublicURL {
    /// The names of this address in `Host`, as some proxies leave out the port.
    var hosts: [HostName] { [host, HostName(name: host.name)] }

    /// Returns a Boolean value that indicates whether a page's origin is that of this address.
    func isOrigin(_ origin: String) -> Bool {
        let isSecure = root.hasPrefix("https")
        return HostName(origin: origin) == host && origin.lowercased().hasPrefix("https://") == isSecure
    }
}

/// An error in the text of a public URL.
public enum PublicURLError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The text has another form.
    case form
    /// The prefix of paths begins like a path of the server.
    case reserved(String)

    /// A sentence that goes after the text, with the expected form.
    public var description: String {
        switch self {
        case .form:
            "is not a public URL. Expected http:// or https://, a host, and optionally a port and a path of letters, "
                + "digits, hyphens, dots, underscores and tildes, such as https://example.com/tabs."
        case .reserved(let folder):
            "conflicts with a path of the preview, because it begins with /\(folder). Choose another path."
        }
    }
}
