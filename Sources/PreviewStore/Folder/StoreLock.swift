#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The lock of one spec in a store, so that one server at a time has the spec.
///
/// Its text says which.
final class StoreLock: Sendable {
    private let file: LockFile

    /// Whether the lock has not been released, and is still what keeps others away: nobody has removed its file.
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
