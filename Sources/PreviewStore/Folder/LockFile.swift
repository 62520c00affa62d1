import CLibrary
import Synchronization

/// A file that processes exclude one another with.
///
/// The system holds the lock (flock) as long as the file stays open, so a killed process never leaves it behind. The
/// file is never removed or renamed, as the lock belongs to the file and not to its name.
final class LockFile: Sendable {
    /// How a file is locked.
    enum Mode {
        /// Nobody else has it.
        case exclusive
        /// Others may share it.
        case shared

        fileprivate var operation: Int32 { self == .exclusive ? LOCK_EX : LOCK_SH }
    }

    let path: String
    /// Nil once released.
    private let descriptor: Mutex<Int32?>

    /// A Boolean value that indicates whether the file has not been released, and is still the one at its path: nobody
    /// has removed or replaced it.
    var isHeld: Bool {
        descriptor.withLock { descriptor in
            var (open, named) = (stat(), stat())
            guard let descriptor, fstat(descriptor, &open) == 0, lstat(path, &named) == 0 else { return false }
            return open.st_dev == named.st_dev && open.st_ino == named.st_ino
        }
    }

    /// Opens the file, and makes it where needed.
    init(_ path: String) throws(SystemFailure) {
        self.path = path
        let opened = open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, PrivateFile.mode)
        guard opened >= 0 else { throw SystemFailure("open", path) }
        fchmod(opened, PrivateFile.mode)
        descriptor = Mutex(opened)
    }

    /// Locks the file without waiting, or changes how it is locked; false if another process is in the way.
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

    /// The file's text, no matter who wrote it.
    var text: String? { descriptor.withLock { descriptor in descriptor.flatMap { PrivateFile.text($0) } } }

    /// Gives the file this text; false once it is released.
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
            // Not by closing alone: a program being started this very moment still has the file.
            flock(open, LOCK_UN)
            close(open)
            descriptor = nil
        }
    }

    deinit { release() }
}

/// The lock of one spec in a store, so that one server at a time has the spec.
///
/// Its text says which.
final class StoreLock: Sendable {
    private let file: LockFile

    /// A Boolean value that indicates whether the lock has not been released, and is still what keeps others away:
    /// nobody has removed its file.
    var isHeld: Bool { file.isHeld }

    /// Takes the lock, or throws ``StoreError/inUse(folder:spec:pid:address:)``.
    init(_ location: StoreLocation) throws(StoreError) {
        let isTaken: Bool
        do throws(SystemFailure) {
            file = try LockFile(location.lockFile)
            isTaken = try !file.lock(.exclusive)
        } catch {
            throw error.storeError
        }
        guard !isTaken else {
            let holder = file.text.flatMap(ServerRecord.init(text:))
            // The text is the holder's: letting go of our own descriptor must leave it as it is.
            file.release()
            throw .inUse(folder: location.folder, spec: location.spec, pid: holder?.pid, address: holder?.address)
        }
        // The lock holds without its text too: a full disk is no reason to lose sight of what is stored.
        try? write(ServerRecord(pid: Int(getpid())))
    }

    /// Writes down who has the lock; not the key, which belongs into the server's record alone.
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
