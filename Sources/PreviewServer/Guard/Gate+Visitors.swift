extension Gate {
    /// Where a target leads, for a visitor who may go there.
    struct Place {
        enum Destination {
            case found(Route, base: String)
            case redirect(String)
            case nowhere
        }
        var destination: Destination
    }

    /// Finds out who asks: the holder of the owner link, the owner at this machine, or nobody we know.
    ///
    /// What stands under a link is judged by the link alone, whoever asks.
    func place(
        of target: RequestTarget,
        head: RequestHead,
        host: HostName,
        port: Int
    ) throws(Refusal) -> Place {
        if target.segments.first == "s" { return try linkedPlace(target) }
        let route = Route(segments: target.segments)
        if route != .health { try checkOwner(head, host: host, port: port) }
        return Place(destination: route.map { .found($0, base: "/") } ?? .nowhere)
    }

    private func linkedPlace(_ target: RequestTarget) throws(Refusal) -> Place {
        let segments = target.segments
        guard segments.count > 1, ownerLink.opens(with: segments[1]) else { throw .unknownLink }
        guard segments.count > 2 else {
            let query = target.rawQuery.isEmpty ? "" : "?\(target.rawQuery)"
            return Place(destination: .redirect(ownerLink.path + query))
        }
        let route = Route(segments: Array(segments[2...]))
        return Place(destination: route.map { .found($0, base: ownerLink.path) } ?? .nowhere)
    }

    /// The owner sits at this machine and comes without a proxy: a proxy makes everybody look local (S4).
    private func checkOwner(_ head: RequestHead, host: HostName, port: Int) throws(Refusal) {
        let isOurs = HostList.isLoopback(host) && (host.port ?? 80) == port
        guard head.isFromLoopback, isOurs, !head.wasForwarded else { throw .notOwner }
        guard !requiresLink else { throw .linkRequired }
    }
}
