import Dispatch
import Foundation
import PreviewCore
import PreviewFakes
import Synchronization
import Testing

@testable import PreviewServer

/// Work that keeps a processor busy: in turns and on other threads, so that small requests always find one (S42).
@Suite(.timeLimit(.minutes(2)))
struct WorkQueuesTests {
    private static let large = WorkQueues.small + 1

    /// The acts, in order.
    private final class Order: Sendable {
        let names = Mutex<[String]>([])

        func add(_ name: String) { names.withLock { $0.append(name) } }
    }

    private func wait(_ isSo: () -> Bool) async throws {
        while !isSo() { try await Task.sleep(for: .milliseconds(2)) }
    }

    @Test func `does small work at once for the owner, and one at a time for guests`() async throws {
        let (queues, gate, order) = (WorkQueues(), Gateway(), Order())
        let first = Task { try await queues.run(.page, of: 0, for: .link("a")) { _ in await gate.pass() } }
        await gate.reached()
        let second = Task { try await queues.run(.page, of: 0, for: .link("b")) { _ in order.add("guest") } }
        try await wait { queues.countOfGuests == 2 }

        try await queues.run(.page, of: 0, for: .owner) { _ in order.add("owner") }
        try await queues.run(.operation, of: 0, for: .link("a")) { _ in order.add("operation") }
        try await queues.run(.lookup, of: Self.large, for: .link("a")) { _ in order.add("lookup") }
        gate.open()
        try await first.value
        try await second.value
        #expect(order.names.withLock(\.self) == ["owner", "operation", "lookup", "guest"])
        #expect(queues.countOfGuests == 0)
    }

    @Test func `does large work in turns, the owner's and guests', and small work beside it`() async throws {
        let (queues, gate, order) = (WorkQueues(largeAtOnce: 1), Gateway(), Order())
        let first = Task { try await queues.run(.file, of: 0, for: .link("a")) { _ in await gate.pass() } }
        await gate.reached()
        let waiting: [(String, Client, Route.Cost)] = [
            ("guest", .link("b"), .page), ("owner 1", .owner, .operation), ("owner 2", .owner, .file),
        ]
        var tasks = [first]
        for (name, client, cost) in waiting {
            tasks.append(Task { try await queues.run(cost, of: Self.large, for: client) { _ in order.add(name) } })
            try await wait { queues.countOfLarge == tasks.count }
        }
        try await queues.run(.page, of: 0, for: .link("c")) { _ in order.add("small") }

        gate.open()
        for task in tasks { try await task.value }
        #expect(order.names.withLock(\.self) == ["small", "owner 1", "guest", "owner 2"])
        #expect(queues.countOfLarge == 0)
    }

    @Test func `lets others go first between two views of what has many`() async throws {
        let (queues, gate, order) = (WorkQueues(largeAtOnce: 1), Gateway(), Order())
        let long = Task {
            try await queues.run(.file, of: 0, for: .link("a")) { pause in
                await gate.pass()
                order.add("first view")
                await pause()
                order.add("second view")
            }
        }
        await gate.reached()
        let other = Task { try await queues.run(.file, of: 0, for: .link("b")) { _ in order.add("other") } }
        try await wait { queues.countOfLarge == 2 }
        gate.open()
        try await long.value
        try await other.value
        #expect(order.names.withLock(\.self) == ["first view", "other", "second view"])
    }

    @Test func `sends away guests who wait too long or have too many waiting`() async throws {
        let (queues, gate) = (WorkQueues(timeout: .milliseconds(50)), Gateway())
        let long = Task { try await queues.run(.page, of: 0, for: .link("a")) { _ in await gate.pass() } }
        await gate.reached()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    await #expect(throws: HTTPError.busyWithGuests) {
                        try await queues.run(.page, sending: 1, of: 0, for: .link("a")) { Issue.record("ran") }
                    }
                }
            }
        }
        gate.open()
        try await long.value
        #expect(try await queues.run(.page, sending: 1, of: 0, for: .link("a")) { 1 } == 1)
    }

    /// Blocks a thread until it is told to go on; false if nobody does for a long time.
    private static func block(on semaphore: DispatchSemaphore) -> Bool {
        semaphore.wait(timeout: .now() + 60) == .success
    }

    @Test func `keeps no thread that all tasks share, however many it keeps (S42)`() async throws {
        let count = ProcessInfo.processInfo.activeProcessorCount + 2
        let queues = WorkQueues(largeAtOnce: count)
        let semaphore = DispatchSemaphore(value: 0)
        let begun = Order()
        let tasks = (0..<count).map { number in
            Task {
                try await queues.run(.file, of: 0, for: .link("link\(number)")) { _ in
                    begun.add("\(number)")
                    return Self.block(on: semaphore)
                }
            }
        }
        try await wait { begun.names.withLock(\.count) == count }
        // Whoever gets here has found a thread.
        for _ in 0..<count { semaphore.signal() }
        for task in tasks { #expect(try await task.value) }
    }
}
