/// The last changes of a spec or of a customization, for anyone who looks at them.
public struct ChangeHistory: Hashable, Sendable {
    /// The changes, the newest first.
    public var changes: [RecordedChange]
    /// The change that an undo takes back now; nil if there is none.
    public var undo: Int?
    /// The change that a redo does again now; nil if there is none.
    public var redo: Int?

    /// Makes a history.
    public init(changes: [RecordedChange], undo: Int? = nil, redo: Int? = nil) {
        self.changes = changes
        self.undo = undo
        self.redo = redo
    }
}

/// One change in a history.
public struct RecordedChange: Hashable, Sendable {
    /// The number of the revision that it made.
    public var revision: Int
    /// When, in seconds since 1970.
    public var time: Double
    /// Who made it, what for, and what it did.
    public var note: ChangeNote
    /// Whether it has been taken back, and not been done again.
    public var isUndone: Bool
    /// Whether what it led to can be shown, and so be brought back.
    public var isGood: Bool
    /// The tag of what it led to.
    public var tag: EntityTag

    /// Makes a change.
    public init(revision: Int, time: Double, note: ChangeNote, isUndone: Bool, isGood: Bool = true, tag: EntityTag) {
        self.revision = revision
        self.time = time
        self.note = note
        self.isUndone = isUndone
        self.isGood = isGood
        self.tag = tag
    }
}
