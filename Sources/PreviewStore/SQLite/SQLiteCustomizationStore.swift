import Foundation
import GRDB
public import PreviewCore
import Synchronization
import TabSpecCoding

/// Customizations, the history of these and of specs, links and the revision counter in one SQLite database.
///
/// Each act is one transaction, on disk when the call returns. A change that has begun is finished even if the task
/// that asked for it is cancelled: its result always tells what is stored. Failures are ``StoreError`` and leave
/// everything as it was.
public struct SQLiteCustomizationStore: CustomizationStore {
    private let database: any DatabaseWriter
    private let calls = RunningCalls()
    private let floor: RevisionFloor?
    /// What links are sealed with.
    let key: AccountKey
    /// The files that are open; nil for a database in memory.
    private let files: OpenFiles?
    private let block = ReservedBlock()

    private let memoryWarning: String?

    /// Why what is stored ends with this program: it is in memory, or in files that the next start won't find.
    public var warning: String? { memoryWarning ?? files?.loss?.text }

    /// Takes a database that has been inspected and brought to the present schema.
    ///
    /// `paths` are its files and the locks': once another file is at one of them nothing is stored any more (S59).
    init(
        _ database: any DatabaseWriter,
        floor: RevisionFloor? = nil,
        key: AccountKey,
        paths: [String]? = nil,
        memoryWarning: String? = nil
    ) throws {
        self.database = database
        self.memoryWarning = memoryWarning
        self.floor = floor
        self.key = key
        // SQLite makes its log at the first use; only then are all of the files there to be known again.
        _ = try database.read(RevisionCounter.next)
        files = paths.map(OpenFiles.init)
    }

    /// The stored customization; unreadable text comes back as empty, with the problem in words (R3.36).
    public func customization(for key: CustomizationKey) async throws -> StoredCustomization? {
        let text = try await read { db in try CustomizationTable.text(for: key, in: db) }
        return text.map { StoredText.read($0, key: key) }
    }

    /// Stores a customization and its history entry; the text before is kept in the history, whatever it was.
    public func save(_ act: CustomizationAct) async throws {
        let text = CustomizationCoding.text(act.customization)
        let time = Date.now.timeIntervalSince1970
        try await write { db in
            let before = try CustomizationTable.text(for: act.key, in: db)
            try CustomizationTable.store(
                .init(key: act.key, text: text, revision: act.revision, changed: time),
                in: db
            )
            try ActTable.append(RecordedAct(act, before: before, after: text, time: time), in: db)
        }
    }

    /// The profiles of a spec and storage key, by name.
    public func profiles(spec: String, storageKey: String) async throws -> [ProfileSummary] {
        try await read { db in try CustomizationTable.profiles(spec: spec, storageKey: storageKey, in: db) }
    }

    /// Removes a customization and notes that in the history; false if there was none.
    public func deleteProfile(_ key: CustomizationKey, revision: Int, note: ChangeNote) async throws -> Bool {
        let time = Date.now.timeIntervalSince1970
        return try await write { db in
            guard let before = try CustomizationTable.text(for: key, in: db) else { return false }
            try CustomizationTable.delete(key, in: db)
            let act = RecordedAct(
                key: key,
                operations: "delete",
                before: before,
                after: nil,
                revision: revision,
                time: time,
                note: note
            )
            try ActTable.append(act, in: db)
            return true
        }
    }

    /// Reserves revision numbers, which no later start gives again either.
    public func reserveRevisions(_ count: Int) async throws -> Int {
        let floor = floor
        let reserved = try await write { db in
            let first = try RevisionCounter.next(in: db)
            let next = first + max(count, 0)
            // The file first: if it can't be written nothing is given; if the commit fails numbers are only skipped.
            try floor?.set(next)
            try RevisionCounter.set(next, in: db)
            return first..<next
        }
        block.note(reserved)
        return reserved.lowerBound
    }

    /// The store's own random number, the same at every start.
    public func mark() async throws -> Int {
        try await write(StoreMark.get)
    }

    /// The acts of a key, newest first, at most ``HistoryLimit/changes``.
    public func acts(of key: CustomizationKey) async throws -> [RecordedAct] {
        try await read { db in try ActTable.acts(of: key, in: db) }
    }

    /// Gives back what is above `lastRevision` and closes the database, its log merged; later calls do nothing.
    public func close(lastRevision: Int) async {
        guard await calls.end() else { return }
        // A disk that fails now costs the unused numbers, nothing else.
        _ = try? await giveBack(above: lastRevision)
        // Readers first, so that the writer is the last to close and merges the log.
        (database as? DatabasePool)?.releaseMemory()
        // SQLite removes its log by name, and under that name another store may have its own by now.
        if warning != nil { try? await database.writeWithoutTransaction { db in StoreDatabase.keepLog(db) } }
        try? database.close()
    }

    /// Sets the counter back behind `lastRevision`, as far as the numbers above are those reserved here last.
    ///
    /// Not if another process has reserved some since.
    private func giveBack(above lastRevision: Int) async throws {
        guard let newest = block.newest else { return }
        let floor = floor
        try await commit { db in
            guard try RevisionCounter.next(in: db) == newest.upperBound else { return }
            let used = max(try ActTable.highestRevision(in: db), try SpecTable.highestRevision(in: db))
            let lowest = max(newest.lowerBound, lastRevision + 1, used + 1)
            guard lowest < newest.upperBound else { return }
            try RevisionCounter.set(lowest, in: db)
            try floor?.set(lowest)
        }
    }

    /// One reading, of the state of one moment.
    func read<Value: Sendable>(_ value: @Sendable (Database) throws -> Value) async throws -> Value {
        try await calls.run {
            do {
                return try await database.read(value)
            } catch let cancellation as CancellationError {
                throw cancellation
            } catch {
                throw StoreError(running: error)
            }
        }
    }

    /// One transaction, on disk when this returns.
    func write<Value: Sendable>(
        _ change: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        try await calls.run { try await commit(change) }
    }

    /// One transaction, which the cancellation of the calling task does not touch.
    private func commit<Value: Sendable>(
        _ change: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        let outcome: Result<Value, any Error> = await withCheckedContinuation { continuation in
            database.asyncWrite { [files] db in
                try files?.check()
                let value = try change(db)
                // Before it is committed: what is acknowledged is in files that the next start finds.
                try files?.check()
                return value
            } completion: { _, outcome in
                continuation.resume(returning: outcome)
            }
        }
        return try outcome.mapError(StoreError.init(running:)).get()
    }
}

extension RecordedAct {
    init(_ act: CustomizationAct, before: String?, after: String, time: Double) {
        self.init(
            key: act.key,
            operations: act.operations,
            before: before,
            after: after,
            revision: act.revision,
            time: time,
            note: act.note
        )
    }
}

/// The revision numbers that were reserved last, of which the unused ones are given back.
private final class ReservedBlock: Sendable {
    private let numbers = Mutex<Range<Int>?>(nil)

    /// The block with the highest numbers; nil before the first.
    var newest: Range<Int>? { numbers.withLock { $0 } }

    func note(_ block: Range<Int>) {
        numbers.withLock { known in
            if known.map({ $0.upperBound < block.upperBound }) != false { known = block }
        }
    }
}
