import Files
import PreviewCore
import CLibrary

/// A replacement of a file's text, whole or not at all, and never over a change made by another program meanwhile.
///
/// The new text is written beside the file and synchronized to disk; then the two files exchange their names. The old
/// file is checked once more: if its text is not the expected one, another program saved in the last moment, and the
/// names are exchanged back.
struct FileReplacement {
    let file: AtomicSpecFile
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

    /// Waits up to a second until no process has the file open for writing.
    ///
    /// An editor may have emptied the file and not written it yet. Returns false if a process still has the file open
    /// at the end.
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
            guard status.kind == .file else { throw SystemFailure(code: EFTYPE, call: .status) }
            guard status.permissions & 0o222 != 0 else { throw SystemFailure(code: EACCES, call: .access) }
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
