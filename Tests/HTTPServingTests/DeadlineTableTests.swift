import Synchronization
import Testing

@testable import HTTPServing

/// The connections that are waited for, step by step (S41, S42).
struct DeadlineTableTests {
    private let start = ContinuousClock.now
    private func after(_ seconds: Double) -> ContinuousClock.Instant { start + .seconds(seconds) }

    @Test func `tells who is overdue, and forgets whose wait has ended`() {
        var table = DeadlineTable()
        _ = table.begin(7, for: .request, at: start, until: after(10))
        _ = table.begin(8, for: .response, at: start, until: after(30))
        #expect(table.isWaiting)
        #expect(table.overdue(at: after(9.9)).isEmpty)
        #expect(table.overdue(at: after(10)).map(\.descriptor) == [7])
        table.end(7)
        #expect(table.overdue(at: after(30)).map(\.descriptor) == [8])
        table.end(8)
        #expect(!table.isWaiting)
    }

    @Test func `knows who rests longest, and counts stalled readers too (S42)`() {
        var table = DeadlineTable()
        for number in 0..<5 {
            let purpose: DeadlineTable.Purpose = number == 1 ? .response : .request
            _ = table.begin(Int32(number), for: purpose, at: after(Double(number)), until: after(60))
        }
        table.end(0)
        #expect(table.longest(2, at: after(5)).map(\.descriptor) == [1, 2])
        #expect(table.longest(9, at: after(1.08)).isEmpty, "an answer may take 100 ms")
        #expect(table.longest(9, at: after(2.04)).map(\.descriptor) == [1], "a request may take 50 ms")
        #expect(table.longest(9, at: after(2.06)).map(\.descriptor) == [1, 2])
    }

    @Test func `counts those as overdue whose link has ended, until the connection is someone else's (S18)`() {
        var table = DeadlineTable()
        let opens = Mutex(true)
        for number in [7, 8, 9] as [Int32] { _ = table.begin(number, for: .request, at: start, until: after(10)) }
        table.note({ opens.withLock { $0 } }, on: 7)
        table.note({ opens.withLock { $0 } }, on: 8)
        #expect(table.overdue(at: after(1)).isEmpty)
        opens.withLock { $0 = false }
        #expect(Set(table.overdue(at: after(1)).map(\.descriptor)) == [7, 8])
        table.note(nil, on: 8)
        #expect(table.overdue(at: after(1)).map(\.descriptor) == [7])
        let admitted = ([7, 8, 9] as [Int32]).map { table.isAdmitted($0) }
        #expect(admitted == [false, true, true])
    }

    @Test func `ends those who are answered for as long as they stay once their token has ended (S64)`() {
        var table = DeadlineTable()
        let opens = Mutex(true)
        #expect(!table.watch(7) && !table.isWaiting, "nobody can refuse them")
        table.note({ opens.withLock { $0 } }, on: 7)
        #expect(table.watch(7) && table.isWaiting)
        // Something is written to them at the same time.
        _ = table.begin(7, for: .response, at: start, until: after(10))
        table.end(7)
        #expect(table.overdue(at: after(9999)).isEmpty && table.longest(9, at: after(9999)).isEmpty)
        opens.withLock { $0 = false }
        #expect(table.overdue(at: after(1)).map(\.descriptor) == [7])
        table.endWatching(7)
        #expect(table.overdue(at: after(1)).isEmpty && !table.isWaiting)
    }

    @Test func `waits for no more requests once closed, but for bodies and answers`() {
        var table = DeadlineTable()
        _ = table.begin(1, for: .request, at: start, until: after(10))
        _ = table.begin(2, for: .body, at: start, until: after(10))
        let resting = table.close()
        #expect(resting == [1])
        let purposes: [DeadlineTable.Purpose] = [.request, .body, .response]
        let entered = purposes.map { table.begin(3, for: $0, at: start, until: after(10)) }
        #expect(entered == [false, true, true])
    }
}
