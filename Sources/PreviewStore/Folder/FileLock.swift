import CLibrary
import Files
import Synchronization

/// A file for mutual exclusion of processes.
///
/// The system holds the lock (flock) as long as the file stays open, so a killed process never leaves it behind. The
/// file is never removed or renamed, as the lock belongs to the file and not to its name.
final class FileLock: Sendable {
    /// The mode of a lock.
    enum Mode {
        /// Held by one process only.
        case exclusive
        /// Shared with other processes.
        case shared

        fileprivate var operation: Int32 { self == .exclusive ? LOCK_EX : LOCK_SH }
    }

    let path: String
    /// The open file; nil once released.
    private let descriptor: Mutex<Int32?>

    /// A Boolean value that indicates whether the file has not been released, and is still the one at its path.
    ///
    /// The file at the path is another if the first was removed or replaced.
    var isHeld: Bool {
        descriptor.withLock { descriptor in
            guard let descriptor, let open = try? FileStatus(ofDescriptor: descriptor) else { return false }
            return open.stamp.identity == (try? FileStatus(of: path.utf8))?.stamp.identity
        }
    }

    /// Opens the file, and creates it if needed.
    init(_ path: String) throws(SystemFailure) {
        self.path = path
        let opened = open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, PrivateFile.mode)
        guard opened >= 0 else { throw SystemFailure("open", path) }
        fchmod(opened, PrivateFile.mode)
        descriptor = Mutex(opened)
    }

    /// Locks the file without waiting, or changes its mode; false if another process is in the way.
    func lock(_ mode: Mode) throws(SystemFailure) -> Bool {
        let outcome: Result<Bool, SystemFailure> = descriptor.withLock { descriptor in
            guard let descriptor else { return .failure(SystemFailure("lock", path, code: EBADF)) }
            while flock(descriptor, mode.operation | LOCK_NB) != 0 {
                let failure = SystemFailure("lock", path)
                if failure.code == EINTR { continue }
                return failure.code == EWOULDBLOCK ? .success(false) : .failure(failure)
            }
            return .success(true)
        }
        return try outcome.get()
    }

    /// The file's text, whichever process wrote it.
    var text: String? { descriptor.withLock { descriptor in descriptor.flatMap { PrivateFile.text($0) } } }

    /// Replaces the file's text; returns false once it is released.
    func write(_ text: String) throws(SystemFailure) -> Bool {
        let outcome: Result<Bool, SystemFailure> = descriptor.withLock { descriptor in
            guard let descriptor else { return .success(false) }
            do throws(SystemFailure) {
                try PrivateFile.overwrite(descriptor, path: path, text: text)
                return .success(true)
            } catch {
                return .failure(error)
            }
        }
        return try outcome.get()
    }

    /// Unlocks and closes the file; later calls do nothing.
    func release() {
        descriptor.withLock { descriptor in
            guard let open = descriptor else { return }
            // Closing is not enough: a program that is being started at this moment still has the file open.
            flock(open, LOCK_UN)
            close(open)
            descriptor = nil
        }
    }

    deinit { release() }
}

/// The lock of one spec in a store, so that one server at a time has the spec.
///
/// Its text names that server.
final class StoreLock: Sendable {
    private let file: FileLock

    /// A Boolean value that indicates whether the lock has not been released, and still excludes others.
    ///
    /// It no longer does once its file was removed.
    var isHeld: Bool { file.isHeld }

    /// Takes the lock, or throws ``StoreError/inUse(folder:spec:pid:address:)``.
    init(_ location: StoreLocation) throws(StoreError) {
        let isTaken: Bool
        do throws(SystemFailure) {
            file = try FileLock(location.lockFile)
            isTaken = try !file.lock(.exclusive)
        } catch {
            throw error.storeError
        }
        guard !isTaken else {
            let holder = file.text.flatMap(ServerRecord.init(text:))
            // The text is the holder's: closing this descriptor must not change it.
            file.release()
            throw .inUse(folder: location.folder, spec: location.spec, pid: holder?.pid, address: holder?.address)
        }
        // The lock holds without its text too: a full disk must not make the stored data inaccessible.
        try? write(ServerRecord(pid: Int(getpid())))
    }

    /// Writes the record of the server that has the lock, without the key, which belongs into the server's record
    /// alone.
    func write(_ record: ServerRecord) throws(StoreError) {
        let isWritten: Bool
        do {
            isWritten = try file.write(try ServerRecord(pid: record.pid, address: record.address).text())
        } catch {
            throw StoreError(writing: file.path, error)
        }
        if !isWritten { throw .closed }
    }

    /// Lets the next server of the spec in; later calls do nothing.
    func release() {
        _ = try? file.write("")
        file.release()
    }

    deinit { release() }
}
