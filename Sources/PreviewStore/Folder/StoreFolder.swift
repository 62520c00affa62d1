import CLibrary
import Files

/// A store's folder with one of its specs locked for this server.
///
/// It is made private, kept out of Git, and freed of the leftovers of earlier runs. Servers of other specs may have the
/// same folder open. The lock is held as long as this value lives, or until ``close()``.
public final class StoreFolder: Sendable {
    /// The folder's path.
    let path: String
    private let location: StoreLocation
    private let lock: StoreLock
    private let access: StoreAccess

    /// A Boolean value that indicates whether no other process had the store open when this value was created.
    ///
    /// It stays so until ``share()``.
    var isAlone: Bool { access.isAlone }

    /// Creates the folder if needed, takes the spec's lock, and waits for its turn to open the store.
    ///
    /// Throws ``StoreError/inUse(folder:spec:pid:address:)`` if another server has the spec, and
    /// ``StoreError/unavailable(reason:)`` or ``StoreError/full(reason:)`` if the folder can't be written.
    init(_ location: StoreLocation) throws(StoreError) {
        self.location = location
        path = location.folder
        do {
            try Self.prepare(location)
        } catch {
            throw error.storeError
        }
        lock = try StoreLock(location)
        access = try StoreAccess(folder: path)
        // Temporary files of others may be in use right now.
        if isAlone {
            TemporaryFiles.remove(from: path)
            TemporaryFiles.remove(from: location.specFolder)
        }
        unlink(location.serverFile)
    }

    /// Lets servers of other specs open the store; the database must be open by then.
    func share() throws(StoreError) {
        try access.share()
    }

    /// Announces the server's URL to other programs: in the lock for a second server, in the record for commands.
    public func announce(address: String, key: String? = nil) throws(StoreError) {
        let record = ServerRecord(pid: Int(getpid()), spec: location.spec, address: address, key: key)
        try lock.write(record)
        do {
            try PrivateFile.replace(location.serverFile, with: try record.text(), isLasting: false)
        } catch {
            throw StoreError(writing: location.serverFile, error)
        }
    }

    /// Returns the record of the server of a spec in its store; nil if there is none.
    ///
    /// A killed server leaves its record behind: callers must expect that no server runs there.
    public static func server(of location: StoreLocation) -> ServerRecord? {
        let record = PrivateFile.text(location.serverFile).flatMap(ServerRecord.init(text:))
        return record?.spec == location.spec ? record : nil
    }

    /// Removes the announcement and lets the next server in; later calls do nothing.
    func close() {
        // While the lock is held, so that the next server's record is never taken for this one's.
        if lock.isHeld { unlink(location.serverFile) }
        access.release()
        lock.release()
    }

    /// The locked files: that of the spec, and that of the store.
    var lockPaths: [String] { [location.lockFile, access.path] }

    fileprivate static func prepare(_ location: StoreLocation) throws(SystemFailure) {
        let path = location.folder
        let isNew = mkdir(path, 0o700) == 0
        if !isNew {
            guard errno == EEXIST else { throw SystemFailure("make", path) }
            try checkKind(location)
        }
        // A folder that the user chose may hold other files: those must stay visible to Git and to others.
        guard isNew || location.standsBesideSpec || OpenFolder(path: path.utf8)?.names.isEmpty ?? true else { return }
        guard chmod(path, 0o700) == 0 else { throw SystemFailure("make private", path) }
        try ignoreInGit(path)
    }

    private static func checkKind(_ location: StoreLocation) throws(SystemFailure) {
        switch FileStatus.kind(of: location.folder) {
        case .folder?: return
        case .file?, nil: throw SystemFailure("make", location.folder, code: ENOTDIR)
        // A checked-out project must not redirect the store's files; users who want that name the folder with --store.
        case _ where location.standsBesideSpec:
            throw SystemFailure("follow the link", location.folder, code: ELOOP)
        default: return
        }
    }

    private static func ignoreInGit(_ folder: String) throws(SystemFailure) {
        let path = ParentFolder.path(".gitignore", in: folder)
        guard FileStatus.kind(of: path) == nil else { return }
        try PrivateFile.create(path, text: "*\n")
    }
}

extension StoreLocation {
    /// Writes text to a file of the store's folder, which is created if needed; a symbolic link is not followed.
    ///
    /// Throws ``StoreError/unavailable(reason:)`` or ``StoreError/full(reason:)`` if it can't be written.
    public func write(_ text: String, to name: String) throws(StoreError) {
        let path = ParentFolder.path(name, in: folder)
        do {
            try StoreFolder.prepare(self)
            try PrivateFile.replace(path, with: text)
        } catch {
            throw StoreError(writing: path, error)
        }
    }
}
