package import PreviewCore
import Synchronization

/// As the store of a team's server on which nothing is published.
extension FakeStore: HostStore {
    package func previews(containing text: String, after name: String, limit: Int) async throws -> [HostedPreview] {
        try check()
        return []
    }

    package func count(containing text: String) async throws -> Int {
        if let wait = state.withLock(\.beforeCount) { await wait() }
        try check()
        return 0
    }

    package func preview(_ name: String) async throws -> HostedPreview? {
        try check()
        return nil
    }

    package func files(of preview: String) async throws -> [PublishedFile] {
        try check()
        return []
    }

    package func filePaths(of preview: String) async throws -> [String] {
        try check()
        return []
    }

    package func file(_ path: String, of preview: String) async throws -> [UInt8]? {
        try check()
        return nil
    }

    package func tokens() async throws -> [HostToken] {
        try check()
        return []
    }

    package func commit(_ act: HostAct) async throws -> Bool {
        try check()
        return false
    }

    package func notePresence(_ counts: [String: Int], at replica: String) async throws -> [String: Int] {
        try check()
        return [:]
    }

    package func wakes() -> AsyncStream<StoreWake> { AsyncStream { $0.finish() } }
}
