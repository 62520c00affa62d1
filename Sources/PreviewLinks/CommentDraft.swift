public import PreviewCore

/// What someone wants to say.
public struct CommentDraft: Hashable, Sendable {
    /// A Boolean value that indicates whether it is a comment or an approval.
    public var kind: ShareComment.Kind
    /// The writer's name, at most ``longestName`` characters.
    public var author: String
    /// The words, at most ``longestText`` characters; an approval has none.
    public var text: String
    /// The tab it is about.
    public var tab: ShareComment.TabMark?
    /// The number of the revision that the writer sees.
    public var revision: Int

    /// The longest name, in characters.
    public static let longestName = 60
    /// The longest comment, in characters.
    public static let longestText = 1000

    /// Makes a draft.
    public init(
        kind: ShareComment.Kind,
        author: String,
        text: String = "",
        tab: ShareComment.TabMark? = nil,
        revision: Int
    ) {
        (self.kind, self.author, self.text) = (kind, author, text)
        (self.tab, self.revision) = (tab, revision)
    }

    /// Throws if the name or the words can't be stored.
    func check() throws(CommentError) {
        let isOneLine = !author.unicodeScalars.contains { $0.properties.generalCategory == .control }
        guard Self.fits(author, Self.longestName), isOneLine else { throw .invalidName }
        guard kind == .approval ? text.isEmpty : Self.fits(text, Self.longestText) else { throw .invalidText }
    }

    /// A character can have any number of marks, so bytes count too.
    private static func fits(_ text: String, _ limit: Int) -> Bool {
        !text.allSatisfy(\.isWhitespace) && text.utf8.count <= 8 * limit && text.count <= limit
            && !text.utf8.contains(0)
    }
}

/// Why a comment was not stored, changed or deleted.
public enum CommentError: Error, Hashable, Sendable {
    /// The name is empty, too long, or has control characters.
    case invalidName
    /// The words are missing or too long, or an approval has some.
    case invalidText
    /// The link, or the spec, has as many comments as it can have.
    case tooMany(limit: Int)
    /// Too many came from the link just now: again after so many seconds.
    case tooFast(seconds: Int)
    /// There is no such comment on the link.
    case unknown
    /// There is no such link.
    case unknownLink
    /// The store failed.
    case store(ShareError)

    /// What happened, and what to do.
    public var text: String {
        switch self {
        case .invalidName:
            "Enter a name of 1 to \(CommentDraft.longestName) characters, without control characters."
        case .invalidText: "Enter a comment of 1 to \(CommentDraft.longestText) characters."
        case .tooMany(let limit): "There are already \(limit) comments, the maximum. Ask the owner to delete some."
        case .tooFast: "Too many comments at once. Try again in a minute."
        case .unknown: "There is no such comment. It may have been deleted."
        case .unknownLink: "There is no such link."
        case .store(let error): error.text
        }
    }
}
