/// A store of previews that are published to it: what a team's server has.
public protocol HostStore: PreviewStore {
    /// The previews whose name or title contains a text, by name, those after a name, at most `limit`.
    ///
    /// Upper and lower case of ASCII letters are the same; an empty text is in all.
    func previews(containing text: String, after name: String, limit: Int) async throws -> [HostedPreview]
    /// How many previews have a text in their name or title; an empty text counts all.
    func count(containing text: String) async throws -> Int
    /// The preview of a name; nil if none is published under it.
    func preview(_ name: String) async throws -> HostedPreview?
    /// The files that were published with a preview, by path.
    func files(of preview: String) async throws -> [PublishedFile]
    /// The heads of those of these previews that are published, by name; makes none.
    func heads(of previews: [String]) async throws -> [String: PreviewHead]

    /// Does one act on the preview that has this epoch; nil if the condition doesn't hold, and then nothing has changed.
    ///
    /// Throws ``PreviewRemoved`` where there is no such preview any more, another under its name or not. Without an epoch
    /// it acts on whatever is there, as a publication does.
    @discardableResult
    func commit(_ act: PreviewAct, to preview: String, in epoch: String?, if condition: ActCondition?) async throws
        -> Commit?

    /// Which previews these tokens of links and unlock sessions open now, by the tokens' digests.
    func previews(openedBy digests: [ContentDigest]) async throws -> [ContentDigest: String]
    /// The links that a publisher has made, by the label of its tokens, in the order of their creation.
    func shares(madeBy publisher: String) async throws -> [ShareRecord]

    /// The paths of these files, in the same order.
    func filePaths(of preview: String) async throws -> [String]
    /// The content of one of them; nil if it is not there.
    func file(_ path: String, of preview: String) async throws -> [UInt8]?

    /// The tokens of this server, in the order of their creation.
    func tokens() async throws -> [HostToken]
    /// Does one act on the server itself; false if what it is about is not there.
    @discardableResult
    func commit(_ act: HostAct) async throws -> Bool

    /// Notes how many pages of each preview are open at a replica, in place of what it said before.
    ///
    /// Returns how many the other replicas have, those that have said so in the last ten seconds by the store's clock.
    func notePresence(_ counts: [String: Int], at replica: String) async throws -> [String: Int]

    /// What tells which previews other processes have changed; one reader.
    ///
    /// Begins with ``StoreWake/all``, and says that again whenever something may have been missed. Never says more than
    /// that there is something to read: the log says what.
    func wakes() -> AsyncStream<StoreWake>
}

extension HostStore {
    /// The head of a published preview; nil where there is none.
    public func publishedHead(of preview: String) async throws -> PreviewHead? {
        try await heads(of: [preview])[preview]
    }
}

/// The refusal of an act on a preview that was removed, whether or not another was published under its name since.
public struct PreviewRemoved: Error, Hashable, Sendable {
    /// The preview's name.
    public let name: String

    /// Makes a refusal.
    public init(_ name: String) { self.name = name }
}

/// That something may have changed.
public enum StoreWake: Hashable, Sendable {
    /// This preview.
    case preview(String)
    /// Any preview, or the tokens.
    case all
}

/// A preview as a server lists it.
public struct HostedPreview: Hashable, Sendable {
    /// Names it in addresses: 1 to 64 of `A-Za-z0-9_-`, the first no hyphen.
    public var name: String
    /// The name of its spec's file, which says how the text is written.
    public var file: String
    /// What its spec is called and what was found in it.
    public var summary: TextSummary
    /// The label of the token that published it last.
    public var publisher: String
    /// When it was published last, in seconds since 1970.
    public var published: Double
    /// When its text or a customization changed last, in seconds since 1970.
    public var changed: Double
    /// The number of its newest revision.
    public var revision: Int
    /// The digest of the text that was published last.
    public var publishedText: ContentDigest

    /// Makes an entry of the list.
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

/// What a list says of a preview's text.
public struct TextSummary: Hashable, Sendable {
    /// The spec's title.
    public var title: String
    /// How many findings are errors.
    public var errors: Int
    /// How many findings are warnings.
    public var warnings: Int

    /// Makes a summary.
    public init(title: String, errors: Int = 0, warnings: Int = 0) {
        (self.title, self.errors, self.warnings) = (title, errors, warnings)
    }
}

/// A text that is published, with the files that it names.
public struct Publication: Hashable, Sendable {
    /// The text, with its entry in the history.
    public var record: SpecRecord
    /// The name of the spec's file.
    public var file: String
    /// What a list says of it.
    public var summary: TextSummary
    /// Images, catalogs and symbols, by paths relative to the spec; they take the place of all that were there.
    public var files: [PublishedFile]
    /// The label of the token that publishes it.
    public var publisher: String

    /// Makes a publication.
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
    /// Where it is, relative to the spec, with `/` between its parts.
    public var path: String
    /// Its content.
    public var bytes: [UInt8]

    /// Makes a file.
    public init(path: String, bytes: [UInt8]) {
        (self.path, self.bytes) = (path, bytes)
    }
}
