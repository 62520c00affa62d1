import PreviewCore
import TabModel
import TabSpecCoding
import Testing

@testable import PreviewStore

@Suite struct HistoryTests {
    @Test func `keeps what an act did, from what text to what text`() async throws {
        let store = try StoreKind.inMemory()
        try await store.save(.sample("a", revision: 7))
        try await store.save(.sample("b", revision: 8))

        let acts = try await store.acts(of: .sample())

        #expect(acts.map(\.revision) == [8, 7])
        #expect(acts.map(\.operations) == [#"[{"op":"hide","id":"b"}]"#, #"[{"op":"hide","id":"a"}]"#])
        #expect(acts.map(\.before) == [CustomizationCoding.text(.sample("a")), nil])
        #expect(acts.map(\.after) == [CustomizationCoding.text(.sample("b")), CustomizationCoding.text(.sample("a"))])
        #expect(acts.allSatisfy { $0.time > 1_700_000_000 && $0.key == .sample() })
    }

    @Test func `notes the end of a profile, so that it can come back`() async throws {
        let store = try StoreKind.inMemory()
        try await store.save(.sample("a"))
        _ = try await store.deleteProfile(.sample(), revision: 2, note: .sample("end"))

        let last = try #require(try await store.acts(of: .sample()).first)

        #expect(last.operations == "delete")
        #expect(last.before == CustomizationCoding.text(.sample("a")))
        #expect(last.after == nil)
    }

    @Test func `keeps the last 200 acts of each key`() async throws {
        let store = try StoreKind.inMemory()
        for revision in 1...205 {
            try await store.save(.sample("a", profile: "ann", revision: revision))
        }
        for revision in 206...208 { try await store.save(.sample("a", profile: "bob", revision: revision)) }

        #expect(HistoryLimit.changes == 200)
        #expect(try await store.acts(of: .sample("ann")).map(\.revision) == (6...205).reversed())
        #expect(try await store.acts(of: .sample("bob")).map(\.revision) == [208, 207, 206])
    }

    @Test(arguments: StoreKind.allCases)
    func `keeps fewer acts whose texts are long, and four of any length`(kind: StoreKind) async throws {
        let folder = try TemporaryFolder()
        let store = try kind.open(folder)
        // An id appears twice in a string, and the text twice in an act: before and after it.
        let long = String(repeating: "a", count: 1 << 20)
        for revision in 1...12 { try await store.save(.sample(long, profile: "ann", revision: revision)) }
        #expect(try await store.acts(of: .sample("ann")).map(\.revision) == (6...12).reversed())
        for revision in 13...16 { try await store.save(.sample("a", profile: "ann", revision: revision)) }
        #expect(try await store.acts(of: .sample("ann")).count == 11)
        #expect(HistoryLimit.kept(actsOf: 1 << 30) == 4 && HistoryLimit.kept(actsOf: 0) == 200)
    }

    @Test func `stores the canonical text of form 2`() async throws {
        let folder = try TemporaryFolder()
        let opened = try OpenedStore(folder.location)
        try await opened.store.save(.sample("a"))
        await opened.close(lastRevision: 1)

        let text: String? = try value(folder.database, "SELECT text FROM customization")

        #expect(text == CustomizationCoding.text(.sample("a")))
    }
}
