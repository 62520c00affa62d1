import Synchronization

/// The tokens of a team's server: those of publishers, and the owner's.
///
/// Requests are checked in memory, at once; the store has digests only (S13), which are compared in constant time
/// (S12).
public final class HostTokens: Sendable {
    /// The maximum number of tokens of a server, including ended ones.
    static let limit = 1000
    /// The longest label, in characters.
    static let longestLabel = 100

    private let store: any HostStore
    private let clock: ShareClock
    private let cache = Mutex<[ContentDigest: HostToken]>([:])

    /// Creates the tokens from those in a store.
    public init(in store: any HostStore, clock: ShareClock? = nil) async throws {
        (self.store, self.clock) = (store, clock ?? ShareClock(of: store))
        try await follow()
    }

    /// Applies the stored tokens: another machine may have created or revoked some.
    public func follow() async throws {
        let tokens = try await store.tokens()
        let byDigest = tokens.compactMap { token in ContentDigest(bytes: token.digest).map { ($0, token) } }
        cache.withLock { $0 = Dictionary(byDigest) { $1 } }
    }

    /// The time by which tokens end, in seconds since 1970.
    public var time: Double { clock.wall() }

    /// Returns the token with the given text; nil alike for an unknown, revoked or expired one.
    public func token(_ text: String) -> HostToken? {
        let digest = ContentDigest(of: text)
        guard let token = cache.withLock({ $0[digest] }) else { return nil }
        return token.hasEnded(at: clock.wall()) ? nil : token
    }

    /// Creates a token; its text is only shown here.
    public func create(
        _ label: String,
        scope: HostToken.Scope,
        lifetime: ShareLifetime
    ) async throws -> (token: HostToken, text: String) {
        guard Self.isPossible(label) else { throw HostError.label }
        guard cache.withLock(\.count) < Self.limit else { throw HostError.tooManyTokens(limit: Self.limit) }
        let text = SecretToken.new()
        let created = clock.wall().rounded(.down)
        let token = HostToken(
            id: SecretToken.newID(),
            digest: ContentDigest(of: text).bytes,
            label: label,
            scope: scope,
            created: created,
            expires: lifetime.end(from: created)
        )
        try await store.commit(.addToken(token))
        try await follow()
        return (token, text)
    }

    /// Ends a token, and returns it; browsers that it let in are refused from the next request on.
    @discardableResult
    public func revoke(_ id: String) async throws -> HostToken {
        try await follow()
        guard let token = all.first(where: { $0.id == id }), try await store.commit(.removeToken(id)) else {
            throw HostError.unknownToken(id)
        }
        try await follow()
        return token
    }

    /// All tokens, in the order of their creation.
    public var all: [HostToken] {
        cache.withLock { $0.values.sorted { ($0.created, $0.id) < ($1.created, $1.id) } }
    }

    /// Returns the links that still work of those that were created with tokens of a label.
    public func links(madeWith label: String) async throws -> [ShareRecord] {
        let now = clock.wall()
        return try await store.shares(madeBy: label).filter { $0.expires.map { $0 > now } ?? true }
    }

    /// Ends links of any previews.
    public func revoke(_ links: [ShareRecord]) async throws {
        let ids = Dictionary(grouping: links, by: \.spec).mapValues { $0.map(\.id) }
        for (preview, head) in try await store.heads(of: Array(ids.keys)) {
            do {
                try await store.commit(.removeLinks(ids[preview] ?? []), to: preview, in: head.epoch, if: nil)
            } catch is PreviewRemoved {
                // Its links were removed with it.
            }
        }
    }

    private static func isPossible(_ label: String) -> Bool {
        (1...longestLabel).contains(label.count) && label.utf8.count <= 8 * longestLabel
            && !label.unicodeScalars.contains { $0.properties.generalCategory == .control }
    }
}

extension HostToken {
    /// Returns a Boolean value that indicates whether the token has ended at a moment, in seconds since 1970.
    func hasEnded(at time: Double) -> Bool { expires.map { $0 <= time } ?? false }
}

extension ShareLifetime {
    /// Returns the end of the lifetime, in seconds since 1970; nil if it has none.
    fileprivate func end(from start: Double) -> Double? {
        if case .seconds(let count) = self { start + Double(count) } else { nil }
    }
}
