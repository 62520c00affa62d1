import PreviewCore
import Synchronization

/// The client of some work, for the share that each may have.
enum Client: Hashable, Sendable {
    /// The owner, who has priority.
    case owner
    /// All visitors with this link together.
    case link(ShareID)
    /// All publishers with this token together.
    case token(String)

    init(_ visitor: Visitor) {
        switch visitor {
        case .owner, .stranger: self = .owner
        case .guest(let visit), .locked(let visit): self = .link(visit.id)
        case .publisher(let token): self = .token(token.id)
        }
    }

    /// A Boolean value that indicates whether the client is a guest's link.
    var isLink: Bool {
        if case .link = self { true } else { false }
    }
}

/// The places for some work, and their distribution among clients: no link has more than its share (S42).
struct SharedPlaces: Sendable {
    /// The limits of the number of places.
    struct Limits: Hashable, Sendable {
        /// The total number of places.
        var total: Int
        /// The number of places that guests may have together.
        var guests: Int
        /// The number of places that a single link may have.
        var link: Int
        /// The number of simultaneous turns, one for each link, if the places are those of a queue.
        var atOnce = 1
    }

    let limits: Limits
    private var usedPlaces: [Client: Int] = [:]
    /// The number of taken places.
    private(set) var count = 0

    init(_ limits: Limits) {
        self.limits = limits
    }

    /// Takes a place; returns false if there is none left for this client.
    mutating func take(for client: Client) -> Bool {
        guard count < limits.total else { return false }
        if client != .owner {
            let guests = count - usedPlaces[.owner, default: 0]
            guard guests < limits.guests, usedPlaces[client, default: 0] < limits.link else { return false }
        }
        usedPlaces[client, default: 0] += 1
        count += 1
        return true
    }

    /// Gives a place back.
    mutating func free(for client: Client) {
        guard let number = usedPlaces[client] else { return }
        usedPlaces[client] = number > 1 ? number - 1 : nil
        count -= 1
    }

    /// Transfers a client's place to another, whatever that has.
    mutating func hand(from client: Client, to other: Client) {
        free(for: client)
        usedPlaces[other, default: 0] += 1
        count += 1
    }
}

/// A queue of work with few turns at a time, in order (S42).
///
/// A value without I/O. Some places are the owner's alone, and no link has more than its share of places and of turns.
/// The owner's turn comes before those of guests, one of whom follows it: no client waits forever.
struct FairQueue<Key: Hashable & Sendable>: Sendable {
    private struct Place {
        let key: Key
        var client: Client
        var hasTurn: Bool
    }

    private var places: [Place] = []
    private var shares: SharedPlaces

    init(_ limits: SharedPlaces.Limits) {
        shares = SharedPlaces(limits)
    }

    /// The number of keys with a turn or waiting for one.
    var count: Int { places.count }

    /// The keys that have their turn.
    var current: [Key] { places.filter(\.hasTurn).map(\.key) }

    /// Returns a Boolean value that indicates whether a key has a turn or waits for one.
    func contains(_ key: Key) -> Bool { places.contains { $0.key == key } }

    /// Returns a Boolean value that indicates whether a key has its turn.
    func hasTurn(_ key: Key) -> Bool { places.contains { $0.key == key && $0.hasTurn } }

    /// Enters a new key; returns false if there is no place left for its client.
    mutating func enter(_ key: Key, for client: Client) -> Bool {
        guard shares.take(for: client) else { return false }
        let begun = places.lazy.filter(\.hasTurn)
        let isFree = begun.count < shares.limits.atOnce && !begun.contains { $0.client == client && client != .owner }
        places.append(Place(key: key, client: client, hasTurn: isFree))
        return true
    }

    /// Gives a key the owner's priority; does nothing if it has left.
    mutating func prioritize(_ key: Key) {
        guard let index = places.firstIndex(where: { $0.key == key }) else { return }
        shares.hand(from: places[index].client, to: .owner)
        places[index].client = .owner
    }

    /// Ends a turn, or a wait; after a turn the next one begins, and is returned.
    ///
    /// The link that just had its turn comes after the others.
    @discardableResult
    mutating func leave(_ key: Key) -> Key? {
        guard let index = places.firstIndex(where: { $0.key == key }) else { return nil }
        let left = places.remove(at: index)
        shares.free(for: left.client)
        guard left.hasTurn, let next = next(after: left.client) else { return nil }
        places[next].hasTurn = true
        return places[next].key
    }

    /// Ends a turn for as long as others wait: the next one begins and is returned; it may be the same one.
    mutating func pass(_ key: Key) -> Key? {
        guard let index = places.firstIndex(where: { $0.key == key && $0.hasTurn }) else { return nil }
        var place = places.remove(at: index)
        place.hasTurn = false
        places.append(place)
        guard let next = next(after: place.client) else { return nil }
        places[next].hasTurn = true
        return places[next].key
    }

    /// Returns the index of the next turn; a link has one at a time, and comes after the others then.
    private func next(after client: Client) -> Int? {
        let busy = Set(places.lazy.filter(\.hasTurn).map(\.client)).subtracting([.owner])
        let waiting = places.indices.filter { !places[$0].hasTurn && !busy.contains(places[$0].client) }
        let others = waiting.filter { places[$0].client != client }
        return others.first { places[$0].client == .owner } ?? others.first ?? waiting.first
    }
}

/// A lock for the clients of a ``FairQueue``, each of which waits until its turn.
///
/// Unlike an `AsyncMutex`, it refuses clients, and orders them by their shares. After entering, wait with ``lock(_:)``
/// and leave, in any case.
final class FairLock<Key: Hashable & Sendable>: Sendable {
    private struct State {
        var line: FairQueue<Key>
        var waiting: [Key: CheckedContinuation<Void, Never>] = [:]
        var isClosed = false
    }

    private let state: Mutex<State>

    init(_ limits: SharedPlaces.Limits) {
        state = Mutex(State(line: FairQueue(limits)))
    }

    /// The number of keys with a turn or waiting for one.
    var count: Int { state.withLock { $0.line.count } }

    /// Enters a new key; returns false if there is no place left for its client, or the queue is closed.
    func enter(_ key: Key, for client: Client) -> Bool {
        state.withLock { !$0.isClosed && $0.line.enter(key, for: client) }
    }

    /// Gives a key the owner's priority; does nothing if it has left.
    func prioritize(_ key: Key) { state.withLock { $0.line.prioritize(key) } }

    /// Waits until it is a key's turn; returns false if it gave up, or the queue is closed.
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

    /// Passes the turn to waiting keys, and waits for another one; does nothing if no key waits.
    func pass(_ key: Key) async {
        let next = state.withLock { state in
            state.line.pass(key).flatMap { state.waiting.removeValue(forKey: $0) }
        }
        next?.resume()
        await lock(key)
    }

    /// Refuses new keys, and resumes all waiting ones.
    func close() {
        let waiting = state.withLock { state in
            state.isClosed = true
            defer { state.waiting = [:] }
            return state.waiting.values
        }
        waiting.forEach { $0.resume() }
    }
}
