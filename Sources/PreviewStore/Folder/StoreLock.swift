import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The lock of a store folder: one server per store.
///
/// The system holds it (flock) as long as the file stays open, so a killed server never leaves it behind. The file is
/// never removed or renamed, as the lock belongs to the file and not to its name; its text tells who has it.
final class StoreLock: Sendable {
    static let name = "lock"

    private let path: String
    /// Nil once released.
    private let descriptor: Mutex<Int32?>

    /// Whether the lock has not been released.
    var isHeld: Bool { descriptor.withLock { $0 != nil } }

    /// Takes the lock, or throws ``StoreError/inUse(folder:pid:address:)``.
    init(folder: String) throws(StoreError) {
        path = ParentFolder.path(Self.name, in: folder)
        descriptor = Mutex(try Self.take(path, folder: folder))
        // The lock holds without its text too: a full disk is no reason to lose sight of what is stored.
        try? write(ServerRecord(pid: Int(getpid())))
    }

    /// Writes down who has the lock; not the key, which belongs into `server.json` alone.
    func write(_ record: ServerRecord) throws(StoreError) {
        let shown = ServerRecord(pid: record.pid, address: record.address)
        do {
            let text = try shown.text()
            try descriptor.withLock { descriptor in
                guard let descriptor else { throw StoreError.closed }
                try PrivateFile.overwrite(descriptor, path: path, text: text)
            }
        } catch {
            throw StoreError(writing: path, error)
        }
    }

    /// Lets the next server in; later calls do nothing.
    func release() {
        descriptor.withLock { descriptor in
            guard let open = descriptor else { return }
            ftruncate(open, 0)
            // Not by closing alone: a program being started this very moment still has the file.
            flock(open, LOCK_UN)
            close(open)
            descriptor = nil
        }
    }

    deinit { release() }

    /// The open and locked file.
    private static func take(_ path: String, folder: String) throws(StoreError) -> Int32 {
        let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, PrivateFile.mode)
        guard descriptor >= 0 else { throw SystemFailure("open", path).storeError }
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            let failure = SystemFailure("lock", path)
            if failure.code == EINTR { continue }
            let holder = PrivateFile.text(descriptor).flatMap(ServerRecord.init(text:))
            close(descriptor)
            guard failure.code == EWOULDBLOCK else { throw failure.storeError }
            throw .inUse(folder: folder, pid: holder?.pid, address: holder?.address)
        }
        fchmod(descriptor, PrivateFile.mode)
        return descriptor
    }
}
