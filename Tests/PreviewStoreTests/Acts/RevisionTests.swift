import Foundation
import PreviewCore
import PreviewStore
import TestTools
import Testing

@Suite struct RevisionTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Opens, reserves, and ends without closing, as a killed program does.
    private func crash(after count: Int) async throws -> Int {
        let opened = try OpenedStore(folder.location)
        return try await opened.store.reserveRevisions(count)
    }

    @Test func `skips numbers of a killed program, and never repeats one`() async throws {
        #expect(try await crash(after: 1000) == 1)
        #expect(try await crash(after: 1000) == 1001)
    }

    @Test func `gives unused numbers back on a clean close`() async throws {
        let opened = try OpenedStore(folder.location)
        #expect(try await opened.store.reserveRevisions(1000) == 1)
        await opened.close(lastRevision: 7)

        #expect(try await OpenedStore(folder.location).store.reserveRevisions(1000) == 8)
    }

    @Test(arguments: [-1, 0, 3])
    func `never gives back a number that an earlier run used`(last: Int) async throws {
        _ = try await crash(after: 50)
        let opened = try OpenedStore(folder.location)
        _ = try await opened.store.reserveRevisions(10)
        await opened.close(lastRevision: last)

        #expect(try await OpenedStore(folder.location).store.reserveRevisions(1) == 51)
    }

    @Test func `never gives back a number that an act has`() async throws {
        let opened = try OpenedStore(folder.location)
        _ = try await opened.store.reserveRevisions(100)
        try await opened.store.save(.sample("a", revision: 40))
        await opened.close(lastRevision: 12)

        #expect(try await OpenedStore(folder.location).store.reserveRevisions(1) == 41)
    }

    @Test func `gives back nothing that was not reserved`() async throws {
        let opened = try OpenedStore(folder.location)
        _ = try await opened.store.reserveRevisions(10)
        await opened.close(lastRevision: 5000)

        #expect(try await OpenedStore(folder.location).store.reserveRevisions(1) == 11)
    }

    /// Random runs of reserving, using, closing and being killed; the seed is fixed.
    @Test(arguments: 1...8)
    func `never falls over random runs`(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        var highest = 0
        for _ in 0..<12 {
            let opened = try OpenedStore(folder.location)
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                let count = Int.random(in: 1...20, using: &random)
                let first = try await opened.store.reserveRevisions(count)
                #expect(first > highest)
                highest = first + Int.random(in: 0..<count, using: &random)
            }
            if Bool.random(using: &random) { await opened.close(lastRevision: highest) }
        }
    }

    @Test func `never falls when the database is lost after a clean close`() async throws {
        let opened = try OpenedStore(folder.location)
        #expect(try await opened.store.reserveRevisions(100) == 1)
        await opened.close(lastRevision: 30)
        try removeDatabase()

        #expect(try await OpenedStore(folder.location).store.reserveRevisions(1) == 31)
    }

    @Test func `never falls when the database is lost after a kill`() async throws {
        _ = try await crash(after: 100)
        try removeDatabase()

        #expect(try await OpenedStore(folder.location).store.reserveRevisions(1) == 101)
    }

    private func removeDatabase() throws {
        for name in try folder.names() where name.hasPrefix("customizations.sqlite") {
            try FileManager.default.removeItem(atPath: "\(folder.store)/\(name)")
        }
    }

    @Test(arguments: ["", "x\n", "-5\n", "99999999999999999999\n", "12"])
    func `lives with a broken second place of the counter`(text: String) async throws {
        let opened = try OpenedStore(folder.location)
        _ = try await opened.store.reserveRevisions(100)
        await opened.close(lastRevision: 30)
        try folder.write(text, to: ".tabpreview/revision")

        #expect(try await OpenedStore(folder.location).store.reserveRevisions(1) == 31)
    }
}
