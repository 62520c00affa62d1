import FlyingFox

/// Which connections wait for bytes, and since when they have been sending one request.
///
/// A value: the clock guards it. A drip of single bytes doesn't move a deadline, for it belongs to the request and not
/// to the wait.
struct ReceiveTable: Sendable {
    typealias Instant = ContinuousClock.Instant

    private struct Connection {
        let peer: HTTPRequest.Address
        /// Since when a request has been coming; nil between two.
        var since: Instant?
        /// When the wait that goes on began; nil while nothing is waited for.
        var waiting: Instant?
        /// When that wait is overdue.
        var overdue: Instant?
    }

    let deadlines: ReceiveDeadlines
    private var connections: [Int32: Connection] = [:]
    private var descriptors: [HTTPRequest.Address: Int32] = [:]
    /// Peers that nobody had to wait for yet: since when they are sending, nil between two requests.
    private var unwaited: [HTTPRequest.Address: Instant?] = [:]

    init(_ deadlines: ReceiveDeadlines) {
        self.deadlines = deadlines
    }

    /// Whether anybody is waited for.
    var isWaiting: Bool { connections.values.contains { $0.waiting != nil } }

    /// The descriptors of connections whose time is over.
    func overdue(at now: Instant) -> [Int32] {
        connections.compactMap { descriptor, connection in
            connection.overdue.flatMap { $0 <= now ? descriptor : nil }
        }
    }

    /// The descriptors that have been waited for longest, at least as long as `patience`.
    func restingLongest(_ count: Int, patience: Duration, at now: Instant) -> [Int32] {
        connections
            .compactMap { descriptor, connection in connection.waiting.map { (descriptor, $0) } }
            .filter { $0.1 + patience <= now }
            .sorted { $0.1 < $1.1 }
            .prefix(count)
            .map(\.0)
    }

    /// Enters a wait for bytes; a descriptor with another peer than before is a new connection, and true is returned.
    @discardableResult
    mutating func beginWait(_ descriptor: Int32, peer: HTTPRequest.Address, at now: Instant) -> Bool {
        let known = connections[descriptor].flatMap { $0.peer == peer && !isLeftOver($0, at: now) ? $0 : nil }
        if known == nil { forget(descriptor) }
        let first = unwaited.removeValue(forKey: peer) ?? now
        var connection = known ?? Connection(peer: peer, since: first)
        let since = connection.since
        connection.waiting = now
        connection.overdue = since.map { $0 + deadlines.request } ?? now + deadlines.idle
        connections[descriptor] = connection
        if known == nil { descriptors[peer] = descriptor }
        return known == nil
    }

    /// Ends a wait; what came begins a request, unless one is coming already.
    mutating func endWait(_ descriptor: Int32, at now: Instant) {
        connections[descriptor]?.waiting = nil
        connections[descriptor]?.overdue = nil
        if let connection = connections[descriptor], connection.since == nil { connections[descriptor]?.since = now }
    }

    /// Forgets a connection that has ended.
    mutating func forget(_ descriptor: Int32) {
        guard let gone = connections.removeValue(forKey: descriptor) else { return }
        if descriptors[gone.peer] == descriptor { descriptors[gone.peer] = nil }
    }

    /// Says that a request of this peer begins now, or has come whole.
    mutating func setReceiving(_ since: Instant?, peer: HTTPRequest.Address) {
        guard let descriptor = descriptors[peer] else { return note(since, unwaited: peer) }
        connections[descriptor]?.since = since
    }

    /// Remembers a peer whose bytes were there before anybody waited; those that never come to wait are let go of.
    private mutating func note(_ since: Instant?, unwaited peer: HTTPRequest.Address) {
        if unwaited.count >= 1024 { unwaited.removeAll() }
        unwaited.updateValue(since, forKey: peer)
    }

    /// Whether this is an ended connection's entry under a descriptor and a port that are in use again.
    ///
    /// A connection that goes on can't be so far past its deadline: it would have been ended.
    private func isLeftOver(_ connection: Connection, at now: Instant) -> Bool {
        connection.since.map { $0 + deadlines.request + .seconds(5) < now } ?? false
    }
}
