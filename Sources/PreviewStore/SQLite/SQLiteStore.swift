import Foundation
import GRDB
public import PreviewCore
import Synchronization
import TabSpecCoding

/// A store of previews in one SQLite database.
///
/// Each action is one transaction, on disk when the call returns. A change that has begun is finished even if the
/// calling task is cancelled: its result always describes the stored state. Failures are ``StoreError`` and leave
/// everything unchanged.
public struct SQLiteStore: PreviewStore {
    private let database: any DatabaseWriter
    private let calls = RunningCalls()
    /// The key that seals links.
    let key: AccountKey
    /// A Boolean value that indicates whether the store has the tables of a team's server.
    let isHosting: Bool
    /// The epoch of this opening: some numbers of the one before may have been shown and not stored.
    private let epoch = Revision.newEpoch()
    /// The files that are open; nil for a database in memory.
    private let files: OpenFiles?

    private let memoryWarning: String?

    /// The reason why the stored data ends with this program: it is in memory, or in files that the next start won't
    /// find.
    public var warning: String? { memoryWarning ?? files?.loss?.text }

    /// A Boolean value that indicates whether the store is that of a team's server.
    ///
    /// There, publications come beside the sessions; otherwise a lock gives each preview to one process.
    public var isShared: Bool { isHosting }

    /// Creates a store from a database that has been inspected and migrated to the present schema.
    ///
    /// `paths` are its files and the locks': once another file is at one of them nothing is stored anymore (S59).
    init(
        _ database: any DatabaseWriter,
        isHosting: Bool = false,
        key: AccountKey,
        paths: [String]? = nil,
        memoryWarning: String? = nil
    ) throws {
        self.database = database
        self.memoryWarning = memoryWarning
        self.isHosting = isHosting
        self.key = key
        // SQLite creates its log at the first use; only then do all of the files exist and can be remembered.
        try database.read { db in _ = try db.tableExists("head") }
        files = paths.map(OpenFiles.init)
    }

    /// The time of the system's clock, as no other machine shares the store.
    public var time: Double { Date.now.timeIntervalSince1970 }

    /// Returns a preview's present numbers.
    public func head(of preview: String) async throws -> PreviewHead {
        let (own, isHosting) = (epoch, isHosting)
        return try await write { db in
            let entry = try HeadTable.entry(of: preview, in: db)
            let epoch = try isHosting ? PreviewTable.epoch(of: preview, in: db) ?? own : own
            return PreviewHead(
                revision: entry.revision,
                epoch: epoch,
                mark: try StoreMark.get(in: db),
                links: entry.links
            )
        }
    }

    /// Closes the database, with its log merged; later calls do nothing.
    public func close() async {
        guard await calls.end() else { return }
        // Readers first, so that the writer is the last to close and merges the log.
        (database as? DatabasePool)?.releaseMemory()
        // SQLite removes its log by name, and another store may have a log of that name by now.
        if warning != nil { try? await database.writeWithoutTransaction { db in StoreDatabase.keepLog(db) } }
        try? database.close()
    }

    /// Reads the state of one moment.
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

    /// Runs one transaction, which is on disk when this returns.
    func write<Value: Sendable>(
        _ change: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        try await calls.run { try await commit(change) }
    }

    /// Runs one transaction, which the cancellation of the calling task does not touch.
    private func commit<Value: Sendable>(
        _ change: @escaping @Sendable (Database) throws -> Value
    ) async throws -> Value {
        let outcome: Result<Value, any Error> = await withCheckedContinuation { continuation in
            database.asyncWrite { [files] db in
                try files?.check()
                let value = try change(db)
                // Checked before the commit, so that acknowledged data is in files that the next start finds.
                try files?.check()
                return value
            } completion: { _, outcome in
                continuation.resume(returning: outcome)
            }
        }
        return try outcome.mapError { $0 is PreviewRemoved ? $0 : StoreError(running: $0) }.get()
    }
}
