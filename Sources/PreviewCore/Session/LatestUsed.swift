/// Keeps values by key, at most as many as allowed, letting go of those used longest ago.
///
/// `cost` is whatever the owner counts: entries, or bytes. Everything takes the same time, however much is kept.
public struct LatestUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry {
        let key: Key
        let value: Value
        let cost: Int
        var used: UInt64
        var older: Int?
        var newer: Int?
    }

    private var places: [Key: Int] = [:]
    private var entries: [Entry?] = []
    private var free: [Int] = []
    private var oldest: Int?
    private var newest: Int?
    private let capacity: Int
    private let costLimit: Int

    /// What everything costs that is kept.
    public private(set) var cost = 0

    /// Makes an empty store for at most `capacity` values with at most `costLimit` of cost together.
    public init(capacity: Int = .max, costLimit: Int = .max) {
        self.capacity = capacity
        self.costLimit = costLimit
    }

    /// How many values are kept.
    public var count: Int { places.count }

    /// When the value was used that was used longest ago; nil where nothing is kept.
    public var oldestUse: UInt64? { oldest.flatMap { entries[$0]?.used } }

    /// The value of a key, which counts as used now.
    ///
    /// `time` is needed by those only who compare ``oldestUse`` of several.
    public mutating func value(for key: Key, at time: UInt64 = 0) -> Value? {
        guard let place = places[key], var entry = unlink(place) else { return nil }
        entry.used = time
        link(entry, at: place)
        return entry.value
    }

    /// Keeps a value; one that alone costs more than the limit is not kept.
    public mutating func keep(_ value: Value, for key: Key, cost newCost: Int = 1, at time: UInt64 = 0) {
        remove(key)
        guard newCost <= costLimit, capacity > 0 else { return }
        while count >= capacity || cost + newCost > costLimit { removeOldest() }
        let place = free.popLast() ?? entries.count
        if place == entries.count { entries.append(nil) }
        places[key] = place
        cost += newCost
        link(Entry(key: key, value: value, cost: newCost, used: time), at: place)
    }

    /// Lets go of everything.
    public mutating func removeAll() { self = Self(capacity: capacity, costLimit: costLimit) }

    /// Lets go of the value that was used longest ago.
    public mutating func removeOldest() {
        if let key = oldest.flatMap({ entries[$0]?.key }) { remove(key) }
    }

    /// Lets go of a value.
    public mutating func remove(_ key: Key) {
        guard let place = places.removeValue(forKey: key), let removed = unlink(place) else { return }
        entries[place] = nil
        free.append(place)
        cost -= removed.cost
    }

    private mutating func link(_ entry: Entry, at place: Int) {
        var entry = entry
        (entry.older, entry.newer) = (newest, nil)
        if let newest { entries[newest]?.newer = place } else { oldest = place }
        newest = place
        entries[place] = entry
    }

    private mutating func unlink(_ place: Int) -> Entry? {
        guard let entry = entries[place] else { return nil }
        if let older = entry.older { entries[older]?.newer = entry.newer } else { oldest = entry.newer }
        if let newer = entry.newer { entries[newer]?.older = entry.older } else { newest = entry.older }
        return entry
    }
}
