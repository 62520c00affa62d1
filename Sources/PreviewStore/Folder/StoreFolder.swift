#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A store's folder, locked for this server: made private, kept out of Git, freed of what earlier runs left.
///
/// The lock is held as long as this value lives, or until ``close()``.
public final class StoreFolder: Sendable {
    /// Where it stands.
    public let path: String
    private let lock: StoreLock

    /// Makes the folder where needed, and takes its lock.
    ///
    /// Throws ``StoreError/inUse(folder:pid:address:)`` if another server has it, and
    /// ``StoreError/unavailable(reason:)`` or ``StoreError/full(reason:)`` if it can't be written.
    public init(_ location: StoreLocation) throws(StoreError) {
        path = location.folder
        do {
            try Self.prepare(location)
        } catch {
            throw error.storeError
        }
        lock = try StoreLock(folder: path)
        Leftovers.remove(from: path)
        Leftovers.remove(from: location.specFolder)
        unlink(serverFile)
    }

    /// Tells other programs where the server answers: `lock` for a second server, `server.json` for commands.
    public func announce(address: String, key: String? = nil) throws(StoreError) {
        let record = ServerRecord(pid: Int(getpid()), address: address, key: key)
        try lock.write(record)
        do {
            try PrivateFile.replace(serverFile, with: try record.text())
        } catch {
            throw StoreError(writing: serverFile, error)
        }
    }

    /// Who serves from a folder, as its `server.json` says; nil if nobody does.
    ///
    /// A killed server leaves its record behind: whoever reads it must be ready to find nobody there.
    public static func server(in folder: String) -> ServerRecord? {
        PrivateFile.text(ParentFolder.path("server.json", in: folder)).flatMap(ServerRecord.init(text:))
    }

    /// Takes back what was announced and lets the next server in; later calls do nothing.
    public func close() {
        // While the lock is ours, so that the next server's record is never taken for this one's.
        if lock.isHeld { unlink(serverFile) }
        lock.release()
    }

    private var serverFile: String { ParentFolder.path("server.json", in: path) }

    private static func prepare(_ location: StoreLocation) throws(SystemFailure) {
        let path = location.folder
        let isNew = mkdir(path, 0o700) == 0
        if !isNew {
            guard errno == EEXIST else { throw SystemFailure("make", path) }
            try checkKind(location)
        }
        // A folder that somebody chose may hold their own files: those must stay visible to Git and to others.
        guard isNew || location.standsBesideSpec || Leftovers.names(in: path).isEmpty else { return }
        guard chmod(path, 0o700) == 0 else { throw SystemFailure("make private", path) }
        try ignoreInGit(path)
    }

    private static func checkKind(_ location: StoreLocation) throws(SystemFailure) {
        switch PrivateFile.kind(location.folder) {
        case .folder: return
        // A checked-out project must not lead our files elsewhere; who wants that names the folder with --store.
        case .other where location.standsBesideSpec:
            throw SystemFailure("follow the link", location.folder, code: ELOOP)
        case .other: return
        case .file, .nothing: throw SystemFailure("make", location.folder, code: ENOTDIR)
        }
    }

    private static func ignoreInGit(_ folder: String) throws(SystemFailure) {
        let path = ParentFolder.path(".gitignore", in: folder)
        guard PrivateFile.kind(path) == .nothing else { return }
        try PrivateFile.create(path, text: "*\n")
    }
}
