public import TabModel

/// A comment on a preview, or an approval of it, from a guest or the owner.
public struct ShareComment: Identifiable, Hashable, Sendable {
    /// The kind of comment.
    public enum Kind: String, CaseIterable, Sendable {
        /// A comment about the preview or one of its tabs.
        case comment
        /// An approval of the preview.
        case approval
    }

    /// The id in the comment's address: ten lower-case letters and digits.
    public let id: String
    /// The link that the comment was written on.
    public let link: ShareID
    /// The kind of comment.
    public let kind: Kind
    /// The name that the author gave.
    public let author: String
    /// The text; empty for an approval.
    public let text: String
    /// The tab that the comment is about; nil for the preview as a whole.
    public let tab: TabMark?
    /// The number of the revision that the author saw.
    public let revision: Int
    /// The time of writing, in seconds since 1970.
    public let time: Double
    /// A Boolean value that indicates whether the comment is resolved.
    public var isResolved: Bool

    /// A tab with its title at the time of a comment.
    public struct TabMark: Hashable, Sendable {
        /// The tab's id.
        public let id: EntryID
        /// The tab's title at that time.
        public let title: String

        /// Creates a mark.
        public init(id: EntryID, title: String) {
            (self.id, self.title) = (id, title)
        }
    }

    /// Creates a comment as it is stored.
    public init(
        id: String,
        link: ShareID,
        kind: Kind,
        author: String,
        text: String,
        tab: TabMark?,
        revision: Int,
        time: Double,
        isResolved: Bool
    ) {
        (self.id, self.link, self.kind) = (id, link, kind)
        (self.author, self.text, self.tab) = (author, text, tab)
        (self.revision, self.time, self.isResolved) = (revision, time, isResolved)
    }
}
