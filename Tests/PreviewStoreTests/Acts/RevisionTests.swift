import Foundation
import PreviewCore
import PreviewStore
import StorePromises
import TestTools
import Testing

/// The numbers of a preview in a file, over the runs of a program.
@Suite struct RevisionTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `goes on after a kill from the newest stored revision, under another epoch`() async throws {
        let killed = try OpenedStore(folder.location)
        let head = try await killed.store.head(of: "tabs.json")
        for _ in 1...3 { try await killed.store.save(.sample("a")) }

        // Not closed, as a killed program does not.
        let next = try await OpenedStore(folder.otherLocation).store.head(of: "tabs.json")

        #expect(next.revision == 3)
        #expect(next.epoch != head.epoch && next.mark == head.mark)
        withExtendedLifetime(killed) {}
    }

    @Test func `takes the number that a session has counted to`() async throws {
        let opened = try OpenedStore(folder.location)
        var act = CustomizationAct.sample("a")
        act.revision = 40
        #expect(try await opened.store.commit(.customize(act), to: "tabs.json")?.revision == 40)
        act.revision = 7
        #expect(try await opened.store.commit(.customize(act), to: "tabs.json")?.revision == 41)
    }

    /// Random runs of acts, texts, closing and being killed; the seed is fixed.
    @Test(arguments: 1...8)
    func `gives no number twice over random runs`(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        var highest = 0
        for run in 0..<12 {
            let location = run.isMultiple(of: 2) ? folder.location : folder.otherLocation
            let opened = try OpenedStore(location)
            #expect(try await opened.store.head(of: "tabs.json").revision == highest)
            for _ in 0..<Int.random(in: 0...3, using: &random) {
                let isText = Bool.random(using: &random)
                let number = highest + Int.random(in: 0...5, using: &random)
                var act = CustomizationAct.sample("a")
                act.revision = number
                let change = isText ? PreviewAct.write(.sample(number, "\(number)"), .sample) : .customize(act)
                let commit = try #require(try await opened.store.commit(change, to: "tabs.json"))
                #expect(commit.revision > highest)
                highest = commit.revision
            }
            if Bool.random(using: &random) { await opened.close() }
        }
    }
}
