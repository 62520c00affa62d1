/// A cache of values by key that drops the least recently used ones.
///
/// `cost` is in any unit: entries, or bytes. Each operation takes constant time, regardless of the number of values.
public struct LRUCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
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

    /// The total cost of the values.
    public private(set) var cost = 0

    /// Creates an empty cache for at most `capacity` values with a total cost of at most `costLimit`.
    public init(capacity: Int = .max, costLimit: Int = .max) {
        self.capacity = capacity
        self.costLimit = costLimit
    }

    /// The number of values.
    public var count: Int { places.count }

    /// The time of the last use of the least recently used value; nil for an empty cache.
    public var oldestUse: UInt64? { oldest.flatMap { entries[$0]?.used } }

    /// Returns the value of a key, and marks it as used now.
    ///
    /// `time` is needed only to compare ``oldestUse`` of several caches.
    public mutating func value(for key: Key, at time: UInt64 = 0) -> Value? {
        guard let place = places[key], var entry = unlink(place) else { return nil }
        entry.used = time
        link(entry, at: place)
        return entry.value
    }

    /// Stores a value, unless it alone costs more than the limit.
    public mutating func insert(_ value: Value, for key: Key, cost newCost: Int = 1, at time: UInt64 = 0) {
        remove(key)
        guard newCost <= costLimit, capacity > 0 else { return }
        while count >= capacity || cost + newCost > costLimit { removeOldest() }
        let place = free.popLast() ?? entries.count
        if place == entries.count { entries.append(nil) }
        places[key] = place
        cost += newCost
        link(Entry(key: key, value: value, cost: newCost, used: time), at: place)
    }

    /// Removes all values.
    public mutating func removeAll() { self = Self(capacity: capacity, costLimit: costLimit) }

    /// Removes the least recently used value.
    public mutating func removeOldest() {
        if let key = oldest.flatMap({ entries[$0]?.key }) { remove(key) }
    }

    /// Removes a value.
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
