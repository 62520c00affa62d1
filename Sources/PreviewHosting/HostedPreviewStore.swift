public import PreviewCore

/// The store as one open preview of a team's server has it: it reads and changes that preview, and no other that is
/// published under the same name later.
///
/// An act names the preview's epoch, which the store compares in the same transaction. After each reading the epoch is
/// looked at: one that is still there was there while it was read, as no epoch comes back.
public struct HostedPreviewStore: PreviewStore {
    /// The epoch of the preview.
    public let epoch: String
    private let name: String
    private let base: any HostStore
    private let wasRemoved: @Sendable (_ epoch: String) -> Void

    /// Takes the preview that a store has under a name; nil where there is none.
    ///
    /// `wasRemoved` is called whenever it turns out that the preview is there no more.
    public init?(
        of name: String,
        in base: any HostStore,
        wasRemoved: @escaping @Sendable (_ epoch: String) -> Void
    ) async throws {
        guard let head = try await base.publishedHead(of: name) else { return nil }
        (self.name, self.base, self.wasRemoved, epoch) = (name, base, wasRemoved, head.epoch)
    }

    /// That of the team's store.
    public var warning: String? { base.warning }
    /// That of the team's store.
    public var isShared: Bool { base.isShared }
    /// That of the team's store.
    public var time: Double { base.time }

    /// Where the preview's numbers are.
    public func head() async throws -> PreviewHead {
        guard let head = try await base.publishedHead(of: name), head.epoch == epoch else { throw removal() }
        return head
    }

    /// Reads something of the preview; throws ``PreviewRemoved`` where it may be of another.
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
    /// Where the preview's numbers are.
    public func head(of preview: String) async throws -> PreviewHead { try await head() }

    /// Does one act on the preview; throws ``PreviewRemoved`` where it is there no more.
    @discardableResult
    public func commit(_ act: PreviewAct, to preview: String, if condition: ActCondition?) async throws -> Commit? {
        do {
            return try await base.commit(act, to: name, in: epoch, if: condition)
        } catch is PreviewRemoved {
            throw removal()
        }
    }

    /// What has changed after a revision, in order.
    public func changes(of preview: String, after revision: Int) async throws -> [PreviewChange] {
        try await reading { try await $0.changes(of: name, after: revision) }
    }

    /// The stored customization, or nil if there is none.
    public func customization(for key: CustomizationKey) async throws -> StoredCustomization? {
        try await reading { try await $0.customization(for: key) }
    }

    /// The profiles of a storage key, by name.
    public func profiles(spec: String, storageKey: String) async throws -> [ProfileSummary] {
        try await reading { try await $0.profiles(spec: spec, storageKey: storageKey) }
    }

    /// The last acts on a customization, the newest first.
    public func acts(of key: CustomizationKey) async throws -> [RecordedAct] {
        try await reading { try await $0.acts(of: key) }
    }

    /// The revisions of the text, the oldest first.
    public func specRevisions(of preview: String) async throws -> [SpecRevision] {
        try await reading { try await $0.specRevisions(of: name) }
    }

    /// The text with a digest; nil if it is not kept.
    public func specText(_ digest: ContentDigest, of preview: String) async throws -> [UInt8]? {
        try await reading { try await $0.specText(digest, of: name) }
    }

    /// All links, in the order of their creation.
    public func shares(of preview: String) async throws -> [ShareRecord] {
        try await reading { try await $0.shares(of: name) }
    }

    /// All comments, oldest first.
    public func comments(of preview: String) async throws -> [ShareComment] {
        try await reading { try await $0.comments(of: name) }
    }

    /// Who has given the passwords of links, and who has tried.
    public func unlocks(of preview: String) async throws -> Unlocks {
        try await reading { try await $0.unlocks(of: name) }
    }

    /// Does nothing: the team's store stays open for other previews.
    public func close() async {}
}
