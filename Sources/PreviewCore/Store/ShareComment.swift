public import TabModel

/// A comment on a preview, or an approval of it, from a guest or the owner.
public struct ShareComment: Identifiable, Hashable, Sendable {
    /// What it says.
    public enum Kind: String, CaseIterable, Sendable {
        /// Words about the preview or one of its tabs.
        case comment
        /// That it looks right.
        case approval
    }

    /// Names it in its address: ten lower-case letters and digits.
    public let id: String
    /// The link that it was written on.
    public let link: ShareID
    /// What it says.
    public let kind: Kind
    /// The name that its writer gave.
    public let author: String
    /// The words; empty for an approval.
    public let text: String
    /// The tab that it is about; nil for the preview as a whole.
    public let tab: TabMark?
    /// The number of the revision that its writer saw.
    public let revision: Int
    /// When it was written, in seconds since 1970.
    public let time: Double
    /// A Boolean value that indicates whether it has been dealt with.
    public var isResolved: Bool

    /// A tab as it was called when it was commented on.
    public struct TabMark: Hashable, Sendable {
        /// The tab's id.
        public let id: EntryID
        /// The tab's title then.
        public let title: String

        /// Makes a mark.
        public init(id: EntryID, title: String) {
            (self.id, self.title) = (id, title)
        }
    }

    /// Makes a comment as it is stored.
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
