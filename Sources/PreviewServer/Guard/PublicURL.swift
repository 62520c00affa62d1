/// The address by which people reach a server that stands behind a proxy: scheme, host, port, and what is in front of
/// every path.
///
/// Links, QR codes and messages begin with it, and its host is trusted.
public struct PublicURL: Hashable, Sendable {
    /// Host and port, the latter also where the scheme implies it.
    let host: HostName
    /// What is in front of every path: empty, or `/tabs`, without a slash at the end.
    let path: String
    /// Everything up to that, without a slash at the end: `https://example.com/tabs`.
    let root: String

    /// The address of the first page, with a slash at the end.
    public var text: String { "\(root)/" }

    /// A Boolean value that indicates whether it is an origin: nothing is in front of paths.
    public var isOrigin: Bool { path.isEmpty }

    /// Reads `https://example.com:8443/tabs`, with or without a slash at the end.
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

    /// What paths of the server itself begin with: a folder of that name in front could be mistaken for one.
    private static let taken = Set(Route.all.map { String($0.path.text.prefix { $0 != "/" }) } + ["p", "s"])
}

extension PublicURL {
    /// A target without what is in front of every path; one that has nothing in front stays, as some proxies remove it.
    func removed(from target: String) -> String {
        let start = SecretText.pathStart(target)
        guard !path.isEmpty, target[start...].hasPrefix("\(path)/") else { return target }
        return String(target[..<start]) + target[start...].dropFirst(path.count)
    }

    /// What completes a path that lacks only the slash behind it, relative to that; nil for any other path.
    func completion(of segments: [String]) -> String? {
        guard let last = segments.last, segments.map({ "/\($0)" }).joined() == path else { return nil }
        return "\(last)/"
    }

    /// How `Host` may name this address: some proxies leave out the port.
    var hosts: [HostName] { [host, HostName(name: host.name)] }

    /// Returns a Boolean value that indicates whether a page's origin is this address's.
    func isOrigin(_ origin: String) -> Bool {
        let isSecure = root.hasPrefix("https")
        return HostName(origin: origin) == host && origin.lowercased().hasPrefix("https://") == isSecure
    }
}

/// Why a text is no public URL.
public enum PublicURLError: Error, Hashable, Sendable, CustomStringConvertible {
    /// It has another form.
    case form
    /// What is in front of paths begins like a path of the server.
    case taken(String)

    /// A sentence that goes after the text, with what was expected.
    public var description: String {
        switch self {
        case .form:
            "is not a public URL. Expected http:// or https://, a host, and optionally a port and a path of letters, "
                + "digits, hyphens, dots, underscores and tildes, such as https://example.com/tabs."
        case .taken(let folder):
            "can't be told from a path of the preview itself, as it begins with /\(folder). Choose another path."
        }
    }
}
