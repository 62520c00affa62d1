import FlyingSocks
import Synchronization

/// How long a visitor may take.
struct Deadlines: Hashable, Sendable {
    /// A request's head, and its body; a new connection's first head.
    var request = Duration.seconds(10)
    /// The pause between two requests of one connection.
    var idle = Duration.seconds(60)
    /// The pause in which nothing of an answer is taken.
    var answer = Duration.seconds(30)
}

/// Ends connections that keep us waiting for too long (S41), whose link or token has ended (S18), or whose places are needed (S42).
///
/// Where bytes are owed the reading half is shut, so that the wait ends and an answer can still be sent.
final class WaitClock: Sendable {
    let deadlines: Deadlines
    private let table = Mutex(WaitTable())
    private let wakes: AsyncStream<Void>
    private let wake: AsyncStream<Void>.Continuation

    init(_ deadlines: Deadlines = Deadlines()) {
        self.deadlines = deadlines
        (wakes, wake) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Runs a wait under its deadline; throws `disconnected` where no more requests are waited for.
    func timing(
        _ socket: Socket,
        for purpose: WaitTable.Purpose,
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

    /// Runs a wait that has no deadline, for someone who is being answered: it ends with the link or token that let them
    /// in.
    func watching(_ socket: Socket, wait: () async throws -> Void) async throws {
        let descriptor = socket.file.rawValue
        guard table.withLock({ $0.watch(descriptor) }) else { return try await wait() }
        wake.yield()
        defer { table.withLock { $0.endWatching(descriptor) } }
        try await wait()
    }

    /// Notes whether the link or token still opens by which a connection is used; nil for none.
    ///
    /// To be called with nil before the connection is closed: its descriptor may be someone else's then.
    func note(_ isAdmitted: (@Sendable () -> Bool)?, on socket: Socket) {
        table.withLock { $0.note(isAdmitted, on: socket.file.rawValue) }
    }

    /// Returns a Boolean value that indicates whether the link still opens by which a connection is used.
    func isAdmitted(_ socket: Socket) -> Bool {
        table.withLock { $0.isAdmitted(socket.file.rawValue) }
    }

    /// Ends the connections that have been waited for longest, to make room for others (S42).
    func shed(_ count: Int) {
        table.withLock { table in
            for (descriptor, purpose) in table.longest(count, at: .now) { Self.end(descriptor, purpose) }
        }
    }

    /// Ends the connections that rest, and waits for no more requests.
    func close() {
        table.withLock { table in
            for descriptor in table.close() { SocketCalls.shut(descriptor, .reading) }
        }
    }

    /// Ends what is overdue until cancelled; sleeps while nobody is waited for.
    func run() async {
        let tick = min(.milliseconds(500), deadlines.request / 4, deadlines.answer / 4)
        for await _ in wakes {
            while table.withLock({ $0.isWaiting }), !Task.isCancelled {
                try? await Task.sleep(for: tick)
                endOverdue()
            }
        }
    }

    /// Shuts inside the lock: a descriptor in the table is in a wait, so it can't be someone else's by now.
    private func endOverdue() {
        table.withLock { table in
            for (descriptor, purpose) in table.overdue(at: .now) { Self.end(descriptor, purpose) }
        }
    }

    private static func end(_ descriptor: Int32, _ purpose: WaitTable.Purpose) {
        SocketCalls.shut(descriptor, purpose == .answer ? .both : .reading)
    }
}

/// Which connections are waited for, since when and until when.
///
/// A value: the clock guards it. Deadlines belong to a request and not to a wait, so that a drip moves none.
struct WaitTable: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// What a connection is waited for.
    enum Purpose: Sendable {
        /// A request, also while its head comes: nothing is owed for it.
        case request
        /// The body of a request.
        case body
        /// That an answer is taken.
        case answer

        /// How long one may wait before its place is someone else's, where places are rare.
        var timeout: Duration { self == .answer ? .milliseconds(100) : .milliseconds(50) }
    }

    private struct Wait {
        let purpose: Purpose
        let began: Instant
        let due: Instant
    }

    private var waits: [Int32: Wait] = [:]
    /// A Boolean value that indicates whether the link or token still opens by which a connection is used, where it is
    /// one.
    private var admissions: [Int32: @Sendable () -> Bool] = [:]
    /// Those who are being answered for as long as they stay, and are let in.
    private var watched: Set<Int32> = []
    private var isClosing = false

    /// A Boolean value that indicates whether anyone is waited for, or watched.
    var isWaiting: Bool { !waits.isEmpty || !watched.isEmpty }

    /// Enters a wait; false where no more requests are waited for.
    mutating func begin(_ descriptor: Int32, for purpose: Purpose, at now: Instant, until due: Instant) -> Bool {
        guard !isClosing || purpose != .request else { return false }
        waits[descriptor] = Wait(purpose: purpose, began: now, due: due)
        return true
    }

    /// Notes whether the link or token still opens by which a connection is used; nil for none.
    mutating func note(_ isAdmitted: (@Sendable () -> Bool)?, on descriptor: Int32) {
        admissions[descriptor] = isAdmitted
    }

    /// Returns a Boolean value that indicates whether a connection is used by no link or token, or by one that still
    /// opens.
    func isAdmitted(_ descriptor: Int32) -> Bool { admissions[descriptor]?() ?? true }

    /// Ends a wait.
    mutating func end(_ descriptor: Int32) {
        waits[descriptor] = nil
    }

    /// Watches whether someone is still let in; false where nobody can refuse them.
    mutating func watch(_ descriptor: Int32) -> Bool {
        guard admissions[descriptor] != nil else { return false }
        watched.insert(descriptor)
        return true
    }

    /// Ends watching.
    mutating func endWatching(_ descriptor: Int32) {
        watched.remove(descriptor)
    }

    /// Waits for no more requests, and tells who is waited for now.
    mutating func close() -> [Int32] {
        isClosing = true
        return waits.filter { $0.value.purpose == .request }.map(\.key)
    }

    /// Those whose time is over, or whose link or token has ended.
    func overdue(at now: Instant) -> [(descriptor: Int32, purpose: Purpose)] {
        let refused = watched.filter { !isAdmitted($0) }
        return waits.filter { $0.value.due <= now || !isAdmitted($0.key) }.map { ($0.key, $0.value.purpose) }
            + refused.map { ($0, .request) }
    }

    /// Those who have been waited for longest, and for longer than ``Purpose/timeout``.
    func longest(_ count: Int, at now: Instant) -> [(descriptor: Int32, purpose: Purpose)] {
        waits.filter { $0.value.began + $0.value.purpose.timeout <= now }
            .sorted { $0.value.began < $1.value.began }
            .prefix(count)
            .map { ($0.key, $0.value.purpose) }
    }
}
