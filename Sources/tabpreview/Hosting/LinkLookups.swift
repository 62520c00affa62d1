import PreviewCore
import Synchronization

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
        try await withCheckedThrowingContinuation { asker in
            waiting[ContentDigest(of: token), default: []].append(asker)
            guard !isAsking else { return }
            isAsking = true
            Task { await lookUp() }
        }
    }

    private func lookUp() async {
        while !waiting.isEmpty {
            let asked = waiting
            waiting = [:]
            let found = await Result.of { try await store.previews(openedBy: Array(asked.keys)) }
            for (digest, askers) in asked {
                for asker in askers { asker.resume(with: found.map { $0[digest] }) }
            }
        }
        isAsking = false
    }
}

/// The limit for queries of the store about tokens that are unknown here: a few times a second.
///
/// A token from another machine can be used at once, and guesses cost the database no more than that.
final class LookupLimit: Sendable {
    /// The maximum number in a second.
    static let perSecond = 4

    private struct Second {
        var begin: ContinuousClock.Instant?
        var count = 0
    }

    private let second = Mutex(Second())

    /// Returns a Boolean value that indicates whether a query is allowed now.
    func take(at now: ContinuousClock.Instant) -> Bool {
        second.withLock { second in
            if second.begin.map({ now - $0 >= .seconds(1) }) ?? true { second = Second(begin: now) }
            second.count += 1
            return second.count <= Self.perSecond
        }
    }
}
