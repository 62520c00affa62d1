/// The store of one open preview of a team's server.
///
/// It reads and changes that preview, and no other that is published under the same name later. An action names the
/// preview's epoch, which the store compares in the same transaction. After each read the epoch is checked: one that is
/// still there was there during the read, as no epoch comes back.
public struct HostedPreviewStore: PreviewStore {
    /// The epoch of the preview.
    public let epoch: String
    private let name: String
    private let base: any HostStore
    private let wasRemoved: @Sendable (_ epoch: String) -> Void

    /// Creates the store of the preview with a name; nil if there is none.
    ///
    /// `wasRemoved` is called whenever it turns out that the preview no longer exists.
    public init?(
        of name: String,
        in base: any HostStore,
        wasRemoved: @escaping @Sendable (_ epoch: String) -> Void
    ) async throws {
        guard let head = try await base.publishedHead(of: name) else { return nil }
        (self.name, self.base, self.wasRemoved, epoch) = (name, base, wasRemoved, head.epoch)
    }

    /// The warning of the team's store.
    public var warning: String? { base.warning }
    /// A Boolean value that indicates whether the team's store is shared.
    public var isShared: Bool { base.isShared }
    /// The time of the team's store.
    public var time: Double { base.time }

    /// Returns the preview's present numbers.
    public func head() async throws -> PreviewHead {
        guard let head = try await base.publishedHead(of: name), head.epoch == epoch else { throw removal() }
        return head
    }

    /// Reads from the preview; throws ``PreviewRemoved`` if the value may be that of another preview.
    public func reading<Value: Sendable>(
        _ body: @Sendable (any HostStore) async throws -> Value
    ) async throws -> Value {
        let value = try await body(base)
        _ = try await head()
        return value
    }

    private func removal() -> PreviewRemoved {
        wasRemoved(epoch)
        return PreviewRemoved(name)
    }
}

extension HostedPreviewStore {
    /// Returns the preview's present numbers.
    public func head(of preview: String) async throws -> PreviewHead { try await head() }

    /// Commits one action to the preview; throws ``PreviewRemoved`` if the preview no longer exists.
    @discardableResult
    public func commit(_ act: PreviewAct, to preview: String, if condition: ActCondition?) async throws -> Commit? {
        do {
            return try await base.commit(act, to: name, in: epoch, if: condition)
        } catch is PreviewRemoved {
            throw removal()
        }
    }

    /// Returns the changes after a revision, in order.
    public func changes(of preview: String, after revision: Int) async throws -> [PreviewChange] {
        try await reading { try await $0.changes(of: name, after: revision) }
    }

    /// Returns the stored customization, or nil if there is none.
    public func customization(for key: CustomizationKey) async throws -> StoredCustomization? {
        try await reading { try await $0.customization(for: key) }
    }

    /// Returns the profiles of a storage key, by name.
    public func profiles(spec: String, storageKey: String) async throws -> [ProfileSummary] {
        try await reading { try await $0.profiles(spec: spec, storageKey: storageKey) }
    }

    /// Returns the last actions on a customization, the newest first.
    public func acts(of key: CustomizationKey) async throws -> [ActRecord] {
        try await reading { try await $0.acts(of: key) }
    }

    /// Returns the revisions of the text, the oldest first.
    public func specRevisions(of preview: String) async throws -> [SpecRevision] {
        try await reading { try await $0.specRevisions(of: name) }
    }

    /// Returns the text with a digest; nil if it is not kept.
    public func specText(_ digest: ContentDigest, of preview: String) async throws -> [UInt8]? {
        try await reading { try await $0.specText(digest, of: name) }
    }

    /// Returns all links, in the order of their creation.
    public func shares(of preview: String) async throws -> [ShareRecord] {
        try await reading { try await $0.shares(of: name) }
    }

    /// Returns all comments, oldest first.
    public func comments(of preview: String) async throws -> [ShareComment] {
        try await reading { try await $0.comments(of: name) }
    }

    /// Returns the unlock sessions and the wrong passwords of the links.
    public func unlocks(of preview: String) async throws -> Unlocks {
        try await reading { try await $0.unlocks(of: name) }
    }

    /// Does nothing, as the team's store stays open for other previews.
    public func close() async {}
}
