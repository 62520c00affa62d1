/// Finds the rows of a path: all that is known of addresses, to the guard too, is in them.
struct RouteTable: Sendable {
    /// What stands at a path.
    struct Match: Sendable {
        /// Its rows, one for each method; at least one.
        let routes: [Route]
        /// The values of the path's parameters.
        let values: [String]

        /// The row that answers a method; `HEAD` is answered as `GET`.
        subscript(method: RequestMethod) -> Route? {
            let answered = method == .head ? .get : method
            return routes.first { $0.method == answered }
        }

        /// What the `Allow` field of a 405 says.
        var allow: String {
            routes.flatMap { $0.method == .get ? ["GET", "HEAD"] : [$0.method.rawValue] }.joined(separator: ", ")
        }

        /// Whether it is a whole page, which people may come to from anywhere by a link.
        var isPage: Bool { routes.contains { $0.kind != .data } }

        /// Whether everybody may ask for it, without a link too.
        var isOpen: Bool { routes.contains { $0.right == .nothing } }
    }

    /// Every route of the server.
    static let all = RouteTable(Route.all)

    /// The rows.
    let routes: [Route]
    /// The rows of each pattern, by the first word of their paths.
    private let folders: [String: [[Route]]]

    init(_ routes: [Route]) {
        self.routes = routes
        let paths = Dictionary(grouping: routes, by: \.path).values
        folders = Dictionary(grouping: paths) { $0[0].path.text.prefix { $0 != "/" }.description }
    }

    /// What stands at the parts of a path; nil where nothing does.
    func match(_ segments: ArraySlice<String>) -> Match? {
        for routes in segments.first.flatMap({ folders[$0] }) ?? [] {
            if let values = routes[0].path.values(in: segments) { return Match(routes: routes, values: values) }
        }
        return nil
    }
}
