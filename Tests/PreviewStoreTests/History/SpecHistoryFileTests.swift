import Foundation
import GRDB
import PreviewCore
import StorePromises
import Testing

@testable import PreviewStore

/// The history of specs in a database file.
@Suite struct SpecHistoryFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `keeps equal texts once, and lets none stay that no revision has`() async throws {
        let opened = try OpenedStore(folder.location)
        for number in 1...6 {
            try await opened.store.append([.sample(number, number.isMultiple(of: 2) ? "a" : "b")], to: "tabs.json")
        }
        try await opened.store.append((7...206).map { .sample($0, "a") }, to: "tabs.json")
        await opened.close()
        #expect(try value(folder.database, "SELECT count(*) FROM specText") == 1)
    }

    @Test func `outlives the program, and its numbers are never given again`() async throws {
        let opened = try OpenedStore(folder.location)
        try await opened.store.append([.sample(40, "one")], to: "tabs.json")
        await opened.close()

        let reopened = try OpenedStore(folder.location)

        #expect(try await reopened.store.specRevisions(of: "tabs.json").map(\.number) == [40])
        #expect(try await reopened.store.head(of: "tabs.json").revision == 40)
        #expect(try await reopened.store.commit(.customize(.sample("a")), to: "tabs.json")?.revision == 41)
    }

    @Test func `a damaged row is set aside, a damaged text costs only itself`() async throws {
        let opened = try OpenedStore(folder.location)
        let records = [SpecRecord.sample(1, "one"), .sample(2, "two")]
        try await opened.store.append(records, to: "tabs.json")
        await opened.close()

        try edit(folder.database, "UPDATE specText SET text = x'00' WHERE text = CAST('one' AS BLOB)")
        let reopened = try OpenedStore(folder.location)
        #expect(reopened.warnings.isEmpty)
        #expect(try await reopened.store.specText(records[0].revision.digest, of: "tabs.json") == nil)
        #expect(try await reopened.store.specText(records[1].revision.digest, of: "tabs.json") == records[1].text)
        await reopened.close()

        try edit(folder.database, "UPDATE specRevision SET summary = 'Something else'")
        let again = try OpenedStore(folder.location)
        #expect(try #require(again.warnings.first).contains("specRevision"))
        #expect(try await again.store.specRevisions(of: "tabs.json").isEmpty)
    }

    @Test func `keeps who did an act, and knows acts of before there were notes`() async throws {
        let opened = try OpenedStore(folder.location)
        let note = ChangeNote(author: .browser(link: "Ann"), kind: .undo(of: 7), summary: "Undid: Hid b")
        var act = CustomizationAct.sample("a")
        act.note = note
        try await opened.store.save(act)
        await opened.close()
        #expect(try value(folder.database, "SELECT link FROM act") == "Ann")

        let reopened = try OpenedStore(folder.location)
        #expect(try await reopened.store.acts(of: .sample()).map(\.note) == [note])
    }
}
