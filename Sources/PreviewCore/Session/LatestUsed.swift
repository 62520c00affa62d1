/// Keeps values by key, at most as many as allowed, letting go of those used longest ago.
///
/// `cost` is whatever the owner counts: entries, or bytes.
public struct LatestUsed<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry {
        var value: Value
        var cost: Int
        var used: UInt64
    }

    private var entries: [Key: Entry] = [:]
    private var clock: UInt64 = 0
    private var cost = 0
    private let capacity: Int
    private let costLimit: Int

    /// Makes an empty store for at most `capacity` values with at most `costLimit` of cost together.
    public init(capacity: Int, costLimit: Int = .max) {
        self.capacity = capacity
        self.costLimit = costLimit
    }

    /// How many values are kept.
    public var count: Int { entries.count }

    /// The value of a key, which counts as used now.
    public mutating func value(for key: Key) -> Value? {
        guard let value = entries[key]?.value else { return nil }
        clock += 1
        entries[key]?.used = clock
        return value
    }

    /// Keeps a value; one that alone costs more than the limit is not kept.
    public mutating func keep(_ value: Value, for key: Key, cost newCost: Int = 1) {
        remove(key)
        guard newCost <= costLimit, capacity > 0 else { return }
        while entries.count >= capacity || cost + newCost > costLimit { removeOldest() }
        clock += 1
        entries[key] = Entry(value: value, cost: newCost, used: clock)
        cost += newCost
    }

    /// Lets go of everything.
    public mutating func removeAll() {
        entries.removeAll()
        cost = 0
    }

    private mutating func removeOldest() {
        if let oldest = entries.min(by: { $0.value.used < $1.value.used })?.key { remove(oldest) }
    }

    /// Lets go of a value.
    public mutating func remove(_ key: Key) {
        if let removed = entries.removeValue(forKey: key) { cost -= removed.cost }
    }
}
