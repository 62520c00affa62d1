/// A change of a customization in the history, as it was stored.
public struct ActRecord: Hashable, Sendable {
    /// The key of the customization.
    public var key: CustomizationKey
    /// The operations as JSON text, `import` for a whole customization, `delete` for the removal of a profile.
    public var operations: String
    /// The text stored before, valid or not; nil if there was none.
    public var before: String?
    /// The text stored since; nil after `delete`.
    public var after: String?
    /// The number of the revision that the change made.
    public var revision: Int
    /// The time of the change, in seconds since 1970.
    public var time: Double
    /// The author, kind and summary of the change; nil for changes by a version of tabpreview that did not store them.
    public var note: ChangeNote?

    /// Creates a record.
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

    /// The number of changes of a key that are kept when this one is added; older ones are removed.
    public var retained: Int { HistoryLimit.retained(actsOf: (before?.utf8.count ?? 0) + (after?.utf8.count ?? 0)) }
}
