/// The one check that every request passes before it is routed (S2): who may ask, and for what.
///
/// A value without I/O: a request's head in, an admission or a refusal out. The order tells a stranger as little as
/// possible: first the form of the request, then the host, then who asks, then from where, and only then what.
struct Gate: Sendable {
    /// The names this server answers to.
    let hosts: HostList
    /// Whom each link makes its holder.
    let links: LinkBook
    /// Whether a loopback visitor needs the link too.
    let requiresLink: Bool
    /// What everybody may have, under whatever name they reached us.
    var openFiles = OpenFiles()

    /// Admits a request or refuses it; `port` is the one the server listens on.
    func admit(_ head: RequestHead, port: Int) throws(Refusal) -> Verdict {
        let target = try readTarget(head)
        let open = openFiles.route(target, method: head.method)
        let host = try checkHost(head, target: target, port: port, isOpen: open != nil)
        let place =
            if let open {
                Place(visitor: .stranger, destination: .found(open, token: nil))
            } else {
                try place(of: target, head: head, host: host, port: port)
            }
        guard case .found(let route, let token) = place.destination else {
            try checkOrigin(head, host: host, route: nil)
            if case .redirect(let location) = place.destination { return .redirected(location) }
            throw place.visitor.isLocked ? .locked : .notFound
        }
        try checkOrigin(head, host: host, route: route)
        let method = try method(head, route: route, visitor: place.visitor)
        let address = VisitedAddress(host: host, origin: head.origin)
        return .admitted(
            Admission(
                visitor: place.visitor,
                address: address,
                route: route,
                method: method,
                target: target,
                token: token,
                peer: head.peer
            )
        )
    }

    private func readTarget(_ head: RequestHead) throws(Refusal) -> RequestTarget {
        guard head.version == "HTTP/1.1" || head.version == "HTTP/1.0" else { throw .malformed }
        do { return try RequestTarget(head.rawTarget) } catch {
            throw error == .tooLong ? .targetTooLong : .malformed
        }
    }

    private func checkHost(
        _ head: RequestHead,
        target: RequestTarget,
        port: Int,
        isOpen: Bool
    ) throws(Refusal) -> HostName {
        guard let host = head.host.flatMap({ HostName($0) }) else { throw .hostMissing }
        if let authority = target.authority, HostName(authority) != host { throw .hostMissing }
        guard isOpen || hosts.contains(host, port: port) else { throw .unknownHost(host) }
        return host
    }

    /// The method, where the route has it and the visitor may use it.
    ///
    /// A locked link's answers tell nothing but that it is locked, whatever is asked of it.
    private func method(_ head: RequestHead, route: Route, visitor: Visitor) throws(Refusal) -> RequestMethod {
        let known = RequestMethod(rawValue: head.method)
        let method = known.flatMap { route.methods.contains($0 == .head ? .get : $0) ? $0 : nil }
        let needed = method.map { Right.needed(for: $0, at: route) }
        if visitor.isLocked, needed != .unlock { throw .locked }
        guard let method, let needed else {
            throw RegisteredMethods.contains(head.method) ? .method(route) : .unknownMethod
        }
        guard visitor.right >= needed else { throw .role(visitor.right) }
        return method
    }
}
