extension Gate {
    /// Where a target leads, and for whom.
    struct Place {
        enum Destination {
            case found(Route, token: String?)
            case redirect(String)
            case nowhere
        }
        var visitor: Visitor
        var destination: Destination
    }

    /// Finds out who asks: the owner, the holder of a link, or nobody we know.
    ///
    /// What stands under a link is judged by the link alone, whoever asks: a visitor of this machine too.
    func place(
        of target: RequestTarget,
        head: RequestHead,
        host: HostName,
        port: Int
    ) throws(Refusal) -> Place {
        if target.segments.first == "s" { return try linkedPlace(target) }
        let route = Route(segments: target.segments)
        if route == .health { return Place(visitor: .stranger, destination: .found(.health, token: nil)) }
        try checkOwner(head, host: host, port: port)
        return Place(visitor: .owner, destination: route.map { .found($0, token: nil) } ?? .nowhere)
    }

    private func linkedPlace(_ target: RequestTarget) throws(Refusal) -> Place {
        let segments = target.segments
        guard segments.count > 1, let visitor = links.visitor(with: segments[1]) else { throw .unknownLink }
        let token = segments[1]
        guard segments.count > 2 else {
            return Place(visitor: visitor, destination: .redirect(token + "/" + target.querySuffix))
        }
        let route = Route(segments: Array(segments[2...]))
        return Place(visitor: visitor, destination: route.map { .found($0, token: token) } ?? .nowhere)
    }

    /// The owner sits at this machine and comes without a proxy: a proxy makes everybody look local (S4).
    private func checkOwner(_ head: RequestHead, host: HostName, port: Int) throws(Refusal) {
        let isOurs = HostList.isLoopback(host) && (host.port ?? 80) == port
        guard head.isFromLoopback, isOurs, !head.wasForwarded else { throw .notOwner }
        guard !requiresLink else { throw .linkRequired }
    }
}

extension RequestTarget {
    /// The query with its question mark, to stand in an address of ours; empty where there is none.
    ///
    /// What no browser would send so is encoded: nobody's text stands in a field as it came (S29).
    var querySuffix: String {
        guard !rawQuery.isEmpty else { return "" }
        return rawQuery.utf8.reduce(into: "?") { result, byte in
            if Self.isPlainInQuery(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "%" + String(byte, radix: 16, uppercase: true)
            }
        }
    }

    private static func isPlainInQuery(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "%&=+-._~,:;/?@!*()$".utf8.contains(byte)
        }
    }
}
