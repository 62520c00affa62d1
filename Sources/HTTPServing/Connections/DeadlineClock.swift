import FlyingSocks
import Synchronization

/// The time limits of a client.
package struct Deadlines: Hashable, Sendable {
    /// The limit of a request's head, of its body, and of a new connection's first head.
    package var request = Duration.seconds(10)
    /// The limit of the pause between two requests of one connection.
    package var idle = Duration.seconds(60)
    /// The limit of a pause in which nothing of a response is read.
    package var response = Duration.seconds(30)

    /// Creates the usual limits.
    package init() {}
}

/// The clock that ends connections.
///
/// It ends those that wait too long (S41), those whose link or token has ended (S18), and those whose places are needed
/// (S42). If the client has yet to send bytes, only the reading half is shut, so that the wait ends and a response can
/// still be sent.
package final class DeadlineClock: Sendable {
    let deadlines: Deadlines
    private let table = Mutex(DeadlineTable())
    private let wakes: AsyncStream<Void>
    private let wake: AsyncStream<Void>.Continuation

    package init(_ deadlines: Deadlines = Deadlines()) {
        self.deadlines = deadlines
        (wakes, wake) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Runs a wait under its deadline; throws `disconnected` if it no longer waits for requests.
    func timing(
        _ socket: Socket,
        for purpose: DeadlineTable.Purpose,
        until due: ContinuousClock.Instant,
        wait: () async throws -> Void
    ) async throws {
        let descriptor = socket.file.rawValue
        guard table.withLock({ $0.begin(descriptor, for: purpose, at: .now, until: due) }) else {
            throw SocketError.disconnected
        }
        wake.yield()
        defer { table.withLock { $0.end(descriptor) } }
        try await wait()
    }

    /// Runs a wait without a deadline, during a response: it ends with the link or token that admitted the visitor.
    func watching(_ socket: Socket, wait: () async throws -> Void) async throws {
        let descriptor = socket.file.rawValue
        guard table.withLock({ $0.watch(descriptor) }) else { return try await wait() }
        wake.yield()
        defer { table.withLock { $0.endWatching(descriptor) } }
        try await wait()
    }

    /// Sets the check of whether a connection's link or token still works; nil for none.
    ///
    /// It must be set to nil before the connection is closed, as another connection may have its descriptor then.
    func note(_ isAdmitted: (@Sendable () -> Bool)?, on socket: Socket) {
        table.withLock { $0.note(isAdmitted, on: socket.file.rawValue) }
    }

    /// Returns a Boolean value that indicates whether the link of a connection still works.
    func isAdmitted(_ socket: Socket) -> Bool {
        table.withLock { $0.isAdmitted(socket.file.rawValue) }
    }

    /// Ends the connections that have been waited for longest, to make room for others (S42).
    func endLongestWaits(_ count: Int) {
        table.withLock { table in
            for (descriptor, purpose) in table.longest(count, at: .now) { Self.end(descriptor, purpose) }
        }
    }

    /// Ends the idle connections, and waits for no more requests.
    func close() {
        table.withLock { table in
            for descriptor in table.close() { SocketCalls.shutDown(descriptor, .reading) }
        }
    }

    /// Ends overdue connections until cancelled; sleeps while there are no waits.
    func run() async {
        let tick = min(.milliseconds(500), deadlines.request / 4, deadlines.response / 4)
        for await _ in wakes {
            while table.withLock({ $0.isWaiting }), !Task.isCancelled {
                try? await Task.sleep(for: tick)
                endOverdue()
            }
        }
    }

    /// Ends the overdue connections inside the lock.
    ///
    /// A descriptor in the table is in a wait, so no other connection can have it by now.
    private func endOverdue() {
        table.withLock { table in
            for (descriptor, purpose) in table.overdue(at: .now) { Self.end(descriptor, purpose) }
        }
    }

    private static func end(_ descriptor: Int32, _ purpose: DeadlineTable.Purpose) {
        SocketCalls.shutDown(descriptor, purpose == .response ? .both : .reading)
    }
}

/// The connections that are waited for, with the beginnings and deadlines of the waits.
///
/// A value that the clock guards. Deadlines belong to a request and not to a wait, so that slow single bytes don't
/// extend them.
struct DeadlineTable: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// The purpose of a wait for a connection.
    enum Purpose: Sendable {
        /// A request, also while its head comes: no response is due for it.
        case request
        /// The body of a request.
        case body
        /// The client's reading of a response.
        case response

        /// The minimum wait after which a connection may lose its place, if places are rare.
        var timeout: Duration { self == .response ? .milliseconds(100) : .milliseconds(50) }
    }

    private struct Wait {
        let purpose: Purpose
        let began: Instant
        let due: Instant
    }

    private var waits: [Int32: Wait] = [:]
    /// The checks of whether the links or tokens of connections still work.
    private var admissions: [Int32: @Sendable () -> Bool] = [:]
    /// The descriptors of the connections whose running responses are watched.
    private var watched: Set<Int32> = []
    private var isClosing = false

    /// A Boolean value that indicates whether there are waits or watched connections.
    var isWaiting: Bool { !waits.isEmpty || !watched.isEmpty }

    /// Begins a wait; returns false if it no longer waits for requests.
    mutating func begin(_ descriptor: Int32, for purpose: Purpose, at now: Instant, until due: Instant) -> Bool {
        guard !isClosing || purpose != .request else { return false }
        waits[descriptor] = Wait(purpose: purpose, began: now, due: due)
        return true
    }

    /// Sets the check of whether a connection's link or token still works; nil for none.
    mutating func note(_ isAdmitted: (@Sendable () -> Bool)?, on descriptor: Int32) {
        admissions[descriptor] = isAdmitted
    }

    /// Returns a Boolean value that indicates whether a connection uses no link or token, or one that still works.
    func isAdmitted(_ descriptor: Int32) -> Bool { admissions[descriptor]?() ?? true }

    /// Ends a wait.
    mutating func end(_ descriptor: Int32) {
        waits[descriptor] = nil
    }

    /// Watches the admission of a connection; returns false if it has none that could end.
    mutating func watch(_ descriptor: Int32) -> Bool {
        guard admissions[descriptor] != nil else { return false }
        watched.insert(descriptor)
        return true
    }

    /// Ends watching.
    mutating func endWatching(_ descriptor: Int32) {
        watched.remove(descriptor)
    }

    /// Stops waiting for requests, and returns the connections that are waited for now.
    mutating func close() -> [Int32] {
        isClosing = true
        return waits.filter { $0.value.purpose == .request }.map(\.key)
    }

    /// Returns the connections whose time is over, or whose link or token has ended.
    func overdue(at now: Instant) -> [(descriptor: Int32, purpose: Purpose)] {
        let refused = watched.filter { !isAdmitted($0) }
        return waits.filter { $0.value.due <= now || !isAdmitted($0.key) }.map { ($0.key, $0.value.purpose) }
            + refused.map { ($0, .request) }
    }

    /// Returns the connections that have been waited for longest, and for longer than ``Purpose/timeout``.
    func longest(_ count: Int, at now: Instant) -> [(descriptor: Int32, purpose: Purpose)] {
        waits.filter { $0.value.began + $0.value.purpose.timeout <= now }
            .sorted { $0.value.began < $1.value.began }
            .prefix(count)
            .map { ($0.key, $0.value.purpose) }
    }
}
