import PreviewCore
import Foundation
import GRDB
import StorePromises
import TabModel
import Testing

@testable import PreviewStore

/// A database that an earlier tabpreview wrote.
@Suite struct UpgradeTests {
    let folder: TemporaryFolder

    /// `version-1.sqlite` was written by `tabpreview serve` of schema 1: two profiles, four acts, next revision 7.
    init() throws {
        folder = try TemporaryFolder()
        withExtendedLifetime(try OpenedStore(folder.location)) {}
        for name in try folder.names() where name.hasPrefix("customizations") || name == "revision" {
            try FileManager.default.removeItem(atPath: "\(folder.store)/\(name)")
        }
        let fixture = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Database/Fixtures/version-1.sqlite")
        try FileManager.default.copyItem(atPath: fixture.path, toPath: folder.database)
    }

    @Test func `takes over everything from schema 1, and links from then on`() async throws {
        #expect(try value(folder.database, "PRAGMA user_version") == 1)

        let opened = try OpenedStore(folder.location)

        #expect(opened.warnings.isEmpty)
        let names = try await opened.store.profiles(spec: "tabs.json", storageKey: "main").map(\.name)
        #expect(names == ["default", "team"])
        let team = CustomizationKey(spec: "tabs.json", storageKey: "main", profile: "team")
        #expect(try await opened.store.customization(for: team)?.customization.tabs.keys.sorted() == ["c.library"])
        let store = try #require(opened.store as? SQLiteStore)
        let key = CustomizationKey(spec: "tabs.json", storageKey: "main", profile: "default")
        #expect(try await store.acts(of: key).map(\.revision) == [6, 5, 3])
        #expect(try await opened.store.head(of: "tabs.json").revision == 6)
        try await opened.store.save(.sample(1, isPinned: true))
        await opened.close()
        #expect(try value(folder.database, "PRAGMA user_version") == StoreSchema.version)

        let reopened = try OpenedStore(folder.location)
        #expect(reopened.warnings.isEmpty)
        #expect(try await reopened.store.shares(of: "tabs.json") == [.sample(1, isPinned: true)])
        #expect(try await reopened.store.profiles(spec: "tabs.json", storageKey: "main").count == 2)
    }

    @Test func `has the same tables whether created or upgraded`() throws {
        let schema = "SELECT group_concat(sql, ';') FROM (SELECT sql FROM sqlite_master ORDER BY name)"
        withExtendedLifetime(try OpenedStore(folder.location)) {}
        let broughtUp: String? = try value(folder.database, schema)
        for ending in ["", "-wal", "-shm"] { TemporaryFiles.removeFile(folder.database + ending) }

        withExtendedLifetime(try OpenedStore(folder.location)) {}

        #expect(try value(folder.database, schema) == broughtUp)
        #expect(try #require(broughtUp).contains("CREATE TABLE share"))
    }

    @Test func `stays at schema 1 where the disk refuses the step, and is brought up later`() async throws {
        FaultyDisk.install()
        var refusals = 0
        for goodOnes in 0..<8 {
            let before = try folder.bytes(folder.database)
            FaultyDisk.plan(
                .init(operations: [.write, .truncate], code: 13, goodOnes: goodOnes, goesOn: true),
                for: folder.store
            )
            do {
                let opened = try OpenedStore(folder.location)
                if opened.folder == nil { refusals += 1 }
                _ = FaultyDisk.repair(folder.store)
                await opened.close()
            } catch {
                refusals += 1
                _ = FaultyDisk.repair(folder.store)
            }
            let again = try OpenedStore(folder.location)
            #expect(again.warnings.isEmpty, "after \(goodOnes) good operations")
            #expect(try await again.store.profiles(spec: "tabs.json", storageKey: "main").count == 2)
            try await again.store.save(.sample(1))
            await again.close()
            try before.write(to: URL(fileURLWithPath: folder.database))
            for ending in ["-wal", "-shm"] { TemporaryFiles.removeFile(folder.database + ending) }
        }
        #expect(refusals > 0)
    }
}
