import PreviewCore
import PreviewFakes
import Synchronization
import Testing

@testable import PreviewServer

/// Answers that take longer than visitors may.
@Suite(.timeLimit(.minutes(20)))
struct SlowAnswerTests {
    /// Other connections are ended meanwhile, each after the whole time that it has.
    @Test func `sends the answer of a save that takes longer than any deadline`() async throws {
        try await keepingUp { deadline in
            let (file, gate) = (FakeSpecWriter(Specs.customizable), Gateway())
            file.state.withLock { $0.beforeReturning = { await gate.pass() } }
            let hurry: (inout ServerConfiguration) -> Void = {
                ($0.requestDeadline, $0.idleDeadline, $0.responseDeadline) = (deadline, deadline, deadline)
            }
            var answer: RawClient.Response?
            try await withServer(writer: file, configure: hurry) { running in
                async let saved = save(running, gate)
                await gate.reached()
                for _ in 0..<2 {
                    let other = try await running.talk { $0.client.receiveAll() }
                    #expect(other.isEmpty)
                }
                gate.open()
                answer = await saved
            }
            return answer?.status == 200 && answer?["ETag"] == EntityTag(of: Specs.plain).text
                && file.text == Specs.plain
        }
    }

    private func save(_ running: RunningServer, _ gate: Gateway) async -> RawClient.Response? {
        let fields = ["Content-Type: application/json", "If-Match: \(EntityTag(of: Specs.customizable).text)"]
        let text = String(decoding: Specs.plain, as: UTF8.self)
        let answer = try? await running.talk { try $0.ask("PUT", "/spec", fields, body: text) }
        gate.giveUp()
        return answer
    }

    /// It is still made, once, and the next request gets it.
    @Test func `answers 503 and when to ask again for a page that takes too long, and then sends the page`()
        async throws
    {
        let gate = Gateway()
        let made = Atomic(0)
        let slow = Route.cached("slow", .view, .page, for: .rights) { request in
            made.add(1, ordering: .relaxed)
            await gate.pass()
            return RevisionResponse(.html("slow"), of: request.site.session.snapshot)
        }
        let handling = try await Handling(routes: RouteTable(Route.all + [slow]), timeout: .milliseconds(50))
        for _ in 0..<2 {
            let late = try await handling.ask("GET", "/slow")
            #expect(late.status == 503)
            #expect(late["Retry-After"] == "3" && late["Cache-Control"] == "no-store")
            #expect(late.body.contains("taking longer than usual"))
            for (name, value) in SecurityFields.all() { #expect(late[name] == value) }
        }
        gate.open()
        try await keepingUp(with: Array(repeating: .milliseconds(50), count: 100)) { pause in
            try await Task.sleep(for: pause)
            return try await handling.ask("GET", "/slow").body == "slow"
        }
        let count = made.load(ordering: .relaxed)
        #expect(count == 1)
    }
}
