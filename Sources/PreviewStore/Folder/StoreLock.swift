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

    private let descriptor: Int32
    private let path: String

    /// Takes the lock, or throws ``StoreError/inUse(folder:pid:address:)``.
    init(folder: String) throws(StoreError) {
        path = ParentFolder.path(Self.name, in: folder)
        descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, PrivateFile.mode)
        guard descriptor >= 0 else { throw SystemFailure("open", path).storeError }
        do {
            try Self.take(descriptor, path: path, folder: folder)
            try write(ServerRecord(pid: Int(getpid())))
        } catch {
            close(descriptor)
            throw error
        }
    }

    /// Writes down who has the lock; not the key, which belongs into `server.json` alone.
    func write(_ record: ServerRecord) throws(StoreError) {
        let shown = ServerRecord(pid: record.pid, address: record.address)
        do {
            fchmod(descriptor, PrivateFile.mode)
            try PrivateFile.overwrite(descriptor, path: path, text: try shown.text())
        } catch let failure as SystemFailure {
            throw failure.storeError
        } catch {
            throw .unavailable(reason: "can't write \(path) (\(error))")
        }
    }

    private static func take(_ descriptor: Int32, path: String, folder: String) throws(StoreError) {
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            switch errno {
            case EINTR: continue
            case EWOULDBLOCK:
                let holder = PrivateFile.text(descriptor).flatMap(ServerRecord.init(text:))
                throw .inUse(folder: folder, pid: holder?.pid, address: holder?.address)
            default: throw SystemFailure("lock", path).storeError
            }
        }
    }

    deinit {
        ftruncate(descriptor, 0)
        close(descriptor)
    }
}
