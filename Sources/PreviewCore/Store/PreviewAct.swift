public import TabModel

/// One change of a preview, as a store takes it.
public enum PreviewAct: Hashable, Sendable {
    /// Stores a customization or removes it, with its entry in the history.
    case customize(CustomizationAct)
    /// Writes the text, which the store has alone, with its entry in the history and what a list says of it.
    case write(SpecRecord, TextSummary)
    /// Publishes a text with its files, as a new preview if there is none of the name.
    case publish(Publication)
    /// Records texts that the preview's file has had or is about to have, in this order, under the numbers they have.
    case record([SpecRecord])
    /// Notes that the file has had the text of a revision; one that is not there is no error.
    case confirm(revision: Int)
    /// Removes a revision whose text was not written; one that is not there is no error.
    case forget(revision: Int)
    /// Stores a link, in place of the one with its id if there is one.
    case saveLink(ShareRecord)
    /// Removes links with their comments; ids that are not there are no error.
    case removeLinks([ShareID])
    /// Counts uses; links that are not there any more are left out.
    case countUses([ShareUse])
    /// Stores a comment, in place of the one with its id; not if its link is gone.
    case saveComment(ShareComment)
    /// Removes a comment; an id that is not there is no error.
    case removeComment(String)
    /// Opens a session for someone who has given the password of a link; not if the link is gone.
    ///
    /// Sessions end with their link, with its token, and when their time is over by the store's clock.
    case openSession(UnlockSession)
    /// Notes a wrong password; kept for an hour.
    case noteWrongPassword(WrongPassword)
}

/// What must be there for an act to be done.
public enum ActCondition: Hashable, Sendable {
    /// The customization that the act changes is stored as this text; nil: none is stored.
    case customization(String?)
    /// The newest text has this digest; nil: there is none.
    case text(ContentDigest?)
    /// A link is there, with this digest of its token.
    case link(ShareID, digest: [UInt8])
    /// Links, comments and unlock sessions have changed so many times (``PreviewHead/links``).
    case links(Int)
}

/// What became of an act.
public struct Commit: Hashable, Sendable {
    /// The number of the preview's newest revision, which is the one that the act made if it made one.
    public var revision: Int
    /// How many of the newest texts are kept; nil for other acts.
    public var keptTexts: Int?

    /// Makes the outcome of an act.
    public init(revision: Int, keptTexts: Int? = nil) {
        (self.revision, self.keptTexts) = (revision, keptTexts)
    }
}

/// A change of a customization.
public struct CustomizationAct: Hashable, Sendable {
    /// Whose customization.
    public var key: CustomizationKey
    /// What it becomes; nil removes it.
    public var customization: TabViewCustomization?
    /// The operations that led there, as JSON text; `import` for a whole one, `delete` for a profile's end.
    public var operations: String
    /// The least number that the revision may have; 0 where the store alone counts.
    public var revision: Int
    /// Who does it, what for, and what it does.
    public var note: ChangeNote

    /// Makes an act.
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
