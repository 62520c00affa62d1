import PreviewCore
import Foundation
import StorePromises
import Testing

@testable import PreviewStore

/// Links that came with a folder from elsewhere (S60).
@Suite struct ForeignLinkTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func service(_ opened: OpenedStore) async throws -> ShareService {
        let session = try await PreviewSession(
            of: PreviewedSpec(file: "tabs.json"),
            store: opened.store
        )
        return try await ShareService(of: session, passwordCost: PasswordCost(doublings: 4))
    }

    /// A store with a link of an account; the link's token.
    private func plant(_ key: AccountKey) async throws -> String {
        let opened = try OpenedStore(folder.location, key: key)
        let token = try await service(opened).create(ShareTerms(role: .edit, lifetime: .never)).token
        await opened.close()
        return token
    }

    @Test func `open nothing, are reported, can be revoked, and new ones work`() async throws {
        let stranger = try await plant(AccountKey())
        let own = AccountKey()

        let opened = try OpenedStore(folder.location, key: own)
        let service = try await self.service(opened)

        #expect(service.access(with: stranger) == .unknown)
        let warning = try #require(opened.warnings.first)
        #expect(opened.warnings.count == 1)
        #expect(warning.hasPrefix("1 link in \(folder.database) can't be used: created by another account"))
        let listed = try #require(service.shares().first)
        #expect(!listed.isReadable)
        let made = try await service.create(ShareTerms())
        #expect(service.access(with: made.token) != .unknown)
        try await service.revoke(listed.id)
        await opened.close()

        let again = try OpenedStore(folder.location, key: own)
        #expect(again.warnings.isEmpty)
        #expect(try await self.service(again).access(with: made.token) != .unknown)
    }

    @Test func `own ones go along with a folder that is moved`() async throws {
        let key = AccountKey()
        let token = try await plant(key)
        let moved = try TemporaryFolder()
        try FileManager.default.moveItem(atPath: folder.store, toPath: moved.store)

        let opened = try OpenedStore(moved.location, key: key)

        #expect(opened.warnings.isEmpty)
        #expect(try await service(opened).access(with: token) != .unknown)
        withExtendedLifetime(moved) {}
    }

    @Test(arguments: [
        "role = 'view'", "expires = NULL", "label = 'x'", "spec = 'tabs.json', profile = 'boss'", "password = NULL",
        "digest = x'00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'", "seal = NULL",
        "seal = zeroblob(32)", "seal = 'text'",
    ])
    func `an own one that someone changed, with a right checksum, is foreign`(change: String) async throws {
        let key = AccountKey()
        let opened = try OpenedStore(folder.location, key: key)
        let record = ShareRecord.sample(5)
        try await opened.store.save(record)
        await opened.close()
        try edit(folder.database, "UPDATE share SET \(change)")
        // The checksum is no secret: anyone who changes a row can make it right.
        let stored = try #require(
            try StoreKind.row(folder.database).map { ($0.checksum, $0.useChecksum) }
        )
        try edit(folder.database, "UPDATE share SET checksum = \(stored.0), useChecksum = \(stored.1)")

        let reopened = try OpenedStore(folder.location, key: key)

        #expect(try #require(reopened.warnings.first).hasPrefix("1 link in "))
        #expect(try await reopened.store.shares(of: "tabs.json").map(\.isForeign) == [true])
    }
}
