import PreviewCore
import Foundation
import GRDB
import GRDBSQLite
import StorePromises
import TabModel
import Testing

@testable import PreviewStore

/// Links in a database's file.
@Suite struct ShareFileTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A session on the folder's store, with its links.
    private func service(_ opened: OpenedStore) async throws -> ShareService {
        let session = try await PreviewSession(
            of: PreviewedSpec(file: "tabs.json"),
            store: opened.store
        )
        await session.receive(.text(Array(#"{"tabs": [{"title": "Home", "value": "home"}]}"#.utf8)))
        return try await ShareService(of: session, passwordCost: PasswordCost(doublings: 4))
    }

    private func close(_ service: ShareService, _ opened: OpenedStore) async {
        await service.close()
        await service.session.close()
        await opened.close()
    }

    @Test func `survives a restart, uses too, on a file that only its owner reads`() async throws {
        let opened = try OpenedStore(folder.location)
        let first = try await service(opened)
        let made = try await first.create(ShareTerms(role: .customize, isPinned: true, label: "Ann"))
        guard case .open(let visit) = first.access(with: made.token) else { throw ShareError.unknown(made.share.id) }
        first.noteView(visit)
        await close(first, opened)

        let reopened = try OpenedStore(folder.location)
        let next = try await service(reopened)

        #expect(next.shares().map(\.id) == [made.share.id])
        #expect(next.shares().map(\.views) == [1])
        guard case .open(let later) = next.access(with: made.token) else { throw ShareError.unknown(made.share.id) }
        #expect(later.profile == visit.profile && later.pin?.revision == visit.pin?.revision)
        #expect(try folder.mode(".tabpreview/customizations.sqlite") == 0o600)
        #expect(reopened.warnings.isEmpty)
    }

    @Test func `has no byte of a token or a password anywhere in the folder (S13)`() async throws {
        let opened = try OpenedStore(folder.location)
        let service = try await self.service(opened)
        var secrets = ["open sesame"]
        for isPinned in [false, true] {
            let made = try await service.create(ShareTerms(isPinned: isPinned, password: "open sesame"))
            let session = try #require(
                await service.unlock(made.token, password: "open sesame", from: "10.0.0.1").session
            )
            let rotated = try await service.rotate(made.share.id)
            secrets += [made.token, session, rotated.token]
        }
        // Open, with its log, and then closed.
        for _ in 0..<2 {
            for name in try folder.names() {
                let bytes = try folder.bytes("\(folder.store)/\(name)")
                for secret in secrets {
                    for part in [secret.prefix(8), secret.suffix(8)] {
                        #expect(bytes.range(of: Data(part.utf8)) == nil, "\(name)")
                    }
                    #expect(try folder.mode(".tabpreview/\(name)") == 0o600)
                }
            }
            await close(service, opened)
        }
    }

    @Test func `opens nothing with what a stolen file holds (S13)`() async throws {
        let opened = try OpenedStore(folder.location)
        let service = try await self.service(opened)
        _ = try await service.create(ShareTerms())
        let record = try #require(try await opened.store.shares(of: "tabs.json").first)
        let digest = record.digest

        let base64 = Data(digest).base64EncodedString()
        let hexadecimal = digest.map { String(format: "%02x", $0) }.joined()
        for token in [base64, hexadecimal, String(decoding: digest, as: UTF8.self), record.id] {
            #expect(service.access(with: token) == .unknown)
        }
    }

    @Test(arguments: [
        "UPDATE share SET role = 'view'", "UPDATE share SET expires = NULL", "UPDATE share SET digest = randomblob(32)",
        "UPDATE share SET password = NULL", "UPDATE share SET pinText = 'other'", "UPDATE share SET views = 9",
        "UPDATE share SET lastUsed = 1", "UPDATE share SET profile = 'default'", "UPDATE share SET role = 'owner'",
        "UPDATE share SET pinRevision = NULL", "UPDATE share SET label = x'FF00'", "UPDATE share SET checksum = 0",
        "DROP TABLE share",
    ])
    func `sets a file aside whose links are not as they were written`(sql: String) async throws {
        let opened = try OpenedStore(folder.location)
        try await opened.store.save(.sample(5, isPinned: true))
        try await opened.store.noteUses([ShareUse(id: "share5", views: 2, lastUsed: 1_800_000_100)])
        await opened.close()
        try edit(folder.database, sql)

        let reopened = try OpenedStore(folder.location)

        #expect(try #require(reopened.warnings.first).contains("links start empty"))
        #expect(try await reopened.store.shares(of: "tabs.json").isEmpty)
        #expect(try folder.names().contains { $0.contains("damaged") })
    }

    @Test(arguments: [true, false])
    func `ends a link on a full disk at once, and for good when there is space again (S18)`(hasSpaceLater: Bool)
        async throws
    {
        FaultyDisk.install()
        let opened = try OpenedStore(folder.location)
        let first = try await service(opened)
        let made = try await first.create(ShareTerms())
        let full = FaultyDisk.Plan(operations: [.write, .truncate], code: SQLITE_FULL, goodOnes: 0, goesOn: true)
        FaultyDisk.plan(full, for: folder.store)

        let rotating = await #expect(throws: ShareError.self) { try await first.rotate(made.share.id) }
        #expect(try #require(rotating).text.hasSuffix("The link's old URL still works."))
        #expect(first.access(with: made.token) != .unknown)
        let revoking = await #expect(throws: ShareError.self) { try await first.revoke(made.share.id) }
        #expect(revoking == .endNotStored(made.share.id, isFull: true))
        #expect(first.access(with: made.token) == .unknown)

        if hasSpaceLater { FaultyDisk.repair(folder.store) }
        await first.close()
        FaultyDisk.repair(folder.store)
        await first.session.close()
        await opened.close()
        let next = try await service(OpenedStore(folder.location))
        #expect((next.access(with: made.token) == .unknown) == hasSpaceLater)
    }

    @Test func `refuses links after it was closed`() async throws {
        let opened = try OpenedStore(folder.location)
        await opened.close()

        let error = await #expect(throws: StoreError.self) { try await opened.store.save(.sample(1)) }
        #expect(error == .closed)
    }

    @Test func `keeps links in memory where the folder can't be written`() async throws {
        try folder.write("no folder", to: "file")
        let opened = try OpenedStore(StoreLocation(spec: folder.path + "/file/tabs.json"))
        let service = try await self.service(opened)

        let made = try await service.create(ShareTerms())

        #expect(service.access(with: made.token) != .unknown)
        #expect(try #require(opened.store.warning).contains("Customizations, links and the history are only in memory"))
    }
}
