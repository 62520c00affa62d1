@testable import PreviewServer

/// One address for each path of the table of routes, so that tests reach all of them, and new ones too (S2, S9).
struct RouteSample: Sendable, CustomStringConvertible {
    /// The path with a value in place of each parameter.
    let path: String
    let match: RouteTable.Match

    static let all = samples(of: RouteTable.all)

    /// Values that look like those of the server; any other parameter is `x`.
    private static let values = [
        "images/HASH.EXT": ["0.png"], "assets/HASH/NAME": ["0", "app.js"], "profiles/NAME": ["default"],
        "history/N": ["1"], "history/N/restore": ["1"],
    ]

    static func samples(of table: RouteTable) -> [Self] {
        let paths = Set(table.routes.map(\.path)).sorted { $0.text < $1.text }
        return paths.compactMap { pattern in
            let path = pattern.path(values[pattern.text] ?? [])
            let segments = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            return table.match(segments[...]).map { Self(path: path, match: $0) }
        }
    }

    var description: String { "/" + path }
    var methods: [RequestMethod] { match.routes.map(\.method) }
    var allow: String { match.allow }
    var isPage: Bool { match.isPage }
    /// A Boolean value that indicates whether everyone may have it.
    var isOpen: Bool { match.isOpen }
}
