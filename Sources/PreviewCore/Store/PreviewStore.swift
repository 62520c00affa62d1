/// Where previews live: their heads, texts, customizations and histories, their links and the comments on these.
///
/// Memory, SQLite and PostgreSQL keep the same promises, which one suite of tests states. Every act is one transaction:
/// what returned survives a kill and a power cut, what threw changed nothing. A call that was cancelled still ends.
public protocol PreviewStore: Sendable {
    /// Why what is stored now won't outlive the program; nil if it will.
    var warning: String? { get }
    /// A Boolean value that indicates whether other processes change the same previews: then the store alone numbers
    /// revisions.
    ///
    /// Otherwise the one session of a preview counts on in memory, so that showing a saved file waits for no disk.
    var isShared: Bool { get }
    /// The store's clock, in seconds since 1970: machines that share the store go by this one.
    ///
    /// Asking waits for nothing: a database's clock goes on here from when it was last heard.
    var time: Double { get }

    /// What a preview's revisions go on from; it is made if there is none.
    func head(of preview: String) async throws -> PreviewHead

    /// Does one act on a preview; nil if the condition doesn't hold, and then nothing has changed.
    @discardableResult
    func commit(_ act: PreviewAct, to preview: String, if condition: ActCondition?) async throws -> Commit?

    /// What has changed after a revision, in the order of revisions: the history is the log.
    ///
    /// Each change of the last minute is there, and of older ones at least the newest of the text and of each
    /// customization.
    func changes(of preview: String, after revision: Int) async throws -> [PreviewChange]

    /// The stored customization, or nil if there is none.
    func customization(for key: CustomizationKey) async throws -> StoredCustomization?
    /// The profiles of a spec and storage key, by name.
    func profiles(spec: String, storageKey: String) async throws -> [ProfileSummary]
    /// The last acts on a customization, as many as ``RecordedAct/kept`` says, the newest first.
    func acts(of key: CustomizationKey) async throws -> [RecordedAct]

    /// The revisions of a preview's text, the oldest first, as many as ``HistoryLimit`` says.
    func specRevisions(of preview: String) async throws -> [SpecRevision]
    /// The text with this digest that the preview has had; nil if it is not kept, or not as it was written.
    func specText(_ digest: ContentDigest, of preview: String) async throws -> [UInt8]?

    /// All links of a preview, in the order of their creation.
    func shares(of preview: String) async throws -> [ShareRecord]
    /// All comments on the links of a preview, oldest first.
    func comments(of preview: String) async throws -> [ShareComment]
    /// Who has given the passwords of a preview's links, and who has tried, in no order.
    func unlocks(of preview: String) async throws -> Unlocks

    /// Lets calls under way end and closes the store; later calls throw, and closing again does nothing.
    func close() async
}

extension PreviewStore {
    /// Does one act on a preview, whatever is there.
    @discardableResult
    public func commit(_ act: PreviewAct, to preview: String) async throws -> Commit? {
        try await commit(act, to: preview, if: nil)
    }
}

/// Where the revisions of a preview are.
public struct PreviewHead: Hashable, Sendable {
    /// The number of the newest stored revision; 0 before the first.
    public var revision: Int
    /// What numbers belong to: four bytes as eight hexadecimal digits.
    ///
    /// Each published preview has one for as long as it is there: one that is removed and published again is another
    /// preview. Where a session counts alone, each opening has a new one, as numbers that were shown and not stored may
    /// be used again.
    public var epoch: String
    /// A random number that the store has had since it was made: it tells stores apart, and nothing about them.
    public var mark: Int
    /// Counts the changes of links, comments and unlock sessions, which make no revision.
    public var links: Int

    /// Makes a head.
    public init(revision: Int, epoch: String, mark: Int, links: Int = 0) {
        (self.revision, self.epoch, self.mark, self.links) = (revision, epoch, mark, links)
    }
}

/// One change in the log of a preview.
public struct PreviewChange: Hashable, Sendable {
    /// What changed.
    public enum Subject: Hashable, Sendable {
        /// The text.
        case text
        /// The customization with this storage key and profile.
        case customization(CustomizationKey)
    }

    /// The number of the revision that it made.
    public var revision: Int
    /// What changed.
    public var subject: Subject

    /// Makes a change.
    public init(revision: Int, subject: Subject) {
        (self.revision, self.subject) = (revision, subject)
    }
}
