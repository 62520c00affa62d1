import Files
import PreviewCore
import CLibrary

/// The cleanup that the next start does after a save whose program was ended in the middle of it.
///
/// No acknowledged save depends on it: the file is whole, old or new. The cleanup removes files left beside the spec,
/// restores text that another program saved at the same moment, and repairs a file that was being written in place.
struct Recovery {
    let file: AtomicSpecFile
    let target: SpecTarget
    let lock: FolderLock

    private var system: SystemCalls { file.system }

    /// Processes every file that saves leave beside others in this folder.
    func run() {
        repairInPlace()
        for name in (try? system.names(in: target.folder, prefix: TemporaryFile.prefix)) ?? [] {
            let path = target.beside(name)
            guard let status = try? system.statusOfName(path), status.kind == .file else { continue }
            if name.hasSuffix(TemporaryFile.written) { try? system.unlink(path) }
            if name.hasSuffix(TemporaryFile.whole) { clear(path, named: name) }
        }
        try? system.synchronizeFolder(lock)
    }

    /// Removes the file if it holds one of the two texts of a save; any other text was at the target and is restored.
    private func clear(_ path: String, named name: String) {
        let marks = name.dropFirst(TemporaryFile.prefix.count).dropLast(TemporaryFile.whole.count)
            .split(separator: "-").map { TextMark($0) }
        guard marks.count == 2, let bytes = try? file.bytes(at: path) else { return }
        if marks.contains(TextMark(bytes)) {
            try? system.unlink(path)
        } else if let shown = try? file.bytes(at: target.path), TextMark(shown) == marks[0] {
            // The save was not acknowledged: its text is removed, and the other program's text comes back.
            guard (try? system.exchange(path, with: target.path)) != nil else { return }
            try? system.unlink(path)
        }
    }
}

// MARK: - Repairs in place

extension Recovery {
    private func repairInPlace() {
        let copies = SavedCopies(of: target, system: system)
        if let old = try? file.bytes(at: copies.oldPath), let new = try? file.bytes(at: copies.newPath),
            let found = try? file.bytes(at: target.path), found != old, found != new,
            Self.isTorn(found, old: old, new: new)
        {
            // A failed repair keeps its copies for another time.
            guard (try? overwrite(with: old)) != nil else { return }
        }
        copies.remove()
    }

    /// Returns a Boolean value that indicates whether the found text can be a mixture of the old and the new text.
    ///
    /// Any other text was written by another program. Bytes are written from the beginning, but the disk may have kept
    /// only later ones; the lost bytes of a longer text read as zeros.
    static func isTorn(_ found: [UInt8], old: [UInt8], new: [UInt8]) -> Bool {
        guard found.count <= max(old.count, new.count) else { return false }
        return found.indices.allSatisfy { index in
            (index < new.count && found[index] == new[index])
                || (index < old.count ? found[index] == old[index] : found[index] == 0)
        }
    }

    private func overwrite(with bytes: [UInt8]) throws(SystemFailure) {
        let descriptor = try system.open(target.path, O_WRONLY | O_NONBLOCK)
        defer { system.close(descriptor) }
        try system.overwrite(descriptor, with: bytes)
    }
}
