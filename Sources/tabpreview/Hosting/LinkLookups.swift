import PreviewCore

/// A lookup of the preview that a link opens, by the digest of its token; concurrent lookups share one query.
///
/// Guesses therefore cost the store one query at a time, regardless of their number. An unknown token takes equally
/// long for every preview, existing or not.
actor LinkLookups {
    private typealias Asker = CheckedContinuation<String?, any Error>

    private let store: any HostStore
    private var waiting: [ContentDigest: [Asker]] = [:]
    private var isAsking = false

    init(in store: any HostStore) { self.store = store }

    /// Returns the name of the preview that a token opens now, as that of a link or of an unlock session; nil if it
    /// opens none.
    func preview(openedBy token: String) async throws -> String? {
        try await withCheckedThrowingContinuation { continuation in
            waiting[ContentDigest(of: token), default: []].append(continuation)
            guard !isAsking else { return }
            isAsking = true
            Task { await lookUp() }
        }
    }

    private func lookUp() async {
        while !waiting.isEmpty {
            let requests = waiting
            waiting = [:]
            let result = await Result.of { try await store.previews(openedBy: Array(requests.keys)) }
            for (digest, continuations) in requests {
                for continuation in continuations { continuation.resume(with: result.map { $0[digest] }) }
            }
        }
        isAsking = false
    }
}
