import TabModel

/// Text that the spec's file has had, without the text itself.
public struct SpecRevision: Hashable, Sendable {
    /// The number of the revision that the text made; unique in a history.
    public var number: Int
    /// The time of the change, in seconds since 1970.
    public var time: Double
    /// The author, kind and summary of the change.
    public var note: ChangeNote
    /// The digest of the text, by which a store finds it.
    public var digest: ContentDigest
    /// A Boolean value that indicates whether the text is a spec that can be shown.
    public var isGood: Bool
    /// A Boolean value that indicates whether the file is known to have had this text.
    ///
    /// Text that the preview writes itself is recorded before the file is replaced, and confirmed after.
    public var isConfirmed: Bool

    /// Creates a revision.
    public init(
        number: Int,
        time: Double,
        note: ChangeNote,
        digest: ContentDigest,
        isGood: Bool,
        isConfirmed: Bool
    ) {
        self.number = number
        self.time = time
        self.note = note
        self.digest = digest
        self.isGood = isGood
        self.isConfirmed = isConfirmed
    }

    /// The tag that `/spec` had with this text.
    var tag: EntityTag { EntityTag(digest) }
}

/// A revision with its text, as passed to a store.
public struct SpecRecord: Hashable, Sendable {
    /// The revision without its text.
    public var revision: SpecRevision
    /// The file's bytes.
    public var text: [UInt8]

    /// Creates a record.
    public init(revision: SpecRevision, text: [UInt8]) {
        self.revision = revision
        self.text = text
    }
}

/// The text to write, with the information that the history needs.
struct SpecWrite {
    let bytes: [UInt8]
    let spec: TabSpec
    let author: ChangeAuthor
    let kind: SpecChangeKind
}
