import PreviewCore
import Synchronization

/// The memory cache of all previews of a server together, limited to a number of bytes (S91).
///
/// New values replace the least recently used ones of any preview. No preview has more than its share, so a busy
/// preview doesn't displace the values of others.
final class SharedCache: Sendable {
    fileprivate struct State {
        var shares: [Int: LRUCache<AnyKey, any Sendable>] = [:]
        var size = 0
        var clock: UInt64 = 0
        var lastShare = 0
    }

    private let limit: Int
    private let shareLimit: Int
    private let state = Mutex(State())

    /// Creates an empty cache; `share` is the maximum number of bytes of one preview.
    init(limit: Int, share: Int) {
        (self.limit, shareLimit) = (limit, share)
    }

    /// The number of cached bytes.
    var size: Int { state.withLock(\.size) }

    /// Creates the share of one more preview; it is free again once the result is released.
    func share() -> CacheShare {
        let number = state.withLock { state in
            state.lastShare += 1
            return state.lastShare
        }
        return CacheShare(number, of: self)
    }

    fileprivate func value(for key: AnyKey, of share: Int) -> (any Sendable)? {
        state.withLock { state in
            state.clock += 1
            return state.shares[share]?.value(for: key, at: state.clock)
        }
    }

    fileprivate func insert(_ value: some Sendable, for key: AnyKey, of share: Int, cost: Int) {
        state.withLock { state in
            state.clock += 1
            var own = state.shares.removeValue(forKey: share) ?? LRUCache(costLimit: shareLimit)
            state.size -= own.cost
            own.insert(value, for: key, cost: cost, at: state.clock)
            state.size += own.cost
            state.shares[share] = own
            while state.size > limit { state.removeOldest() }
        }
    }

    fileprivate func end(_ share: Int) {
        _ = state.withLock { state in
            let ended = state.shares.removeValue(forKey: share)
            state.size -= ended?.cost ?? 0
            return ended
        }
    }
}

extension SharedCache.State {
    /// Removes the least recently used value of all previews.
    fileprivate mutating func removeOldest() {
        let oldest = shares.min { ($0.value.oldestUse ?? .max) < ($1.value.oldestUse ?? .max) }
        guard let share = oldest?.key, var own = shares.removeValue(forKey: share) else { return }
        size -= own.cost
        own.removeOldest()
        size += own.cost
        if own.count > 0 { shares[share] = own }
    }
}

/// The share of one preview in a ``SharedCache``.
final class CacheShare: Sendable {
    private let number: Int
    private let cache: SharedCache

    fileprivate init(_ number: Int, of cache: SharedCache) {
        (self.number, self.cache) = (number, cache)
    }

    deinit { cache.end(number) }

    /// Returns the value of a key, if it is cached; it counts as used now.
    func value<Value: Sendable>(for key: some Hashable & Sendable) -> Value? {
        cache.value(for: AnyKey(key), of: number) as? Value
    }

    /// Caches a value of `cost` bytes, unless it is larger than the share.
    func insert(_ value: some Sendable, for key: some Hashable & Sendable, cost: Int) {
        cache.insert(value, for: AnyKey(key), of: number, cost: cost)
    }
}

/// A key of any type; keys of different types are different.
private struct AnyKey: Hashable, Sendable {
    private let key: any Hashable & Sendable

    init(_ key: any Hashable & Sendable) { self.key = key }

    static func == (left: Self, right: Self) -> Bool { left.key.isEqual(to: right.key) }

    func hash(into hasher: inout Hasher) { key.hash(into: &hasher) }
}

extension Hashable {
    fileprivate func isEqual(to other: any Hashable) -> Bool { other as? Self == self }
}
