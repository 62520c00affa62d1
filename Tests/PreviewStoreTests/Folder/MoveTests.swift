import PreviewCore
import Foundation
import StorePromises
import TabModel
import Testing

@testable import PreviewStore

/// A spec that was renamed, and what is stored of it.
@Suite struct MoveTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func service(_ opened: OpenedStore) async throws -> ShareService {
        let session = try await PreviewSession(of: PreviewedSpec(file: opened.spec), store: opened.store)
        await session.receive(.text(Array(#"{"tabs": [{"title": "Home", "value": "home"}]}"#.utf8)))
        return try await ShareService(of: session, passwordCost: PasswordCost(doublings: 4))
    }

    private func fill(_ location: StoreLocation, key: AccountKey = .ofTests) async throws -> NewShare {
        let opened = try OpenedStore(location, key: key)
        let service = try await service(opened)
        let made = try await service.create(ShareTerms(role: .comment, isPinned: true, label: "Ann"))
        try await opened.store.save(.sample("a", profile: "ann", spec: opened.spec))
        await service.close()
        await service.session.close()
        await opened.close()
        return made
    }

    private func move(_ old: StoreLocation, _ new: StoreLocation) async throws -> MoveOutcome {
        try await OpenedStore.move(old, to: new, key: .ofTests)
    }

    @Test func `gives another name its texts, customizations, their history and its links`() async throws {
        let made = try await fill(folder.location)

        #expect(try await move(folder.location, folder.otherLocation) == .moved)

        let opened = try OpenedStore(folder.otherLocation)
        // Opening looks at the sums of all rows.
        #expect(opened.warnings.isEmpty)
        #expect(try await opened.store.specRevisions(of: "other.yaml").count == 1)
        let key = CustomizationKey.sample("ann", spec: "other.yaml")
        #expect(try await opened.store.customization(for: key) != nil)
        #expect(try await opened.store.acts(of: key).count == 1)
        let service = try await service(opened)
        #expect(service.shares().map(\.id) == [made.share.id])
        #expect(service.access(with: made.token) != .unknown)
        await service.close()
        await service.session.close()
        await opened.close()
        #expect(try await move(folder.location, folder.otherLocation) == .nothingStored)
    }

    @Test func `replaces nothing of the new name's own`() async throws {
        _ = try await fill(folder.location)
        _ = try await fill(folder.otherLocation)
        #expect(try await move(folder.location, folder.otherLocation) == .taken)
    }

    @Test func `waits for no server that has either name`() async throws {
        _ = try await fill(folder.location)
        for location in [folder.location, folder.otherLocation] {
            let opened = try OpenedStore(location)
            await #expect(throws: StoreError.self) { try await move(folder.location, folder.otherLocation) }
            await opened.close()
        }
        #expect(try await move(folder.location, folder.otherLocation) == .moved)
    }

    @Test func `seals no link of another account (S60)`() async throws {
        let stranger = try await fill(folder.location, key: AccountKey())
        #expect(try await move(folder.location, folder.otherLocation) == .moved)
        let opened = try OpenedStore(folder.otherLocation)
        #expect(try await service(opened).access(with: stranger.token) == .unknown)
        await opened.close()
    }
}
