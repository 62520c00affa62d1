import PreviewCore

/// For whom something is done, for the share that each may have.
enum Asker: Hashable, Sendable {
    /// The owner, who comes first.
    case owner
    /// Everybody with this link together.
    case link(ShareID)

    init(_ visitor: Visitor) {
        self = visitor.visit.map { .link($0.id) } ?? .owner
    }
}

/// What is done one at a time, and who waits for it, in order (S42).
///
/// A value without I/O. Some places are the owner's alone, no link has more than its share, and the owner's turn comes
/// before those of guests.
struct FairLine<Key: Hashable & Sendable>: Sendable {
    /// How many places a line has.
    struct Places: Hashable, Sendable {
        /// Altogether, the one whose turn it is among them.
        var total: Int
        /// Those that guests may have together.
        var guests: Int
        /// Those that a single link may have.
        var link: Int
    }

    private struct Place {
        let key: Key
        var asker: Asker
    }

    let limits: Places
    private var places: [Place] = []
    /// Whose turn it is.
    private(set) var current: Key?

    init(_ limits: Places) {
        self.limits = limits
    }

    /// How many have their turn or wait.
    var count: Int { places.count }

    /// Whether somebody has a turn or waits.
    func contains(_ key: Key) -> Bool { places.contains { $0.key == key } }

    /// Lets somebody in; false where there is no place left for them.
    ///
    /// A key that stands in the line already takes no second place, and comes first once the owner asks for it too.
    mutating func enter(_ key: Key, for asker: Asker) -> Bool {
        if let known = places.firstIndex(where: { $0.key == key }) {
            if asker == .owner { places[known].asker = .owner }
            return true
        }
        guard hasRoom(for: asker) else { return false }
        places.append(Place(key: key, asker: asker))
        if current == nil { current = key }
        return true
    }

    /// Ends a turn, or a wait; after a turn the next one begins.
    ///
    /// The link that just had its turn lets the others go first.
    mutating func leave(_ key: Key) {
        guard let index = places.firstIndex(where: { $0.key == key }) else { return }
        let asker = places.remove(at: index).asker
        guard current == key else { return }
        let next = places.first { $0.asker == .owner } ?? places.first { $0.asker != asker } ?? places.first
        current = next?.key
    }

    private func hasRoom(for asker: Asker) -> Bool {
        guard places.count < limits.total else { return false }
        guard asker != .owner else { return true }
        let guests = places.count { $0.asker != .owner }
        return guests < limits.guests && places.count { $0.asker == asker } < limits.link
    }
}
