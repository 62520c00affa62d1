import Foundation
import PreviewCore
import PreviewFakes
import Synchronization
import Testing

@testable import PreviewServer

/// Pages of large specs: not on all processors at once, so that small requests always find one (S42).
@Suite(.timeLimit(.minutes(2)))
struct LargePagesTests {
    private static let large = Specs.customizable + Array(repeating: UInt8(ascii: " "), count: 64 << 10)

    @Test func `draws the owner's before those of guests, and small ones at once`() async throws {
        let small = try await snapshot(reading: Specs.customizable)
        let large = try await snapshot(reading: Self.large)
        let (pages, gate, drawn) = (LargePages(atOnce: 1), Gateway(), Order())
        let first = Task { try await pages.draw(large, for: .link("a")) { await gate.pass() } }
        await gate.reached()
        let guest = Task { try await pages.draw(large, for: .link("b")) { drawn.add("guest") } }
        while pages.count < 2 { await Task.yield() }
        let owner = Task { try await pages.draw(large, for: .owner) { drawn.add("owner") } }
        while pages.count < 3 { await Task.yield() }
        try await pages.draw(small, for: .link("c")) { drawn.add("small") }

        gate.open()
        for task in [first, guest, owner] { try await task.value }
        #expect(drawn.names.withLock(\.self) == ["small", "owner", "guest"])
        #expect(pages.count == 0)
    }

    /// What was drawn, in order.
    private final class Order: Sendable {
        let names = Mutex<[String]>([])

        func add(_ name: String) { names.withLock { $0.append(name) } }
    }

    private func snapshot(reading text: [UInt8]) async throws -> PreviewSnapshot {
        try await Handling(reading: text).session.snapshot
    }

    @Test func `answers small requests and exports while large pages wait`() async throws {
        let handling = try await Handling(reading: Self.large)
        let (pages, snapshot) = (handling.server.largePages, handling.session.snapshot)
        let gates = (1..<max(ProcessInfo.processInfo.activeProcessorCount, 2)).map { _ in Gateway() }
        let drawn = gates.map { gate in Task { try await pages.draw(snapshot, for: .owner) { await gate.pass() } } }
        for gate in gates { await gate.reached() }
        let page = Task { try await handling.ask("GET", "/").status }
        while pages.count <= gates.count { await Task.yield() }

        for target in ["/health", "/spec", "/export.html"] {
            #expect(try await handling.ask("GET", target).status == 200, "\(target)")
        }
        #expect(handling.pages.drawn.withLock { $0 } == 1)
        for gate in gates { gate.open() }
        for task in drawn { try await task.value }
        #expect(try await page.value == 200)
        #expect(handling.pages.drawn.withLock { $0 } == 2)
    }
}
