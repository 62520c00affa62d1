import PreviewLinks
import PreviewCore
import Synchronization

/// For whom something is done, for the share that each may have.
enum Client: Hashable, Sendable {
    /// The owner, who comes first.
    case owner
    /// Everyone with this link or token that publishes together.
    case link(ShareID)

    init(_ visitor: Visitor) {
        switch visitor {
        case .owner, .stranger: self = .owner
        case .guest(let visit), .locked(let visit): self = .link(visit.id)
        case .publisher(let token): self = .link(token.id)
        }
    }
}

/// What is done by few at a time, and who waits for it, in order (S42).
///
/// A value without I/O. Some places are the owner's alone, no link has more than its share, and the owner's turn comes
/// before those of guests.
struct FairQueue<Key: Hashable & Sendable>: Sendable {
    /// How many places a line has.
    struct Places: Hashable, Sendable {
        /// Altogether, those whose turn it is among them.
        var total: Int
        /// Those that guests may have together.
        var guests: Int
        /// Those that a single link may have.
        var link: Int
        /// How many have their turn at the same time.
        var atOnce = 1
    }

    private struct Place {
        let key: Key
        var client: Client
        var hasTurn: Bool
    }

    let limits: Places
    private var places: [Place] = []

    init(_ limits: Places) {
        self.limits = limits
    }

    /// How many have their turn or wait.
    var count: Int { places.count }

    /// Those whose turn it is.
    var current: [Key] { places.filter(\.hasTurn).map(\.key) }

    /// Whether someone has a turn or waits.
    func contains(_ key: Key) -> Bool { places.contains { $0.key == key } }

    /// Whether it is someone's turn.
    func hasTurn(_ key: Key) -> Bool { places.contains { $0.key == key && $0.hasTurn } }

    /// Lets someone in; false where there is no place left for them.
    ///
    /// A key that is in the line already takes no second place, and comes first once the owner asks for it too.
    mutating func enter(_ key: Key, for client: Client) -> Bool {
        if let known = places.firstIndex(where: { $0.key == key }) {
            if client == .owner { places[known].client = .owner }
            return true
        }
        guard hasRoom(for: client) else { return false }
        places.append(Place(key: key, client: client, hasTurn: places.count(where: \.hasTurn) < limits.atOnce))
        return true
    }

    /// Ends a turn, or a wait; after a turn the next one begins, and is returned.
    ///
    /// The link that just had its turn lets the others go first.
    @discardableResult
    mutating func leave(_ key: Key) -> Key? {
        guard let index = places.firstIndex(where: { $0.key == key }) else { return nil }
        let left = places.remove(at: index)
        guard left.hasTurn, let next = next(after: left.client) else { return nil }
        places[next].hasTurn = true
        return places[next].key
    }

    private func next(after client: Client) -> Int? {
        let waiting = places.indices.filter { !places[$0].hasTurn }
        return waiting.first { places[$0].client == .owner } ?? waiting.first { places[$0].client != client }
            ?? waiting.first
    }

    private func hasRoom(for client: Client) -> Bool {
        guard places.count < limits.total else { return false }
        guard client != .owner else { return true }
        let guests = places.count { $0.client != .owner }
        return guests < limits.guests && places.count { $0.client == client } < limits.link
    }
}

/// Has those wait who are in a ``FairQueue``, each until its turn.
///
/// After entering, wait with ``lock(_:)`` and leave, in any case.
final class FairLock<Key: Hashable & Sendable>: Sendable {
    private struct State {
        var line: FairQueue<Key>
        var waiting: [Key: CheckedContinuation<Void, Never>] = [:]
        var isClosed = false
    }

    private let state: Mutex<State>

    init(_ limits: FairQueue<Key>.Places) {
        state = Mutex(State(line: FairQueue(limits)))
    }

    /// How many have their turn or wait.
    var count: Int { state.withLock { $0.line.count } }

    /// Lets someone in; false where there is no place left for them, or the line is closed.
    func enter(_ key: Key, for client: Client) -> Bool {
        state.withLock { !$0.isClosed && $0.line.enter(key, for: client) }
    }

    /// Waits until it is this one's turn; false if it gave up, or the line is closed.
    @discardableResult
    func lock(_ key: Key) async -> Bool {
        await withCheckedContinuation { continuation in
            let isNow = state.withLock { state in
                guard state.line.contains(key), !state.line.hasTurn(key), !state.isClosed else { return true }
                state.waiting[key] = continuation
                return false
            }
            if isNow { continuation.resume() }
        }
        return state.withLock { $0.line.hasTurn(key) && !$0.isClosed }
    }

    /// Ends a wait, unless its turn has come.
    func giveUp(_ key: Key) {
        let waiting = state.withLock { state in
            guard !state.line.hasTurn(key) else { return nil as CheckedContinuation<Void, Never>? }
            state.line.leave(key)
            return state.waiting.removeValue(forKey: key)
        }
        waiting?.resume()
    }

    /// Ends a turn, so that the next one begins.
    func leave(_ key: Key) {
        let next = state.withLock { state in
            state.line.leave(key).flatMap { state.waiting.removeValue(forKey: $0) }
        }
        next?.resume()
    }

    /// Lets nobody in any more, and everyone who waits go on.
    func close() {
        let waiting = state.withLock { state in
            state.isClosed = true
            defer { state.waiting = [:] }
            return state.waiting.values
        }
        waiting.forEach { $0.resume() }
    }
}
