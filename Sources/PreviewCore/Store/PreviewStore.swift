/// A store of previews: their heads, texts, customizations and histories, their links and the comments on these.
///
/// Memory, SQLite and PostgreSQL give the same guarantees, which one suite of tests defines. Every change is one
/// transaction: one that returned survives a kill and a power cut, one that threw changed nothing. A cancelled call
/// still completes.
public protocol PreviewStore: Sendable {
    /// The reason why the stored data won't outlive the program; nil if they will.
    var warning: String? { get }
    /// A Boolean value that indicates whether other processes change the same previews: then only the store numbers
    /// revisions.
    ///
    /// Otherwise the single session of a preview counts in memory, so that showing a saved file does not wait for the
    /// disk.
    var isShared: Bool { get }
    /// The time of the store's clock, in seconds since 1970, which all machines that share the store use.
    ///
    /// Reading it does not wait: a database's clock is extrapolated from the last known time.
    var time: Double { get }

    /// Returns the state from which a preview's revisions continue; it is created if there is none.
    func head(of preview: String) async throws -> PreviewHead

    /// Commits a change of a preview; nil if the condition doesn't hold, and then nothing has changed.
    @discardableResult
    func commit(_ act: PreviewAct, to preview: String, if condition: ActCondition?) async throws -> Commit?

    /// Returns the changes after a revision, in the order of revisions: the history is the log.
    ///
    /// The log has each change of the last minute, and of older ones at least the newest of the text and of each
    /// customization.
    func changes(of preview: String, after revision: Int) async throws -> [PreviewChange]

    /// Returns the stored customization, or nil if there is none.
    func customization(for key: CustomizationKey) async throws -> StoredCustomization?
    /// Returns the profiles of a spec and storage key, by name.
    func profiles(spec: String, storageKey: String) async throws -> [ProfileSummary]
    /// Returns the last changes of a customization, the newest first, at most ``ActRecord/kept``.
    func acts(of key: CustomizationKey) async throws -> [ActRecord]

    /// Returns the revisions of a preview's text, the oldest first, at most as many as ``HistoryLimit`` allows.
    func specRevisions(of preview: String) async throws -> [SpecRevision]
    /// Returns the text with this digest that the preview has had; nil if it is not kept, or was damaged.
    func specText(_ digest: ContentDigest, of preview: String) async throws -> [UInt8]?

    /// Returns all links of a preview, in the order of their creation.
    func shares(of preview: String) async throws -> [ShareRecord]
    /// Returns all comments on the links of a preview, oldest first.
    func comments(of preview: String) async throws -> [ShareComment]
    /// Returns the unlock sessions and wrong passwords of a preview's links, in no particular order.
    func unlocks(of preview: String) async throws -> Unlocks

    /// Waits for current calls and closes the store; later calls throw, and closing again does nothing.
    func close() async
}

extension PreviewStore {
    /// Commits a change of a preview without a condition.
    @discardableResult
    public func commit(_ act: PreviewAct, to preview: String) async throws -> Commit? {
        try await commit(act, to: preview, if: nil)
    }
}

/// The current state of the revisions of a preview.
public struct PreviewHead: Hashable, Sendable {
    /// The number of the newest stored revision; 0 before the first.
    public var revision: Int
    /// The epoch of the numbers: four bytes as eight hexadecimal digits.
    ///
    /// Each published preview has one epoch for as long as it exists: one that is removed and published again is
    /// another preview. Where a session counts alone, each opening has a new one, because numbers that were shown and
    /// not stored may be used again.
    public var epoch: String
    /// A random number that the store has had since its creation, which distinguishes stores and reveals nothing about
    /// them.
    public var mark: Int
    /// The number of changes of links, comments and unlock sessions, which make no revision.
    public var links: Int

    /// Creates a head.
    public init(revision: Int, epoch: String, mark: Int, links: Int = 0) {
        (self.revision, self.epoch, self.mark, self.links) = (revision, epoch, mark, links)
    }
}

/// A change in the log of a preview.
public struct PreviewChange: Hashable, Sendable {
    /// The changed part of a preview.
    public enum Subject: Hashable, Sendable {
        /// The text.
        case text
        /// The customization with this storage key and profile.
        case customization(CustomizationKey)
    }

    /// The number of the revision that the change made.
    public var revision: Int
    /// The changed part.
    var subject: Subject

    /// Creates a change.
    public init(revision: Int, subject: Subject) {
        (self.revision, self.subject) = (revision, subject)
    }
}
