import Files
import PreviewCore
import CLibrary

/// A writer into the file itself, for a file whose name no other can take because it is mounted by itself.
///
/// A concurrent reader may see half a file. Both texts are on disk beside the file before the first byte changes, so
/// that the next start repairs the file of a killed program (``Recovery``).
struct InPlaceWriting {
    let file: AtomicSpecFile
    let target: SpecTarget
    let lock: FolderLock
    let old: [UInt8]
    let new: [UInt8]

    private var copies: SavedCopies { SavedCopies(of: target, system: file.system) }

    /// Writes the new text, which `temporary` holds already.
    func write(_ temporary: TemporaryFile) throws(SpecWriteFailure) {
        do throws(SystemFailure) {
            try copies.make(old: old, new: temporary)
            try file.system.synchronizeFolder(lock)
        } catch {
            copies.remove()
            temporary.remove()
            throw file.sentence(writing: error)
        }
        do { try overwrite(with: new) } catch {
            try takeBack(after: error)
        }
        copies.remove()
        file.announce(
            "\(file.name) is a mount point and can't be replaced, so it was written in place. "
                + "A program that read it at the same time may have seen only part of it."
        )
    }

    private func takeBack(after failure: SystemFailure) throws(SpecWriteFailure) {
        do { try overwrite(with: old) } catch {
            throw .failed(
                "\(file.name) was only partly written: \(failure.reason). "
                    + "Its previous content is in \(SavedCopies.oldName(of: target)) beside it."
            )
        }
        copies.remove()
        throw file.sentence(writing: failure)
    }

    /// Overwrites the existing bytes, then truncates the file.
    private func overwrite(with bytes: [UInt8]) throws(SystemFailure) {
        let descriptor = try file.system.open(target.path, O_WRONLY | O_NONBLOCK)
        defer { file.system.close(descriptor) }
        try file.system.overwrite(descriptor, with: bytes)
    }
}

extension SystemCalls {
    /// Replaces the whole content of a file by bytes, and waits until they are on disk.
    func overwrite(_ descriptor: Int32, with bytes: [UInt8]) throws(SystemFailure) {
        try writeAll(descriptor, bytes)
        try truncate(descriptor, to: bytes.count)
        try synchronize(descriptor)
    }
}
