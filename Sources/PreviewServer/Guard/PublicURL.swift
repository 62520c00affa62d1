/// The public address of a server behind a proxy: scheme, host, port, and a prefix of every path.
///
/// Links, QR codes and messages begin with it, and its host is trusted.
public struct PublicURL: Hashable, Sendable {
    /// The host and the port, which is also set if the scheme implies it.
    let host: HostName
    /// The prefix of every path: empty, or `/tabs`, without a slash at the end.
    let path: String
    /// The root without a slash at the end: `https://example.com/tabs`.
    let root: String

    /// The address of the first page, with a slash at the end.
    public var text: String { "\(root)/" }

    /// A Boolean value that indicates whether the address is an origin, without a prefix of paths.
    public var isOrigin: Bool { path.isEmpty }

    /// Creates an address from text such as `https://example.com:8443/tabs`, with or without a slash at the end.
    ///
    /// Throws ``PublicURLError`` for anything else: parameters, a fragment, a user, encoded characters.
    public init(_ text: String) throws(PublicURLError) {
        let text = text.hasSuffix("/") ? String(text.dropLast()) : text
        guard let scheme = ["http", "https"].first(where: { text.lowercased().hasPrefix("\($0)://") }) else {
            throw .form
        }
        let rest = text.dropFirst(scheme.count + 3)
        let authority = rest.prefix { $0 != "/" }
        let origin = "\(scheme)://\(authority.lowercased())"
        guard let host = HostName(origin: origin), host.port != 0 else { throw .form }
        let folders = rest.dropFirst(authority.count).split(separator: "/", omittingEmptySubsequences: false)
            .dropFirst()
        guard folders.allSatisfy(Self.isPlain) else { throw .form }
        if let first = folders.first, Self.taken.contains(String(first)) { throw .taken(String(first)) }
        path = folders.map { "/\($0)" }.joined()
        self.host = host
        root = origin + path
    }

    private static func isPlain(_ folder: Substring) -> Bool {
        !folder.isEmpty && folder != "." && folder != ".."
            && folder.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
                default: "-._~".utf8.contains(byte)
                }
            }
    }

    /// The beginnings of the server's own paths: a prefix of that name could be mistaken for one.
    private static let taken = Set(Route.all.map { String($0.path.text.prefix { $0 != "/" }) } + ["p", "s"])
}

extension PublicURL {
    /// Returns a target without the prefix of every path.
    ///
    /// A target without the prefix stays, as some proxies remove it.
    func removed(from target: String) -> String {
        let start = SecretRedactor.pathStart(target)
        guard !path.isEmpty, target[start...].hasPrefix("\(path)/") else { return target }
        return String(target[..<start]) + target[start...].dropFirst(path.count)
    }

    /// Returns the relative completion of a path that lacks only the slash at its end; nil for any other path.
    func completion(of segments: [String]) -> String? {
        guard let last = segments.last, segments.map({ "/\($0)" }).joined() == path else { return nil }
        return "\(last)/"
    }

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
    case taken(String)

    /// A sentence that goes after the text, with the expected form.
    public var description: String {
        switch self {
        case .form:
            "is not a public URL. Expected http:// or https://, a host, and optionally a port and a path of letters, "
                + "digits, hyphens, dots, underscores and tildes, such as https://example.com/tabs."
        case .taken(let folder):
            "conflicts with a path of the preview, because it begins with /\(folder). Choose another path."
        }
    }
}
