import Files
import PreviewCore
import CLibrary

extension FileReplacement {
    /// Gives the target's name to the new text, in the safest way that the file system supports.
    ///
    /// `isAtRest` is true if no process had the file open for writing: a process may have opened it since.
    func exchange(_ temporary: TemporaryFile, _ bytes: [UInt8], isAtRest: Bool) throws(SpecWriteFailure) {
        do {
            try system.exchange(temporary.path, with: target.path)
        } catch {
            switch error.code {
            case EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP: return try rename(temporary, bytes)
            default: return try afterFailure(error, temporary, bytes)
            }
        }
        try settle(temporary, bytes, isAtRest: isAtRest)
    }

    /// Renames the new text to the target, for file systems that can't exchange names.
    ///
    /// A save by another program at this very moment goes unnoticed.
    private func rename(_ temporary: TemporaryFile, _ bytes: [UInt8]) throws(SpecWriteFailure) {
        do { try system.rename(temporary.path, to: target.path) } catch {
            return try afterFailure(error, temporary, bytes)
        }
        do { try system.synchronizeFolder(lock) } catch {
            throw .failed(
                "\(file.name) has the new content, but it may not be on disk: \(error.reason). Save it again."
            )
        }
    }

    /// Handles a failed exchange or rename.
    ///
    /// A file that is mounted by itself, as into a container, can't be replaced by a rename.
    private func afterFailure(
        _ failure: SystemFailure,
        _ temporary: TemporaryFile,
        _ bytes: [UInt8]
    ) throws(SpecWriteFailure) {
        if failure.code == EBUSY {
            return try InPlaceWriting(file: file, target: target, lock: lock, old: expected, new: bytes)
                .write(temporary)
        }
        temporary.remove()
        throw file.sentence(writing: failure)
    }

    /// Synchronizes the exchange to disk, and removes the old file only after its text was checked.
    ///
    /// An editor that had the file open and writes into it meanwhile writes into the text that is checked here.
    private func settle(_ temporary: TemporaryFile, _ bytes: [UInt8], isAtRest: Bool) throws(SpecWriteFailure) {
        do { try system.synchronizeFolder(lock) } catch {
            exchangeBack(temporary, bytes)
            throw file.sentence(writing: error)
        }
        // First the open writers, then the text: a writer that ended between the two is noticed by its text.
        let isWritten = isAtRest && system.isOpenForWriting(temporary.path)
        guard !isWritten, let old = try? file.bytes(at: temporary.path), old == expected else {
            exchangeBack(temporary, bytes)
            throw .changed
        }
        temporary.remove()
    }

    /// Gives the name back to the old file; a file that can't be restored stays beside it, for the next start.
    private func exchangeBack(_ temporary: TemporaryFile, _ bytes: [UInt8]) {
        guard (try? system.exchange(temporary.path, with: target.path)) != nil else { return }
        if let own = try? file.bytes(at: temporary.path), own != bytes {
            // Another program saved once more, over our text: that is the newest.
            guard (try? system.exchange(temporary.path, with: target.path)) != nil else { return }
        }
        temporary.remove()
        try? system.synchronizeFolder(lock)
    }
}
