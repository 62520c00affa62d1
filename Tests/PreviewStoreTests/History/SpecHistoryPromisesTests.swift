import Foundation
import GRDB
import PreviewCore
import Testing

@testable import PreviewStore

/// What every store of a spec's history promises.
@Suite struct SpecHistoryPromisesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func store(_ kind: StoreKind) throws -> any HistoryStore {
        switch kind {
        case .sqliteInMemory: try StoreKind.inMemory()
        case .sqliteFile: try OpenedStore(folder.location).history
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `gives back what was appended, the oldest first`(kind: StoreKind) async throws {
        let store = try store(kind)
        let records = [
            SpecRecord.sample(1, "one"), .sample(2, "two", author: .browser(link: "Ann"), isConfirmed: false),
            .sample(3, "one", author: .command, kind: .undo(of: 2)), .sample(4, "\u{0}{", isGood: false),
        ]

        try await store.append(Array(records.prefix(3)), to: "tabs.json")
        try await store.append([records[3]], to: "tabs.json")
        try await store.append([.sample(9, "other")], to: "other.json")

        #expect(try await store.specRevisions(of: "tabs.json") == records.map(\.revision))
        for record in records {
            #expect(try await store.specText(record.revision.digest, of: "tabs.json") == record.text)
        }
        #expect(try await store.specText(ContentDigest(of: "never"), of: "tabs.json") == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `confirms and removes one revision`(kind: StoreKind) async throws {
        let store = try store(kind)
        let records = (1...3).map { SpecRecord.sample($0, $0 == 3 ? "1" : "\($0)", isConfirmed: false) }
        try await store.append(records, to: "tabs.json")

        try await store.confirmSpecRevision(2, of: "tabs.json")
        try await store.confirmSpecRevision(7, of: "tabs.json")
        try await store.removeSpecRevision(3, of: "tabs.json")
        try await store.removeSpecRevision(7, of: "tabs.json")

        let revisions = try await store.specRevisions(of: "tabs.json")
        #expect(revisions.map(\.number) == [1, 2])
        #expect(revisions.map(\.isConfirmed) == [false, true])
        #expect(try await store.specText(records[0].revision.digest, of: "tabs.json") == records[0].text)
    }

    @Test(arguments: StoreKind.allCases)
    func `keeps the last 200 of each spec`(kind: StoreKind) async throws {
        let store = try store(kind)
        try await store.append((1...150).map { .sample($0, "\($0)") }, to: "tabs.json")
        try await store.append((151...203).map { .sample($0, "\($0)") }, to: "tabs.json")
        try await store.append([.sample(204, "4")], to: "other.json")
        #expect(try await store.specRevisions(of: "tabs.json").map(\.number) == Array(4...203))
        #expect(try await store.specRevisions(of: "other.json").map(\.number) == [204])
    }

    @Test(arguments: StoreKind.allCases)
    func `keeps the newest texts that have 32 MiB together, and says how many`(kind: StoreKind) async throws {
        let store = try store(kind)
        let records = (1...20).map { SpecRecord.sample($0, String(repeating: "\($0 % 10)", count: 2 << 20 + $0)) }
        try await store.append([.sample(90, "other")], to: "other.json")

        #expect(try await store.append(Array(records.prefix(12)), to: "tabs.json") == 12)
        #expect(try await store.append(Array(records.suffix(8)), to: "tabs.json") == 15)

        #expect(try await store.specRevisions(of: "tabs.json").map(\.number) == Array(6...20))
        #expect(try await store.specText(records[4].revision.digest, of: "tabs.json") == nil)
        #expect(try await store.specText(records[5].revision.digest, of: "tabs.json") == records[5].text)
        #expect(try await store.specRevisions(of: "other.json").map(\.number) == [90])
        #expect(try await store.specText(ContentDigest(of: "other"), of: "other.json") == Array("other".utf8))
    }

    @Test func `a string that another spec has too stays for that one`() async throws {
        let store = try StoreKind.inMemory()
        try await store.append([.sample(1, "both")], to: "other.json")
        try await store.append([.sample(2, "both")], to: "tabs.json")
        try await store.append((3...202).map { .sample($0, "\($0)") }, to: "tabs.json")
        #expect(try await store.specText(ContentDigest(of: "both"), of: "other.json") == Array("both".utf8))
        try await store.removeSpecRevision(1, of: "other.json")
        #expect(try await store.specText(ContentDigest(of: "both"), of: "other.json") == nil)
    }

    @Test func `keeps equal texts once, and lets none stay that no revision has`() async throws {
        let opened = try OpenedStore(folder.location)
        for number in 1...6 {
            try await opened.history.append([.sample(number, number.isMultiple(of: 2) ? "a" : "b")], to: "tabs.json")
        }
        try await opened.history.append((7...206).map { .sample($0, "a") }, to: "tabs.json")
        await opened.close(lastRevision: 206)
        #expect(try value(folder.database, "SELECT count(*) FROM specText") == 1)
    }

    @Test func `outlives the program, and its numbers are never given again`() async throws {
        let opened = try OpenedStore(folder.location)
        try await opened.history.append([.sample(40, "one")], to: "tabs.json")
        _ = try await opened.store.reserveRevisions(64)
        await opened.close(lastRevision: 3)

        let reopened = try OpenedStore(folder.location)

        #expect(try await reopened.history.specRevisions(of: "tabs.json").map(\.number) == [40])
        #expect(try await reopened.store.reserveRevisions(1) == 41)
    }

    @Test func `a damaged row is set aside, a damaged text costs only itself`() async throws {
        let opened = try OpenedStore(folder.location)
        let records = [SpecRecord.sample(1, "one"), .sample(2, "two")]
        try await opened.history.append(records, to: "tabs.json")
        await opened.close(lastRevision: 2)

        try edit(folder.database, "UPDATE specText SET text = x'00' WHERE text = CAST('one' AS BLOB)")
        let reopened = try OpenedStore(folder.location)
        #expect(reopened.warnings.isEmpty)
        #expect(try await reopened.history.specText(records[0].revision.digest, of: "tabs.json") == nil)
        #expect(try await reopened.history.specText(records[1].revision.digest, of: "tabs.json") == records[1].text)
        await reopened.close(lastRevision: 2)

        try edit(folder.database, "UPDATE specRevision SET summary = 'Something else'")
        let again = try OpenedStore(folder.location)
        #expect(try #require(again.warnings.first).contains("specRevision"))
        #expect(try await again.history.specRevisions(of: "tabs.json").isEmpty)
    }

    @Test func `keeps who did an act, and knows acts of before there were notes`() async throws {
        let opened = try OpenedStore(folder.location)
        let note = ChangeNote(author: .browser(link: "Ann"), kind: .undo(of: 7), summary: "Undid: Hid b")
        var act = CustomizationAct.sample("a", revision: 8)
        act.note = note
        try await opened.store.save(act)
        await opened.close(lastRevision: 8)
        #expect(try value(folder.database, "SELECT link FROM act") == "Ann")

        let reopened = try OpenedStore(folder.location)
        #expect(try await reopened.store.acts(of: .sample()).map(\.note) == [note])
    }
}

extension SpecRecord {
    static func sample(
        _ number: Int,
        _ text: String,
        author: ChangeAuthor = .editor,
        kind: SpecChangeKind = .edit,
        isGood: Bool = true,
        isConfirmed: Bool = true
    ) -> Self {
        let note = ChangeNote.sample(text, author: author, kind: kind)
        let revision = SpecRevision(
            number: number,
            time: 1_800_000_000.25 + Double(number),
            note: note,
            digest: ContentDigest(of: text),
            isGood: isGood,
            isConfirmed: isConfirmed
        )
        return Self(revision: revision, text: Array(text.utf8))
    }
}
