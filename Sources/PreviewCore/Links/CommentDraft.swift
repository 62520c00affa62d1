/// A comment or an approval that a visitor wants to leave.
public struct CommentDraft: Hashable, Sendable {
    /// The kind: a comment or an approval.
    public var kind: ShareComment.Kind
    /// The writer's name, at most ``longestName`` characters.
    public var author: String
    /// The text, at most ``longestText`` characters; an approval has none.
    public var text: String
    /// The tab that the draft is about.
    public var tab: ShareComment.TabMark?
    /// The number of the revision that the writer sees.
    public var revision: Int

    /// The longest name, in characters.
    public static let longestName = 60
    /// The longest comment, in characters.
    public static let longestText = 1000

    /// Creates a draft.
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

    /// Checks that the name and the text can be stored, and throws otherwise.
    func check() throws(CommentError) {
        let isOneLine = !author.unicodeScalars.contains { $0.properties.generalCategory == .control }
        guard Self.fits(author, Self.longestName), isOneLine else { throw .invalidName }
        guard kind == .approval ? text.isEmpty : Self.fits(text, Self.longestText) else { throw .invalidText }
    }

    /// Returns a Boolean value that indicates whether the text fits a limit of characters.
    ///
    /// A character can have any number of combining marks, so bytes count too.
    private static func fits(_ text: String, _ limit: Int) -> Bool {
        !text.allSatisfy(\.isWhitespace) && text.utf8.count <= 8 * limit && text.count <= limit
            && !text.utf8.contains(0)
    }
}

/// An error of storing, changing or deleting a comment.
public enum CommentError: Error, Hashable, Sendable {
    /// The name is empty, too long, or has control characters.
    case invalidName
    /// The text is missing or too long, or an approval has text.
    case invalidText
    /// The link, or the spec, has the maximum number of comments.
    case tooMany(limit: Int)
    /// The link has sent too many comments just now; the seconds until the next one.
    case tooFast(seconds: Int)
    /// The link has no such comment.
    case unknown
    /// The spec has no such link.
    case unknownLink
    /// The store failed.
    case store(ShareError)

    /// A message with the failure and its remedy.
    public var text: String {
        switch self {
        case .invalidName:
            "Enter a name of 1 to \(CommentDraft.longestName) characters, without control characters."
        case .invalidText: "Enter a comment of 1 to \(CommentDraft.longestText) characters."
        case .tooMany(let limit): "The limit of \(limit) comments has been reached. Ask the owner to delete some."
        case .tooFast: "Too many comments in a short time. Try again in a minute."
        case .unknown: "The comment doesn't exist. It may have been deleted."
        case .unknownLink: "The link doesn't exist."
        case .store(let error): error.text
        }
    }
}
