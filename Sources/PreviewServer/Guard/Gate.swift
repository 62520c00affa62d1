/// The one check that every request passes before it is routed (S2): who may ask, and for what.
///
/// A value without I/O: a request's head in, an admission or a refusal out. The order tells a stranger as little as
/// possible: first the form of the request, then the host, then who asks, then from where, and only then what.
struct Gate: Sendable {
    /// The names this server answers to.
    let hosts: HostList
    /// The owner's link.
    let ownerLink: OwnerLink
    /// Whether a loopback visitor needs the link too.
    let requiresLink: Bool

    /// Admits a request or refuses it; `port` is the one the server listens on.
    func admit(_ head: RequestHead, port: Int) throws(Refusal) -> Admission {
        let target = try readTarget(head)
        let host = try checkHost(head, target: target, port: port)
        let place = try place(of: target, head: head, host: host, port: port)
        guard case .found(let route, let base) = place.destination else {
            try checkOrigin(head, host: host, route: nil)
            if case .redirect(let location) = place.destination { return Admission(redirect: location, target) }
            throw .notFound
        }
        try checkOrigin(head, host: host, route: route)
        let method = try method(head, route: route)
        return Admission(route: route, method: method, target: target, base: base)
    }

    private func readTarget(_ head: RequestHead) throws(Refusal) -> RequestTarget {
        guard head.version == "HTTP/1.1" || head.version == "HTTP/1.0" else { throw .malformed }
        do { return try RequestTarget(head.rawTarget) } catch {
            throw error == .tooLong ? .targetTooLong : .malformed
        }
    }

    private func checkHost(_ head: RequestHead, target: RequestTarget, port: Int) throws(Refusal) -> HostName {
        guard let host = head.host.flatMap({ HostName($0) }) else { throw .hostMissing }
        if let authority = target.authority, HostName(authority) != host { throw .hostMissing }
        guard hosts.contains(host, port: port) else { throw .unknownHost(host) }
        return host
    }

    private func method(_ head: RequestHead, route: Route) throws(Refusal) -> RequestMethod {
        guard let method = RequestMethod(rawValue: head.method) else { throw .method(route) }
        guard route.methods.contains(method == .head ? .get : method) else { throw .method(route) }
        return method
    }
}

/// A request that may be answered.
struct Admission: Sendable {
    /// What is asked for; nil where the answer is a redirect.
    let route: Route?
    /// How.
    let method: RequestMethod
    /// With which parameters.
    let target: RequestTarget
    /// The folder that the page stands in: `/`, or the link's.
    let base: String
    /// Where to send the visitor instead: a path of our own (S21).
    let redirect: String?

    init(route: Route, method: RequestMethod, target: RequestTarget, base: String) {
        self.route = route
        self.method = method
        self.target = target
        self.base = base
        redirect = nil
    }

    init(redirect: String, _ target: RequestTarget) {
        route = nil
        method = .get
        self.target = target
        base = "/"
        self.redirect = redirect
    }
}
