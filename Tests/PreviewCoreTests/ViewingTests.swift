import Synchronization
import TabModel
import PreviewFakes
import TabResolver
import Testing

@testable import PreviewCore

/// The views and layouts that pages get.
struct ViewingTests {
    @Test func `gives snapshot and customization of the same moment`() async throws {
        let session = try await makeSession()
        _ = try await session.perform([.hide("notes")], profile: "zoe")

        let view = try await session.view(profile: "zoe")

        #expect(view.snapshot.revision == session.snapshot.revision)
        #expect(view.customization.customization.tabs.keys.sorted() == ["c.notes"])
        #expect(view.profile == "zoe")
    }

    @Test func `has no layout before the first good spec, and an empty customization`() async throws {
        let session = try await makeSession(reading: Specs.broken)
        let view = try await session.view(profile: "default")
        #expect(session.layout(of: view, in: ResolutionEnvironment()) == nil)
        #expect(view.customization.customization.isEmpty)
        await #expect(throws: SessionError.self) { _ = try await session.customization(profile: "default") }
    }

    @Test func `resolves for the environment and the profile asked for`() async throws {
        let session = try await makeSession()
        _ = try await session.perform([.hide("notes")], profile: "zoe")
        var sidebar = ResolutionEnvironment(platform: .iPad)
        sidebar.form = .sidebar

        let zoe = session.layout(of: try await session.view(profile: "zoe"), in: sidebar)
        let everyone = session.layout(of: try await session.view(profile: "default"), in: sidebar)
        let phone = ResolutionEnvironment(platform: .iPhone)
        let bar = session.layout(of: try await session.view(profile: "default"), in: phone)

        #expect(zoe?.sidebar?.rows.count == 2)
        #expect(everyone?.sidebar?.rows.count == 3)
        #expect(bar?.chrome == .bottomBar)
    }

    @Test func `leaves out findings that are switched off`() async throws {
        let session = try await PreviewSession(
            of: PreviewedSpec(file: "tabs.json"),
            store: FakeStore(),
            rules: RuleSettings(off: ["R5.1"])
        )
        let text = #"{"tabs": [{"title": "A", "value": 1, "badge": "urgent"}, {"title": "B", "value": 1}]}"#
        await session.receive(.text(Array(text.utf8)))

        let layout = session.layout(of: try await session.view(profile: "default"), in: ResolutionEnvironment())

        #expect(layout?.findings.map(\.id) == ["R5.54"])
    }

    @Test func `lets go of what was used longest ago`() {
        var cache = LRUCache<String, Int>(capacity: 2)
        cache.insert(1, for: "a")
        cache.insert(2, for: "b")
        #expect(cache.value(for: "a") == 1)

        cache.insert(3, for: "c")

        #expect(cache.value(for: "b") == nil)
        #expect(cache.value(for: "a") == 1)
        #expect(cache.value(for: "c") == 3)
    }

    @Test func `keeps no more cost than allowed`() {
        var cache = LRUCache<String, Int>(capacity: 10, costLimit: 100)
        cache.insert(1, for: "a", cost: 60)
        cache.insert(2, for: "b", cost: 50)
        #expect(cache.value(for: "a") == nil)
        cache.insert(3, for: "b", cost: 90)
        cache.insert(4, for: "c", cost: 10)
        #expect(cache.value(for: "b") == 3)
        cache.insert(5, for: "d", cost: 101)
        #expect(cache.value(for: "d") == nil)
        #expect(cache.count == 2)
        cache.removeAll()
        #expect(cache.count == 0)
    }
}
