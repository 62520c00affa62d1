import PreviewFakes
import Synchronization
import Testing

@testable import PreviewServer

/// The readiness of a server, as a proxy asks for it.
@Suite(.timeLimit(.minutes(10)))
struct ReadinessTests {
    private let store = FakeStore()
    private let sites: SeveralSites

    init() async throws { sites = try await SeveralSites(requiresLink: true, hostedIn: store) }

    private func ready() async -> Handling.Reply { await sites.ask("GET", "/ready", peer: SeveralSitesTests.distant) }

    @Test func `is ready as long as the database answers`() async {
        let reply = await ready()
        #expect(reply.status == 200 && reply.body == #"{"status":"ready"}"# && reply["Cache-Control"] == "no-store")
    }

    @Test func `is not ready while the database fails, says when to ask again, and is ready afterwards`() async {
        store.state.withLock { $0.failure = FullDisk() }
        let reply = await ready()
        #expect(reply.status == 503 && reply["Retry-After"] == "1" && reply["Cache-Control"] == "no-store")
        #expect(reply.body.contains(#""id":"notReady""#) && !reply.body.contains("FullDisk"))
        #expect(await sites.ask("GET", "/health", peer: SeveralSitesTests.distant).status == 200)

        store.state.withLock { $0.failure = nil }
        #expect(await ready().status == 200)
    }

    @Test func `does not wait for a database that never answers`() async {
        store.state.withLock { $0.beforeCount = { try? await Task.sleep(for: .seconds(3600)) } }
        #expect(await ready().status == 503)
    }

    @Test func `has no such page where the previews are files`() async throws {
        #expect(await (try SeveralSites()).ask("GET", "/ready").status == 404)
    }
}
