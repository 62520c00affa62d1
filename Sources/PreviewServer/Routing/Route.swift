/// One row of the table of routes: a path by one method, and all that the server knows of it.
struct Route: Sendable {
    let path: PathPattern
    let method: RequestMethod
    /// The least right that it asks for (S16).
    let right: Right
    var kind = Kind.data
    /// What answering takes: nothing that keeps a processor is done outside the queues (S42).
    let cost: Cost
    let handler: Handler

    /// What is found there.
    enum Kind: Sendable {
        /// Data, or a part of a page.
        case data
        /// A whole page, which people may come to from anywhere by a link.
        case page
        /// The preview page, in whichever view: a link's views are counted, and it is drawn before it is asked for again.
        case preview
    }

    /// What answering takes, by which it waits for its turn or is done at once; see ``WorkQueues``.
    enum Cost: Hashable, Sendable, CaseIterable {
        /// A look at what is in memory, or in the store: it doesn't grow with the spec.
        case lookup
        /// An act on the spec, or its text as it is: some milliseconds, unless the spec is large.
        case operation
        /// A spec is read, resolved or drawn.
        case page
        /// A whole file is made: of many views, of all texts, or of whatever is sent.
        case file
    }

    /// How it is answered: what reads has no body, and nothing writes without a rule for one.
    enum Handler: Sendable {
        /// The answer is kept for everybody who sees the same.
        case kept(KeptFor, @Sendable (ViewRequest) async throws -> MadeAnswer)
        /// The answer is made for each request.
        case read(Function)
        /// The answer is a picture: its document is made in a turn, and drawn by a browser then.
        case picture(@Sendable (ViewRequest) async throws -> PictureSource)
        /// Takes a body.
        case write(BodyRule, Function)
        /// The answer is about the list of previews, at the root of a server that has several.
        case list(@Sendable (ListRequest) async throws -> Answer)
        /// Changes the list, by a body of JSON of so many bytes.
        case changeList(limit: Int, @Sendable (ListRequest) async throws -> Answer)
    }

    typealias Function = @Sendable (RouteRequest) async throws -> Answer

    /// Who shares a kept answer, always of the same query and assets.
    enum KeptFor: Sendable {
        /// Everyone, for all revisions and queries.
        case all
        /// Those with the same pin who may read the same.
        case pin
        /// Those with the same pin and profile who may read the same.
        case profile
        /// Those with the same pin, profile and rights.
        case rights
    }
}

extension Route {
    /// The pattern of its path below its preview or the list, as logs and metrics have it: `/publications/NAME`.
    var shownPath: String { "/\(path.text)" }
}

// MARK: - Rows

extension Route {
    static func kept(
        _ path: PathPattern,
        _ right: Right,
        _ cost: Cost,
        for sharing: KeptFor,
        _ kind: Kind = .data,
        _ make: @escaping @Sendable (ViewRequest) async throws -> MadeAnswer
    ) -> Self {
        Self(path: path, method: .get, right: right, kind: kind, cost: cost, handler: .kept(sharing, make))
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
        _ make: @escaping @Sendable (ListRequest) async throws -> Answer
    ) -> Self {
        Self(path: path, method: .get, right: right, kind: kind, cost: cost, handler: .list(make))
    }

    static func changeList(
        _ method: RequestMethod,
        _ path: PathPattern,
        _ cost: Cost,
        limit: Int = 64 << 10,
        _ change: @escaping @Sendable (ListRequest) async throws -> Answer
    ) -> Self {
        Self(
            path: path,
            method: method,
            right: .publish,
            cost: cost,
            handler: .changeList(limit: limit, change)
        )
    }

    /// A Boolean value that indicates whether it is about the list of previews, not about one of them.
    var isOfList: Bool {
        switch handler {
        case .list, .changeList: true
        case .kept, .read, .picture, .write: false
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

/// The methods that some route answers; `HEAD` wherever there is `GET`.
enum RequestMethod: String, CaseIterable, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case delete = "DELETE"
}

/// Finds the rows of a path: all that is known of addresses, to the guard too, is in them.
struct RouteTable: Sendable {
    /// The rows of one path.
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

        /// A Boolean value that indicates whether it is a whole page, which people may come to from anywhere by a link.
        var isPage: Bool { routes.contains { $0.kind != .data } }

        /// A Boolean value that indicates whether everyone may ask for it, without a link too.
        var isOpen: Bool { routes.contains { $0.right == .nothing } }
    }

    /// Every route of a preview.
    static let all = RouteTable(Route.all.filter { !$0.isOfList })
    /// Every route of the list of previews.
    static let list = RouteTable(Route.all.filter(\.isOfList))

    /// The rows.
    let routes: [Route]
    /// The rows of each pattern, by the first word of their paths.
    private let folders: [String: [[Route]]]

    init(_ routes: [Route]) {
        self.routes = routes
        let paths = Dictionary(grouping: routes, by: \.path).values
        folders = Dictionary(grouping: paths) { $0[0].path.text.prefix { $0 != "/" }.description }
    }

    /// The rows of a path, given as its parts; nil for an unknown path.
    func match(_ segments: ArraySlice<String>) -> Match? {
        for routes in segments.first.flatMap({ folders[$0] }) ?? [] {
            if let values = routes[0].path.values(in: segments) { return Match(routes: routes, values: values) }
        }
        return nil
    }
}
