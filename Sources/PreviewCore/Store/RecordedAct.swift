/// One act of the history, as it was stored.
public struct RecordedAct: Hashable, Sendable {
    /// Whose customization.
    public var key: CustomizationKey
    /// The operations as JSON text, `import` for a whole customization, `delete` for a profile's end.
    public var operations: String
    /// The text stored before, whatever it was; nil if there was none.
    public var before: String?
    /// The text stored since; nil after `delete`.
    public var after: String?
    /// The revision number this act made.
    public var revision: Int
    /// When, in seconds since 1970.
    public var time: Double
    /// Who did it, what for, and what it did; nil for acts of a tabpreview that did not note it.
    public var note: ChangeNote?

    /// Makes a record.
    public init(
        key: CustomizationKey,
        operations: String,
        before: String?,
        after: String?,
        revision: Int,
        time: Double,
        note: ChangeNote? = nil
    ) {
        self.key = key
        self.operations = operations
        self.before = before
        self.after = after
        self.revision = revision
        self.time = time
        self.note = note
    }

    /// How many acts of a key are kept when this one is added; older ones go.
    public var kept: Int { HistoryLimit.kept(actsOf: (before?.utf8.count ?? 0) + (after?.utf8.count ?? 0)) }
}
