import PreviewCore
import StorePromises
import TabModel
import TabSpecCoding
import Testing

@testable import PreviewStore

@Suite struct HistoryTests {
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
        #expect(HistoryLimit.changes == 200)
        #expect(HistoryLimit.retained(actsOf: 1 << 30) == 4 && HistoryLimit.retained(actsOf: 0) == 200)
    }

    @Test func `stores the canonical text of form 2`() async throws {
        let folder = try TemporaryFolder()
        let opened = try OpenedStore(folder.location)
        try await opened.store.save(.sample("a"))
        await opened.close()

        let text: String? = try value(folder.database, "SELECT text FROM customization")

        #expect(text == CustomizationCoding.text(.sample("a")))
    }
}
