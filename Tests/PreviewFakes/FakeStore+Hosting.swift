package import PreviewCore
import Synchronization

/// As the store of a team's server with tokens, on which nothing is published.
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

    package func heads(of previews: [String]) async throws -> [String: PreviewHead] {
        try check()
        return [:]
    }

    package func commit(
        _ act: PreviewAct,
        to preview: String,
        in epoch: String?,
        if condition: ActCondition?
    ) async throws -> Commit? {
        guard epoch == nil else { throw PreviewRemoved(preview) }
        return try await commit(act, to: preview, if: condition)
    }

    package func previews(openedBy digests: [ContentDigest]) async throws -> [ContentDigest: String] {
        try check()
        return [:]
    }

    package func shares(madeBy publisher: String) async throws -> [ShareRecord] {
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
        return state.withLock(\.tokens)
    }

    package func commit(_ act: HostAct) async throws -> Bool {
        try check()
        return state.withLock { state in
            let before = state.tokens.count
            switch act {
            case .addToken(let token): state.tokens.append(token)
            case .removeToken(let id): state.tokens.removeAll { $0.id == id }
            case .removePreview: break
            }
            return state.tokens.count != before
        }
    }

    package func notePresence(_ counts: [String: Int], at replica: String) async throws -> [String: Int] {
        try check()
        return [:]
    }

    package func wakes() -> AsyncStream<StoreWake> { AsyncStream { $0.finish() } }
}
