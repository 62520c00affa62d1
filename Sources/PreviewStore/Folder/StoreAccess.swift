import CLibrary
import Files

/// A process's share of a store folder, which others may share as long as none of them needs it alone.
///
/// One process at a time opens the store (the file `opening`), and knows whether another one has it open (the file
/// `lock`). Only a process that is alone removes the leftovers of earlier runs, creates the database, sets a damaged
/// one aside, migrates it to another schema or rewrites it. SQLite handles all other concurrent access.
final class StoreAccess: Sendable {
    /// The maximum wait for a process that opens the same store.
    private static let timeout = Duration.seconds(10)
    private static let pause: UInt32 = 20_000

    /// A Boolean value that indicates whether no other process had the store open when this value was created.
    ///
    /// It stays so until ``share()``.
    let isAlone: Bool
    /// The path of the file that is shared by all processes that have the store open.
    var path: String { use.path }

    private let folder: String
    private let opening: FileLock
    private let use: FileLock

    /// Waits for its turn to open, and takes a share.
    ///
    /// Throws ``StoreError/inUse(folder:spec:pid:address:)`` if another process keeps the store exclusively, as earlier
    /// versions do.
    init(folder: String) throws(StoreError) {
        self.folder = folder
        let hasShare: Bool
        do throws(SystemFailure) {
            opening = try FileLock(ParentFolder.path("opening", in: folder))
            use = try FileLock(ParentFolder.path("lock", in: folder))
            let hasTurn = try StoreAccess.waits(for: opening)
            isAlone = try hasTurn ? use.lock(.exclusive) : false
            hasShare = try hasTurn && !isAlone ? use.lock(.shared) : isAlone
        } catch {
            throw error.storeError
        }
        guard hasShare else { throw StoreAccess.inUse(folder, use) }
    }

    /// Lets others open the store too; the share stays.
    func share() throws(StoreError) {
        let hasShare: Bool
        do throws(SystemFailure) {
            // No process that waits for `opening` can come between the two locks.
            hasShare = try use.lock(.shared)
        } catch {
            throw error.storeError
        }
        guard hasShare else { throw Self.inUse(folder, use) }
        opening.release()
    }

    /// Releases the share; later calls do nothing.
    func release() {
        use.release()
        opening.release()
    }

    private static func waits(for turn: FileLock) throws(SystemFailure) -> Bool {
        let end = ContinuousClock.now + timeout
        while try !turn.lock(.exclusive) {
            guard ContinuousClock.now < end else { return false }
            usleep(pause)
        }
        return true
    }

    private static func inUse(_ folder: String, _ use: FileLock) -> StoreError {
        let holder = use.text.flatMap(ServerRecord.init(text:))
        return .inUse(folder: folder, spec: nil, pid: holder?.pid, address: holder?.address)
    }
}
