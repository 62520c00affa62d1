import PreviewCore

/// One row of the table of routes: a path by one method, and all its properties.
struct Route: Sendable {
    let path: PathPattern
    let method: RequestMethod
    /// The least right that it requires (S16).
    let right: Right
    var kind = Kind.data
    /// The cost of its response: no work that keeps a processor busy is done outside the queues (S42).
    let cost: Cost
    let handler: Handler

    /// The kind of a route's resource.
    enum Kind: Sendable {
        /// Data, or a part of a page.
        case data
        /// A whole page, which users may open from anywhere by a link.
        case page
        /// The preview page, in any view: a link's views are counted, and it is rendered before it is requested again.
        case preview
    }

    /// The cost of a response, by which it waits for its turn or is made at once; see ``WorkQueues``.
    enum Cost: Hashable, Sendable, CaseIterable {
        /// A lookup in memory, or in the store: it doesn't grow with the spec.
        case lookup
        /// An action on the spec, or its unchanged text: some milliseconds, unless the spec is large.
        case operation
        /// A spec is read, resolved or drawn.
        case page
        /// A whole file is made: of many views, of all texts, or of the sent body.
        case file
    }

    /// The handler of a request: reading has no body, and nothing writes without a rule for one.
    enum Handler: Sendable {
        /// A function whose response is cached for all visitors with the same data.
        case cached(CacheScope, @Sendable (ViewRequest) async throws -> RevisionResponse)
        /// A function that responds to each request.
        case read(Function)
        /// A function that returns the source of a picture: its document is made in a turn, and drawn by a browser
        /// then.
        case picture(@Sendable (ViewRequest) async throws -> PictureSource)
        /// A function that takes a body.
        case write(BodyRule, Function)
        /// A function that responds to requests about the list of previews, at the root of a server that has several.
        case list(@Sendable (ListRequest) async throws -> RouteResponse)
        /// A function that changes the list, by a JSON body up to the given number of bytes.
        case changeList(limit: Int, @Sendable (ListRequest) async throws -> RouteResponse)
    }

    typealias Function = @Sendable (RouteRequest) async throws -> RouteResponse

    /// The sharing of a cached response, always of the same query and assets.
    enum CacheScope: Sendable {
        /// All visitors, for all revisions and queries.
        case all
        /// Visitors with the same pin who may read the same data.
        case pin
        /// Visitors with the same pin and profile who may read the same data.
        case profile
        /// Visitors with the same pin, profile and rights.
        case rights
    }
}

extension Route {
    /// The pattern of its path below its preview or the list, in the form of logs and metrics: `/publications/NAME`.
    var shownPath: String { "/\(path.text)" }
}

// MARK: - Rows

extension Route {
    static func cached(
        _ path: PathPattern,
        _ right: Right,
        _ cost: Cost,
        for sharing: CacheScope,
        _ kind: Kind = .data,
        _ make: @escaping @Sendable (ViewRequest) async throws -> RevisionResponse
    ) -> Self {
        Self(path: path, method: .get, right: right, kind: kind, cost: cost, handler: .cached(sharing, make))
    }

    static func read(_ path: PathPattern, _ right: Right, _ cost: Cost, _ read: @escaping Function) -> Self {
        Self(path: path, method: .get, right: right, cost: cost, handler: .read(read))
    }

    static func picture(
        _ path: PathPattern,
        _ right: Right,
        _ cost: Cost,
        _ make: @escaping @Sendable (ViewRequest) async throws -> PictureSource
    ) -> Self {
        Self(path: path, method: .get, right: right, cost: cost, handler: .picture(make))
    }

    static func list(
        _ path: PathPattern,
        _ right: Right,
        _ cost: Cost,
        _ kind: Kind = .data,
        _ make: @escaping @Sendable (ListRequest) async throws -> RouteResponse
    ) -> Self {
        Self(path: path, method: .get, right: right, kind: kind, cost: cost, handler: .list(make))
    }

    static func changeList(
        _ method: RequestMethod,
        _ path: PathPattern,
        _ cost: Cost,
        limit: Int = 64 << 10,
        _ change: @escaping @Sendable (ListRequest) async throws -> RouteResponse
    ) -> Self {
        Self(
            path: path,
            method: method,
            right: .publish,
            cost: cost,
            handler: .changeList(limit: limit, change)
        )
    }

    /// A Boolean value that indicates whether the route belongs to the list of previews, not to one of them.
    var isOfList: Bool {
        switch handler {
        case .list, .changeList: true
        case .cached, .read, .picture, .write: false
        }
    }

    static func write(
        _ method: RequestMethod,
        _ path: PathPattern,
        _ right: Right,
        _ cost: Cost,
        _ body: BodyRule = .json(),
        _ write: @escaping Function
    ) -> Self {
        Self(path: path, method: method, right: right, cost: cost, handler: .write(body, write))
    }
}

/// The methods of the routes; `HEAD` wherever there is `GET`.
enum RequestMethod: String, CaseIterable, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case delete = "DELETE"
}

/// The table of routes, which has all facts about addresses, for the gate too.
struct RouteTable: Sendable {
    /// The routes of one path.
    struct Match: Sendable {
        /// The routes, one for each method; at least one.
        let routes: [Route]
        /// The values of the path's parameters.
        let values: [String]

        /// Accesses the route of a method; `HEAD` has that of `GET`.
        subscript(method: RequestMethod) -> Route? {
            let routed = method == .head ? .get : method
            return routes.first { $0.method == routed }
        }

        /// The value of the `Allow` field of a 405.
        var allow: String {
            routes.flatMap { $0.method == .get ? ["GET", "HEAD"] : [$0.method.rawValue] }.joined(separator: ", ")
        }

        /// A Boolean value that indicates whether the path is a whole page, which users may open from anywhere by a
        /// link.
        var isPage: Bool { routes.contains { $0.kind != .data } }

        /// A Boolean value that indicates whether all visitors may request it, even without a link.
        var isOpen: Bool { routes.contains { $0.right == .nothing } }
    }

    /// Every route of a preview.
    static let all = RouteTable(Route.all.filter { !$0.isOfList })
    /// Every route of the list of previews.
    static let list = RouteTable(Route.all.filter(\.isOfList))

    /// The routes of the table.
    let routes: [Route]
    /// The routes of each pattern, by the first word of their paths.
    private let folders: [String: [[Route]]]

    init(_ routes: [Route]) {
        self.routes = routes
        let paths = Dictionary(grouping: routes, by: \.path).values
        folders = Dictionary(grouping: paths) { $0[0].path.text.prefix { $0 != "/" }.description }
    }

    /// Returns the routes of a path, given as its parts; nil for an unknown path.
    func match(_ segments: ArraySlice<String>) -> Match? {
        for routes in segments.first.flatMap({ folders[$0] }) ?? [] {
            if let values = routes[0].path.values(in: segments) { return Match(routes: routes, values: values) }
        }
        return nil
    }
}
