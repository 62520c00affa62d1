/// A prefix of every path of a server: that of its public URL, or the path at which another program mounts it.
public struct PathPrefix: Hashable, Sendable {
    /// The prefix: empty, or `/tabs`, without a slash at the end.
    public let path: String

    /// The empty prefix of a server at the root.
    static let none = Self()

    private init() { path = "" }

    /// Creates a prefix from text such as `/design/tabs`, with or without a slash at the end.
    ///
    /// Throws ``PublicURLError`` for anything else: encoded characters, dot segments, the name of one of the server's
    /// own paths.
    public init(_ text: String) throws(PublicURLError) {
        let text = text.hasSuffix("/") ? String(text.dropLast()) : text
        guard text.isEmpty || text.hasPrefix("/") else { throw .form }
        let folders = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        guard folders.allSatisfy(Self.isPlain) else { throw .form }
        if let first = folders.first, Self.reserved.contains(String(first)) { throw .reserved(String(first)) }
        path = text
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
    private static let reserved = Set(Route.all.map { String($0.path.text.prefix { $0 != "/" }) } + ["p", "s"])
}

extension PathPrefix {
    /// Returns a target without the prefix.
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
}
