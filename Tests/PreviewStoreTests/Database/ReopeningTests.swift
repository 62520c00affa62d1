import Foundation
import GRDB
import PreviewCore
import StorePromises
import Testing

@testable import PreviewStore

@Suite struct ReopeningTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: [true, false])
    func `has every act after a clean close and without one`(isClean: Bool) async throws {
        do {
            let opened = try OpenedStore(folder.location)
            for act in 1...30 { try await opened.store.save(.sample("\(act)", profile: "p\(act % 3)", revision: act)) }
            if isClean { await opened.close() }
        }

        let opened = try OpenedStore(folder.location)

        #expect(opened.warnings.isEmpty)
        #expect(try await opened.store.sampleID("p0") == "30")
        #expect(try await opened.store.sampleID("p1") == "28")
        #expect(try await opened.store.sampleID("p2") == "29")
    }

    @Test func `keeps its mark, unless that is damaged`() async throws {
        let marks = try await [folder.mark(), folder.mark()]
        try edit(folder.database, "UPDATE counter SET next = next - 1 WHERE name = 'mark'")
        let later = try await [folder.mark(), folder.mark()]

        #expect(Set(marks).count == 1 && Set(later).count == 1)
        #expect(marks[0] != later[0] && later[0] != marks[0] - 1)
    }

    @Test func `has every act in a copy of the files taken while it is open`() async throws {
        let opened = try OpenedStore(folder.location)
        let copy = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: copy.store, withIntermediateDirectories: true)
        for act in 1...25 {
            try await opened.store.save(.sample("\(act)", revision: act))
            for ending in ["", "-wal"] {
                try? FileManager.default.removeItem(atPath: copy.database + ending)
                try FileManager.default.copyItem(atPath: folder.database + ending, toPath: copy.database + ending)
            }
            #expect(try await OpenedStore(copy.location).store.sampleID() == "\(act)")
        }
    }

    @Test func `leaves one file behind after a clean close, the log merged`() async throws {
        let opened = try OpenedStore(folder.location)
        try await opened.store.save(.sample("a"))
        _ = try await opened.store.sampleID()
        await opened.close()

        #expect(
            try folder.names() == [".gitignore", "customizations.sqlite", "lock", folder.lockName, "opening"]
        )
    }

    @Test func `writes through a log that is synchronized at each commit`() throws {
        let opened = try OpenedStore(folder.location)
        withExtendedLifetime(opened) {}
        let pool = try StoreDatabase.pool(folder.database)

        let settings = try pool.writeWithoutTransaction { db in
            [
                try String.fetchOne(db, sql: "PRAGMA journal_mode"),
                try String.fetchOne(db, sql: "PRAGMA synchronous"),
                try String.fetchOne(db, sql: "PRAGMA busy_timeout"),
            ]
        }

        // 2 is FULL; GRDB alone would leave 1, NORMAL.
        #expect(settings == ["wal", "2", "5000"])
    }

    @Test func `stores acts while someone else is in the middle of reading`() async throws {
        let opened = try OpenedStore(folder.location)
        try await opened.store.save(.sample("a"))
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let reader = try DatabaseQueue(path: folder.database, configuration: configuration)
        let before = try await reader.writeWithoutTransaction { db in
            try db.execute(sql: "BEGIN")
            return try Int.fetchOne(db, sql: "SELECT count(*) FROM customization")
        }

        try await opened.store.save(.sample("b", profile: "ann", revision: 2))

        let after = try await reader.writeWithoutTransaction { db in
            let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM customization")
            try db.execute(sql: "COMMIT")
            return count
        }
        #expect(before == 1 && after == 1)
        #expect(try await opened.store.sampleID("ann") == "b")
    }
}

extension TemporaryFolder {
    /// The mark that a store in this folder has when it is opened again.
    fileprivate func mark() async throws -> Int {
        let opened = try OpenedStore(location)
        let mark = try await opened.store.head(of: "tabs.json").mark
        await opened.close()
        return mark
    }
}
