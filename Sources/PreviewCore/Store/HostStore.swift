/// A store of published previews, for a team's server.
public protocol HostStore: PreviewStore {
    /// Returns the previews whose name or title contains a string, by name, those after a name, at most `limit`.
    ///
    /// Upper and lower case of ASCII letters are equal; an empty string matches all.
    func previews(containing text: String, after name: String, limit: Int) async throws -> [HostedPreview]
    /// Returns the number of previews with a string in their name or title; an empty string counts all.
    func count(containing text: String) async throws -> Int
    /// Returns the preview with a name; nil if none is published under it.
    func preview(_ name: String) async throws -> HostedPreview?
    /// Returns the files that were published with a preview, by path.
    func files(of preview: String) async throws -> [PublishedFile]
    /// Returns the heads of those of these previews that are published, by name; creates none.
    func heads(of previews: [String]) async throws -> [String: PreviewHead]

    /// Commits a change of the preview that has this epoch; nil if the condition doesn't hold, and then nothing has
    /// changed.
    ///
    /// Without an epoch it applies to any preview with this name, as a publication does.
    ///
    /// - Throws: ``PreviewRemoved`` if the preview has been removed, even if another has been published under its name.
    @discardableResult
    func commit(_ act: PreviewAct, to preview: String, in epoch: String?, if condition: ActCondition?) async throws
        -> Commit?

    /// Returns the previews that these tokens of links and unlock sessions open now, by the tokens' digests.
    func previews(openedBy digests: [ContentDigest]) async throws -> [ContentDigest: String]
    /// Returns the links that a publisher has created, by the label of its tokens, in the order of their creation.
    func shares(madeBy publisher: String) async throws -> [ShareRecord]

    /// Returns the paths of these files, in the same order.
    func filePaths(of preview: String) async throws -> [String]
    /// Returns the content of one of them; nil if it does not exist.
    func file(_ path: String, of preview: String) async throws -> [UInt8]?

    /// Returns the tokens of this server, in the order of their creation.
    func tokens() async throws -> [HostToken]
    /// Commits a change of the server itself; returns false if its subject does not exist.
    @discardableResult
    func commit(_ act: HostAct) async throws -> Bool

    /// Stores the number of open pages of each preview at a replica, instead of its earlier numbers.
    ///
    /// Returns the numbers of the other replicas that have reported in the last ten seconds by the store's clock.
    func notePresence(_ counts: [String: Int], at replica: String) async throws -> [String: Int]

    /// Returns notifications about the previews that other processes have changed, for one reader.
    ///
    /// The stream begins with ``StoreWake/all``, and repeats it whenever a notification may have been missed. A
    /// notification only indicates that there is something to read: the log has the changes.
    func wakes() -> AsyncStream<StoreWake>
}

extension HostStore {
    /// Returns the head of a published preview; nil where there is none.
    public func publishedHead(of preview: String) async throws -> PreviewHead? {
        try await heads(of: [preview])[preview]
    }
}

/// The refusal of a change of a preview that was removed, whether or not another was published under its name since.
public struct PreviewRemoved: Error, Hashable, Sendable {
    /// The preview's name.
    public let name: String

    /// Creates a refusal.
    public init(_ name: String) { self.name = name }
}

/// A notification that something may have changed.
public enum StoreWake: Hashable, Sendable {
    /// A change of this preview.
    case preview(String)
    /// A change of any preview, or of the tokens.
    case all
}

/// A preview as a server lists it.
public struct HostedPreview: Hashable, Sendable {
    /// The name in addresses: 1 to 64 of `A-Za-z0-9_-`, the first not a hyphen.
    public var name: String
    /// The name of the spec's file, which determines the format of the text.
    public var file: String
    /// The summary of the spec.
    public var summary: TextSummary
    /// The label of the token that published it last.
    public var publisher: String
    /// The time of the last publication, in seconds since 1970.
    public var published: Double
    /// The time of the last change of the text or a customization, in seconds since 1970.
    public var changed: Double
    /// The number of the newest revision.
    public var revision: Int
    /// The digest of the text that was published last.
    public var publishedText: ContentDigest

    /// Creates an entry of the list.
    public init(
        name: String,
        file: String,
        summary: TextSummary,
        publisher: String,
        published: Double,
        changed: Double,
        revision: Int,
        publishedText: ContentDigest
    ) {
        (self.name, self.file, self.summary, self.publisher) = (name, file, summary, publisher)
        (self.published, self.changed, self.revision) = (published, changed, revision)
        self.publishedText = publishedText
    }
}

/// A summary of a preview's text, for a list.
public struct TextSummary: Hashable, Sendable {
    /// The spec's title.
    public var title: String
    /// The number of findings that are errors.
    public var errors: Int
    /// The number of findings that are warnings.
    public var warnings: Int

    /// Creates a summary.
    public init(title: String, errors: Int = 0, warnings: Int = 0) {
        (self.title, self.errors, self.warnings) = (title, errors, warnings)
    }
}

/// The text of a spec that is published, with the files that it names.
public struct Publication: Hashable, Sendable {
    /// The text, with its entry in the history.
    public var record: SpecRecord
    /// The name of the spec's file.
    public var file: String
    /// The summary of the text.
    public var summary: TextSummary
    /// The images, catalogs and symbols, by paths relative to the spec; they replace all earlier ones.
    public var files: [PublishedFile]
    /// The label of the token that publishes the text.
    public var publisher: String

    /// Creates a publication.
    public init(
        record: SpecRecord,
        file: String,
        summary: TextSummary,
        files: [PublishedFile] = [],
        publisher: String
    ) {
        (self.record, self.file, self.summary) = (record, file, summary)
        (self.files, self.publisher) = (files, publisher)
    }
}

/// A file that is published with a preview.
public struct PublishedFile: Hashable, Sendable {
    /// The path relative to the spec, with `/` between its parts.
    public var path: String
    /// The content of the file.
    public var bytes: [UInt8]

    /// Creates a file.
    public init(path: String, bytes: [UInt8]) {
        (self.path, self.bytes) = (path, bytes)
    }
}
