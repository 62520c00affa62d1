import Files
import PreviewCore
import CLibrary

/// A creation of a file that does not exist yet, whole or not at all.
struct FileCreation {
    let file: AtomicSpecFile
    let target: SpecTarget
    let lock: FolderLock

    /// Writes the file.
    ///
    /// - Throws: ``SpecWriteFailure/changed`` if the file exists by now.
    func write(_ bytes: [UInt8]) throws(SpecWriteFailure) {
        do throws(SystemFailure) {
            let system = file.system
            let temporary = try TemporaryFile(beside: target, bytes: bytes, likeTarget: false, system: system)
            defer { temporary.remove() }
            try take(temporary)
            try system.synchronizeFolder(lock)
        } catch {
            throw file.sentence(writing: error)
        }
    }

    /// Gives the target's name to the temporary file.
    ///
    /// A hard link never replaces an existing file; file systems without hard links get a rename.
    private func take(_ temporary: TemporaryFile) throws(SystemFailure) {
        do {
            try file.system.link(temporary.path, as: target.path)
        } catch {
            guard [EPERM, ENOTSUP, EOPNOTSUPP, ENOSYS, EMLINK].contains(error.code) else { throw error }
            if (try? file.system.statusOfName(target.path)) != nil {
                throw SystemFailure(code: EEXIST, call: .rename)
            }
            try file.system.rename(temporary.path, to: target.path)
        }
    }
}

extension SystemCalls {
    /// Synchronizes a folder's list of names to disk.
    ///
    /// EINVAL is ignored: the file system has nothing to synchronize for a folder.
    func synchronizeFolder(_ lock: FolderLock) throws(SystemFailure) {
        do { try synchronize(lock.descriptor) } catch {
            guard error.code == EINVAL else { throw error }
        }
    }
}
