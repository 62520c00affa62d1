import PreviewLinks
import PreviewCore
import Synchronization
import Testing

@testable import PreviewServer

/// Texts that guests send: one at a time, so that the rest of the server stays everyone's (S42).
@Suite(.timeLimit(.minutes(2)))
struct GuestWorkTests {
    /// A request by a link, or by the owner.
    private func admission(_ handling: Handling, _ link: String?, _ method: String, _ path: String) throws -> Admission
    {
        var head = RequestHead()
        (head.method, head.rawTarget, head["host"]) = (method, (link ?? "/") + path, "127.0.0.1:8080")
        guard case .admitted(let admission) = try handling.handler.gate.admit(head, port: 8080) else {
            throw Refusal.notFound
        }
        return admission
    }

    /// Waits inside work until it is opened.
    private final class Door: Sendable {
        private let (opened, opening) = AsyncStream.makeStream(of: Void.self)
        let inside = Atomic(0)
        let isDone = Atomic(false)

        func pass() async {
            inside.add(1, ordering: .relaxed)
            for await _ in opened {}
        }

        func open() { opening.finish() }
    }

    @Test func `does one guest's text at a time, and the owner's and everything else at once`() async throws {
        let handling = try await Handling()
        let first = try await handling.link(ShareTerms(role: .edit))
        let second = try await handling.link(ShareTerms(role: .edit))
        let work = GuestWork()
        let door = Door()
        let long = try admission(handling, first, "POST", "preview")
        let drawn = Task { try await work.run(for: long) { await door.pass() } }
        while door.inside.load(ordering: .relaxed) == 0 { try await Task.sleep(for: .milliseconds(2)) }
        let other = try admission(handling, second, "PUT", "spec")
        let waiting = Task { try await work.run(for: other) { door.isDone.store(true, ordering: .relaxed) } }

        for (link, method, path) in [(nil, "POST", "preview"), (nil, "PUT", "spec"), (first, "POST", "customization")] {
            let free = try admission(handling, link, method, path)
            #expect(try await work.run(for: free) { 1 } == 1, "\(method) \(path)")
        }
        let wasEarly = door.isDone.load(ordering: .relaxed)
        #expect(!wasEarly)
        door.open()
        try await drawn.value
        try await waiting.value
        let isDone = door.isDone.load(ordering: .relaxed)
        #expect(isDone)
    }

    @Test func `draws one guest's page at a time, and the owner's at once`() async throws {
        let handling = try await Handling()
        let link = try await handling.link(ShareTerms())
        let door = Door()
        let other = try admission(handling, try await handling.link(ShareTerms()), "GET", "layout")
        let long = Task {
            try await handling.server.guestWork.run(for: Client(other.visitor)) { await door.pass() }
        }
        while door.inside.load(ordering: .relaxed) == 0 { try await Task.sleep(for: .milliseconds(2)) }
        let asked = Task { try await handling.ask("GET", link + "?view=all").status }
        while handling.server.guestWork.count < 2 { try await Task.sleep(for: .milliseconds(2)) }
        #expect(try await handling.ask("GET", "/").status == 200)
        #expect(handling.pages.drawn.withLock { $0 } == 1)
        door.open()
        try await long.value
        #expect(try await asked.value == 200)
        #expect(handling.pages.drawn.withLock { $0 } == 2)
    }

    @Test func `sends away anyone who waits too long or has too many waiting`() async throws {
        let handling = try await Handling()
        let link = try await handling.link(ShareTerms(role: .edit))
        let work = GuestWork(timeout: .milliseconds(50))
        let door = Door()
        let asked = try admission(handling, link, "POST", "assist")
        let long = Task { try await work.run(for: asked) { await door.pass() } }
        while door.inside.load(ordering: .relaxed) == 0 { try await Task.sleep(for: .milliseconds(2)) }

        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    await #expect(throws: Refusal.busyWithGuests) {
                        try await work.run(for: asked) { Issue.record("ran") }
                    }
                }
            }
        }
        door.open()
        try await long.value
        #expect(try await work.run(for: asked) { 1 } == 1)
    }
}
