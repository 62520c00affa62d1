public import TabModel

/// Whose customization: kept per spec, storage key and profile (the format, 2).
public struct CustomizationKey: Hashable, Sendable {
    /// The spec's identity in the store: its file name, where the store is beside it; else its full path.
    public let spec: String
    /// The spec's `tabViewCustomization`.
    public let storageKey: String
    /// The profile, 1 to 64 characters of `A-Za-z0-9._-`.
    public let profile: String

    /// Makes a key.
    public init(spec: String, storageKey: String, profile: String) {
        self.spec = spec
        self.storageKey = storageKey
        self.profile = profile
    }
}

/// A customization as the store has it.
public struct StoredCustomization: Hashable, Sendable {
    /// The customization; empty where the stored text could not be read (R3.36).
    public var customization: TabViewCustomization
    /// Why the stored text could not be read, as a sentence for the author; it is kept until the next change.
    public var problem: String?

    /// Makes a stored customization.
    public init(customization: TabViewCustomization, problem: String? = nil) {
        self.customization = customization
        self.problem = problem
    }
}

/// One act as history keeps it.
public struct CustomizationAct: Hashable, Sendable {
    /// Whose customization.
    public var key: CustomizationKey
    /// What it becomes.
    public var customization: TabViewCustomization
    /// The operations that led there, as JSON text; `import` for a whole one.
    public var operations: String
    /// The revision number this act makes.
    public var revision: Int
    /// Who does it, what for, and what it does.
    public var note: ChangeNote

    /// Makes an act.
    public init(
        key: CustomizationKey,
        customization: TabViewCustomization,
        operations: String,
        revision: Int,
        note: ChangeNote
    ) {
        self.key = key
        self.customization = customization
        self.operations = operations
        self.revision = revision
        self.note = note
    }
}

/// A profile's name and when it last changed, in seconds since 1970.
public struct ProfileSummary: Hashable, Sendable {
    /// The profile's name.
    public var name: String
    /// Seconds since 1970.
    public var changed: Double

    /// Makes a summary.
    public init(name: String, changed: Double) {
        self.name = name
        self.changed = changed
    }
}

/// Where customizations and the revision number live.
///
/// One transaction per act; what was acknowledged survives a kill and a power cut.
public protocol CustomizationStore: Sendable {
    /// Why what is stored now won't outlive the program; nil if it will.
    var warning: String? { get }
    /// The stored customization, or nil if there is none.
    func customization(for key: CustomizationKey) async throws -> StoredCustomization?
    /// Stores one act with its history entry in one transaction, on disk when it returns.
    func save(_ act: CustomizationAct) async throws
    /// The profiles of a spec and storage key, by name.
    func profiles(spec: String, storageKey: String) async throws -> [ProfileSummary]
    /// Removes a profile's customization, with a history entry; false if there was none.
    func deleteProfile(_ key: CustomizationKey, revision: Int, note: ChangeNote) async throws -> Bool
    /// The last ``HistoryLimit/changes`` acts of a key, the newest first.
    func acts(of key: CustomizationKey) async throws -> [RecordedAct]
    /// Reserves the next `count` revision numbers and returns the first.
    ///
    /// No number is ever given twice, also not after
    /// a kill; numbers that were reserved and not used by a killed program are skipped.
    func reserveRevisions(_ count: Int) async throws -> Int
    /// A random number that the store has had since it was made: it tells stores apart, and nothing about them.
    func mark() async throws -> Int
    /// Gives back reserved numbers above `last` and closes the store.
    func close(lastRevision: Int) async
}

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
