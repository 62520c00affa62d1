import PreviewLinks
import PreviewCore
import PreviewStore
import Testing

/// What every store of links promises, in memory or on disk.
@Suite struct SharePromisesTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: StoreKind.allCases)
    func `gives links back as they were, in the order of their creation`(kind: StoreKind) async throws {
        let store = try kind.openShares(folder)
        let shares = (1...12).map { ShareRecord.sample($0, isPinned: $0.isMultiple(of: 4)) }
        #expect(try await store.shares(of: "tabs.json").isEmpty)

        for share in shares.reversed() { try await store.save(share) }

        #expect(try await store.shares(of: "tabs.json") == shares)
    }

    @Test(arguments: StoreKind.allCases)
    func `keeps the links of each spec apart`(kind: StoreKind) async throws {
        let store = try kind.openShares(folder)
        try await store.save(.sample(1))
        try await store.save(.sample(2, spec: "other.json"))

        #expect(try await store.shares(of: "tabs.json").map(\.id) == ["share1"])
        #expect(try await store.shares(of: "other.json").map(\.id) == ["share2"])
    }

    @Test(arguments: StoreKind.allCases)
    func `puts a link in place of the one with its id`(kind: StoreKind) async throws {
        let store = try kind.openShares(folder)
        var share = ShareRecord.sample(1, isPinned: true)
        try await store.save(share)
        try await store.save(.sample(2))

        share.digest = ContentDigest(of: "rotated").bytes
        share.views = 7
        share.lastUsed = 1_800_000_500.5
        try await store.save(share)

        #expect(try await store.shares(of: "tabs.json") == [share, .sample(2)])
    }

    @Test(arguments: StoreKind.allCases)
    func `removes links, and does not mind those that are not there`(kind: StoreKind) async throws {
        let store = try kind.openShares(folder)
        for number in 1...5 { try await store.save(.sample(number)) }

        try await store.removeShares(["share2", "share4", "share9"])

        #expect(try await store.shares(of: "tabs.json").map(\.id) == ["share1", "share3", "share5"])
    }

    @Test(arguments: StoreKind.allCases)
    func `notes uses of the links that are there`(kind: StoreKind) async throws {
        let store = try kind.openShares(folder)
        try await store.save(.sample(1, isPinned: true))
        try await store.save(.sample(2))

        try await store.noteUses([
            ShareUse(id: "share1", views: 3, lastUsed: 1_800_000_100), ShareUse(id: "gone", views: 9, lastUsed: 1),
        ])

        let shares = try await store.shares(of: "tabs.json")
        #expect(shares.map(\.views) == [3, 0])
        #expect(shares.map(\.lastUsed) == [1_800_000_100, nil])
    }
}
