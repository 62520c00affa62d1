import PreviewCore
import Foundation
import StorePromises
import Testing

@testable import PreviewStore

/// Acknowledged changes are in files that the next start finds, whatever happens to the folder meanwhile (S59).
@Suite struct LossTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func remove(_ names: String...) throws {
        for name in names { try FileManager.default.removeItem(atPath: "\(folder.store)/\(name)") }
    }

    /// Damages the store, by name of the damage.
    private func harm(_ kind: String) throws {
        let files = FileManager.default
        switch kind {
        case "database": try remove("customizations.sqlite", "customizations.sqlite-wal", "customizations.sqlite-shm")
        case "log": try remove("customizations.sqlite-wal")
        case "lock of the store": try remove("lock")
        case "lock of the spec": try remove(folder.lockName)
        case "locks": try remove("lock", folder.lockName)
        case "folder": try files.removeItem(atPath: folder.store)
        case "renamed": try files.moveItem(atPath: folder.store, toPath: folder.path + "/elsewhere")
        case "made anew":
            try files.removeItem(atPath: folder.store)
            try files.createDirectory(atPath: folder.store, withIntermediateDirectories: true)
        case "another database":
            try remove("customizations.sqlite-wal", "customizations.sqlite-shm")
            let other = try TemporaryFolder()
            withExtendedLifetime(try OpenedStore(other.location)) {}
            try remove("customizations.sqlite")
            try withExtendedLifetime(other) { try files.copyItem(atPath: other.database, toPath: folder.database) }
        default: Issue.record("\(kind)?")
        }
    }

    @Test(arguments: [
        "database", "log", "lock of the store", "lock of the spec", "folder", "renamed", "made anew",
        "another database",
    ])
    func `nothing more is acknowledged once its files are gone`(kind: String) async throws {
        let opened = try OpenedStore(folder.location)
        try await opened.store.save(.sample("a"))
        #expect(opened.store.warning == nil)
        try harm(kind)

        let acts: [@Sendable () async throws -> Void] = [
            { try await opened.store.save(.sample("b")) },
            { try await opened.store.save(.sample(1)) },
            { _ = try await opened.store.append([.sample(1, "one")], to: "tabs.json") },
        ]
        for act in acts {
            let error = await #expect(throws: StoreError.self) { try await act() }
            guard case .lost = error else { throw try #require(error) }
            #expect(try #require(error).text.contains("Restart the preview."))
        }
        #expect(opened.store.warning?.contains("was removed or replaced") == true)
        #expect(try await opened.store.sampleID() == "a")
        await opened.close()
    }

    @Test func `goes on when its folder comes back`() async throws {
        let opened = try OpenedStore(folder.location)
        try harm("renamed")
        await #expect(throws: StoreError.self) { try await opened.store.save(.sample("a")) }
        try FileManager.default.moveItem(atPath: folder.path + "/elsewhere", toPath: folder.store)

        #expect(opened.store.warning == nil)
        try await opened.store.save(.sample("b"))
        await opened.close()

        let again = try OpenedStore(folder.location)
        #expect(try await again.store.sampleID() == "b")
    }

    @Test(arguments: ["folder", "locks"])
    func `takes nothing away from the server that came after`(kind: String) async throws {
        let first = try OpenedStore(folder.location)
        try await first.store.save(.sample("a"))
        try harm(kind)
        let second = try OpenedStore(folder.location)
        try second.folder?.announce(address: "http://127.0.0.1:8081/")
        try await second.store.save(.sample("b"))

        await #expect(throws: StoreError.self) { try await first.store.save(.sample("c")) }
        await first.close()

        #expect(StoreFolder.server(of: folder.location)?.address == "http://127.0.0.1:8081/")
        #expect(second.store.warning == nil)
        try await second.store.save(.sample("d"))
        await second.close()
        #expect(try await OpenedStore(folder.location).store.sampleID() == "d")
    }
}
