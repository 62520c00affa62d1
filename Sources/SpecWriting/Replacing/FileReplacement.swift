import PreviewCore
import CLibrary

/// Gives a file a new text whole or not at all, and never over a change that someone else made meanwhile.
///
/// The new text is written beside the file and brought to disk; then the two exchange their names. What was at the
/// target is looked at once more: if it is not what was expected, someone saved in the last moment, and the names are
/// exchanged back.
struct FileReplacement {
    let file: SpecFile
    let target: SpecTarget
    let lock: FolderLock
    let expected: [UInt8]

    var system: SystemCalls { file.system }

    /// Replaces the text.
    func write(_ bytes: [UInt8]) throws(SpecWriteFailure) {
        try requireWritable()
        try requireUnchanged()
        var temporary = try written(bytes)
        let isAtRest = waitForWriters()
        do throws(SpecWriteFailure) {
            try requireUnchanged()
            do throws(SystemFailure) { try temporary.becomeWhole(new: bytes, old: expected) } catch {
                throw file.sentence(writing: error)
            }
        } catch {
            temporary.remove()
            throw error
        }
        try exchange(temporary, bytes, isAtRest: isAtRest)
    }

    /// Gives anyone who has the file open to write into it a second to end; false if someone still has it open then.
    ///
    /// An editor that empties the file and then writes can be between the two just now.
    private func waitForWriters() -> Bool {
        for _ in 0..<100 {
            guard system.isOpenForWriting(target.path) else { return true }
            usleep(10_000)
        }
        return false
    }

    private func requireWritable() throws(SpecWriteFailure) {
        do throws(SystemFailure) {
            let status = try system.status(target.path)
            guard status.isRegular else { throw SystemFailure(code: EFTYPE, call: .status) }
            guard status.st_mode & 0o222 != 0 else { throw SystemFailure(code: EACCES, call: .access) }
            try system.requireWritable(target.path)
        } catch {
            switch error.code {
            case EFTYPE: throw file.sentence(reading: error)
            case ENOENT: throw .changed
            case EACCES: throw file.isReadOnly
            default: throw file.sentence(writing: error)
            }
        }
    }

    private func requireUnchanged() throws(SpecWriteFailure) {
        guard try file.bytes(at: target.path) == expected else { throw .changed }
    }

    private func written(_ bytes: [UInt8]) throws(SpecWriteFailure) -> TemporaryFile {
        do {
            return try TemporaryFile(beside: target, bytes: bytes, likeTarget: true, system: system)
        } catch {
            throw file.sentence(writing: error)
        }
    }
}
