public import PreviewCore
import TabModel
import TabSpecCoding

/// Customizations that end with the program, for a folder that can't be written.
public actor MemoryCustomizationStore: CustomizationStore {
    /// Why nothing is kept, as a sentence for the page; nil where that is what was asked for.
    public nonisolated let warning: String?

    private var stored: [CustomizationKey: (customization: TabViewCustomization, changed: Double)] = [:]
    private var recorded: [CustomizationKey: [RecordedAct]] = [:]
    private var nextRevision = 1
    private var isClosed = false
    private let ownMark = Int.random(in: 1...Int.max)

    /// Makes an empty store.
    public init(warning: String? = nil) {
        self.warning = warning
    }

    /// The customization kept under a key.
    public func customization(for key: CustomizationKey) throws -> StoredCustomization? {
        try checkOpen()
        return stored[key].map { StoredCustomization(customization: $0.customization) }
    }

    /// Keeps what an act leads to, and the act.
    public func save(_ act: CustomizationAct) throws {
        try checkOpen()
        let record = RecordedAct(
            key: act.key,
            operations: act.operations,
            before: text(of: act.key),
            after: CustomizationCoding.text(act.customization),
            revision: act.revision,
            time: Clock.now(),
            note: act.note
        )
        stored[act.key] = (act.customization, record.time)
        keep(record)
    }

    /// The acts of a key, the newest first.
    public func acts(of key: CustomizationKey) throws -> [RecordedAct] {
        try checkOpen()
        return recorded[key, default: []].reversed()
    }

    /// The profiles of a spec and storage key, by name.
    public func profiles(spec: String, storageKey: String) throws -> [ProfileSummary] {
        try checkOpen()
        return stored.filter { $0.key.spec == spec && $0.key.storageKey == storageKey }
            .map { ProfileSummary(name: $0.key.profile, changed: $0.value.changed) }
            .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// Removes a customization; false if there was none.
    public func deleteProfile(_ key: CustomizationKey, revision: Int, note: ChangeNote) throws -> Bool {
        try checkOpen()
        guard let before = text(of: key) else { return false }
        stored[key] = nil
        keep(
            RecordedAct(
                key: key,
                operations: "delete",
                before: before,
                after: nil,
                revision: revision,
                time: Clock.now(),
                note: note
            )
        )
        return true
    }

    /// Reserves revision numbers, from 1 at each start.
    public func reserveRevisions(_ count: Int) throws -> Int {
        try checkOpen()
        defer { nextRevision += max(count, 0) }
        return nextRevision
    }

    /// The store's own random number, another one at each start.
    public func mark() throws -> Int {
        try checkOpen()
        return ownMark
    }

    /// Ends the store; every later call throws ``StoreError/closed``.
    public func close(lastRevision: Int) {
        isClosed = true
    }

    private func text(of key: CustomizationKey) -> String? {
        stored[key].map { CustomizationCoding.text($0.customization) }
    }

    private func keep(_ act: RecordedAct) {
        recorded[act.key] = (recorded[act.key, default: []] + [act]).suffix(act.kept)
    }

    private func checkOpen() throws(StoreError) {
        if isClosed { throw .closed }
    }
}
