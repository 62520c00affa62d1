public import TabModel

/// A change of a preview, as a store accepts it.
public enum PreviewAct: Hashable, Sendable {
    /// The storage or removal of a customization, with its entry in the history.
    case customize(CustomizationAct)
    /// A change of the text, which is only in the store, with its entry in the history and its summary.
    case write(SpecRecord, TextSummary)
    /// The publication of text with its files, as a new preview if there is none with the name.
    case publish(Publication)
    /// The recording of texts that the preview's file has had or is about to have, in this order, under the numbers
    /// they have.
    case record([SpecRecord])
    /// The confirmation that the file has had the text of a revision; an unknown revision is not an error.
    case confirm(revision: Int)
    /// The removal of a revision whose text was not written; an unknown revision is not an error.
    case forget(revision: Int)
    /// The storage of a link, instead of the one with its id if there is one.
    case saveLink(ShareRecord)
    /// The removal of links with their comments; unknown ids are not an error.
    case removeLinks([ShareID])
    /// The counting of uses; links that no longer exist are left out.
    case countUses([ShareUse])
    /// The storage of a comment, which replaces the one with its id; it has no effect if its link no longer exists.
    case saveComment(ShareComment)
    /// The removal of a comment; an unknown id is not an error.
    case removeComment(String)
    /// A new session for a visitor who has given the password of a link; without effect if the link no longer exists.
    ///
    /// Sessions end with their link, with its token, and when their time is over by the store's clock.
    case openSession(UnlockSession)
    /// The recording of a wrong password, for an hour.
    case noteWrongPassword(WrongPassword)
}

/// A condition of a change.
public enum ActCondition: Hashable, Sendable {
    /// The stored text of the customization that is changed; nil if none is stored.
    case customization(String?)
    /// The digest of the newest text; nil if there is none.
    case text(ContentDigest?)
    /// The existence of a link with this digest of its token.
    case link(ShareID, digest: [UInt8])
    /// The number of changes of links, comments and unlock sessions (``PreviewHead/links``).
    case links(Int)
}

/// The result of a change.
public struct Commit: Hashable, Sendable {
    /// The number of the preview's newest revision, which is the one that the change made if it made one.
    public var revision: Int
    /// The number of the newest texts that are kept; nil for other changes.
    public var keptTexts: Int?

    /// Creates the result of a change.
    public init(revision: Int, keptTexts: Int? = nil) {
        (self.revision, self.keptTexts) = (revision, keptTexts)
    }
}

/// A change of a customization.
public struct CustomizationAct: Hashable, Sendable {
    /// The key of the customization.
    public var key: CustomizationKey
    /// The new customization; nil removes it.
    public var customization: TabViewCustomization?
    /// The operations of the change, as JSON text; `import` for a whole customization, `delete` for the removal of a
    /// profile.
    public var operations: String
    /// The minimum number of the revision; 0 where only the store counts.
    public var revision: Int
    /// The author, kind and summary of the change.
    public var note: ChangeNote

    /// Creates a change.
    public init(
        key: CustomizationKey,
        customization: TabViewCustomization?,
        operations: String,
        revision: Int = 0,
        note: ChangeNote
    ) {
        self.key = key
        self.customization = customization
        self.operations = operations
        self.revision = revision
        self.note = note
    }
}
