import PreviewCore
import Testing

@testable import PreviewServer

/// The memory of all previews of a server together, which is bounded in bytes (S91).
@Suite struct SharedCacheTests {
    private func cached(_ share: CacheShare, _ keys: [Int]) -> [Int] {
        keys.filter { (share.value(for: $0) as String?) != nil }
    }

    @Test func `lets go of what was used longest ago, whichever preview it belongs to (S91)`() {
        let cache = SharedCache(limit: 30, share: 30)
        let (one, other) = (cache.share(), cache.share())
        one.insert("a", for: 1, cost: 10)
        other.insert("b", for: 1, cost: 10)
        one.insert("c", for: 2, cost: 10)
        #expect(cached(one, [1]) == [1])

        other.insert("d", for: 2, cost: 10)
        #expect(cache.size == 30)
        #expect(cached(other, [1, 2]) == [2] && cached(one, [1, 2]) == [1, 2])
        one.insert("e", for: 3, cost: 30)
        #expect(cache.size == 30)
        #expect(cached(one, [1, 2, 3]) == [3] && cached(other, [2]).isEmpty)
    }

    @Test func `gives no preview more than its share, and others what they keep (S91)`() {
        let cache = SharedCache(limit: 100, share: 20)
        let (quiet, busy) = (cache.share(), cache.share())
        quiet.insert("a", for: 1, cost: 20)
        for number in 0..<50 { busy.insert("b", for: number, cost: 10) }
        busy.insert("too large", for: 99, cost: 21)

        #expect(cached(busy, Array(0..<100)) == [48, 49])
        #expect(cached(quiet, [1]) == [1] && cache.size == 40)
    }

    @Test func `gives back what a preview has cached when it is closed (S91)`() {
        let cache = SharedCache(limit: 100, share: 100)
        let open = cache.share()
        open.insert("a", for: 1, cost: 40)
        do {
            let closed = cache.share()
            closed.insert("b", for: 1, cost: 50)
            #expect(cache.size == 90)
        }
        #expect(cache.size == 40 && cached(open, [1]) == [1])
    }

    @Test func `tells keys of different types apart`() {
        let share = SharedCache(limit: 100, share: 100).share()
        share.insert("number", for: 1, cost: 1)
        share.insert("text", for: "1", cost: 1)
        #expect(share.value(for: 1) == "number" && share.value(for: "1") == "text")
        #expect(share.value(for: "1") as Int? == nil)
    }

    @Test func `keeps the latest used of thousands, however they were used`() {
        var values = LRUCache<Int, Int>(capacity: 1000)
        for number in 0..<3000 {
            values.insert(number, for: number)
            _ = values.value(for: number / 2)
            if number.isMultiple(of: 7) { values.remove(number) }
        }
        #expect(values.count <= 1000 && values.cost == values.count)
        #expect(values.value(for: 2999) == 2999 && values.value(for: 2998) == 2998)
        values.removeAll()
        #expect(values.count == 0 && values.value(for: 2999) == nil)
    }
}
