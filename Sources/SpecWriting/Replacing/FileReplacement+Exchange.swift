import PreviewCore
import CLibrary

extension FileReplacement {
    /// Has the new text take the target's name, in the strongest way that the file system knows.
    ///
    /// `isAtRest` is whether nobody had the file open to write into it: a process may have opened it since.
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

    /// The way of file systems that exchange no names: anyone who saves in this very moment is not noticed.
    private func rename(_ temporary: TemporaryFile, _ bytes: [UInt8]) throws(SpecWriteFailure) {
        do { try system.rename(temporary.path, to: target.path) } catch {
            return try afterFailure(error, temporary, bytes)
        }
        do { try system.synchronizeFolder(lock) } catch {
            throw .failed("\(file.name) has the new content, but it may not be on disk: \(error.text). Save it again.")
        }
    }

    /// A file that is mounted by itself, as into a container, gives its name to no other.
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

    /// Brings the exchange to disk, and looks at what was at the target: only then it is taken away.
    ///
    /// An editor that had the file open and writes into it meanwhile writes into what is looked at here.
    private func settle(_ temporary: TemporaryFile, _ bytes: [UInt8], isAtRest: Bool) throws(SpecWriteFailure) {
        do { try system.synchronizeFolder(lock) } catch {
            exchangeBack(temporary, bytes)
            throw file.sentence(writing: error)
        }
        // First who writes, then what was written: who has ended between the two is seen by what it wrote.
        let isWritten = isAtRest && system.isOpenForWriting(temporary.path)
        guard !isWritten, let old = try? file.bytes(at: temporary.path), old == expected else {
            exchangeBack(temporary, bytes)
            throw .changed
        }
        temporary.remove()
    }

    /// Gives the name back to what was there; what can't be given back stays beside, for the next start.
    private func exchangeBack(_ temporary: TemporaryFile, _ bytes: [UInt8]) {
        guard (try? system.exchange(temporary.path, with: target.path)) != nil else { return }
        if let own = try? file.bytes(at: temporary.path), own != bytes {
            // Someone saved once more, over our text: that is the newest.
            guard (try? system.exchange(temporary.path, with: target.path)) != nil else { return }
        }
        temporary.remove()
        try? system.synchronizeFolder(lock)
    }
}
