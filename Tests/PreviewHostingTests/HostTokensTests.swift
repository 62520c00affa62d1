import Foundation
import PreviewCore
import PreviewHosting
import PreviewLinks
import PreviewStore
import Testing

/// Who may publish on a team's server, as two of its machines see it.
struct HostTokensTests {
    private func store() throws -> any HostStore {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let location = StoreLocation(spec: "\(folder)/host", configured: folder)
        let opened = try OpenedStore(location, isHosting: true, key: AccountKey(in: "\(folder)/key"))
        return try #require(opened.store as? any HostStore)
    }

    @Test func `a token that another machine made opens once it is followed, and one that it revoked opens no more`()
        async throws
    {
        let store = try store()
        let (here, there) = (try await HostTokens(in: store), try await HostTokens(in: store))
        let made = try await there.create("ci", scope: .publish, lifetime: .never)
        #expect(here.token(made.text) == nil)
        try await here.follow()
        #expect(here.token(made.text) == made.token)
        try await there.revoke(made.token.id)
        try await here.follow()
        #expect(here.token(made.text) == nil)
    }
}
