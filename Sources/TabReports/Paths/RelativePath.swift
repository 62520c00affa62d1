/// Paths as reports name them.
enum RelativePath {
    /// The path without `./` in front, as services that know the repository's files expect it.
    static func plain(_ path: String) -> String {
        var rest = path[...]
        while rest.hasPrefix("./"), rest.count > 2 {
            rest = rest.dropFirst(2).drop { $0 == "/" }
        }
        return rest.isEmpty ? path : String(rest)
    }

    /// A URI reference: relative for a relative path, `file:///…` for one from the root.
    static func uri(_ path: String) -> String {
        let encoded = PercentEncoding.path(plain(path))
        guard path.hasPrefix("/") else { return encoded }
        return "file:///" + encoded.drop { $0 == "/" }
    }
}
