import PreviewCore
import CLibrary

/// What the next start does about a save whose program was ended in the middle of it.
///
/// Nothing that was acknowledged depends on it: the file is whole, old or new. It clears away what is beside, gives
/// back a string that someone saved at the very moment, and repairs a file that was being written in place.
struct Recovery {
    let file: SpecFile
    let target: SpecTarget
    let lock: FolderLock

    private var system: SystemCalls { file.system }

    /// Looks at all that saves leave beside files in this folder.
    func run() {
        repairInPlace()
        for name in (try? system.names(in: target.folder, prefix: TemporaryFile.prefix)) ?? [] {
            let path = target.beside(name)
            guard let status = try? system.statusOfName(path), status.isRegular else { continue }
            if name.hasSuffix(TemporaryFile.written) { try? system.unlink(path) }
            if name.hasSuffix(TemporaryFile.whole) { clear(path, named: name) }
        }
        try? system.synchronizeFolder(lock)
    }

    /// Removes one of the two texts of a save; another one is someone's, which was at the target.
    private func clear(_ path: String, named name: String) {
        let marks = name.dropFirst(TemporaryFile.prefix.count).dropLast(TemporaryFile.whole.count)
            .split(separator: "-").map { TextMark($0) }
        guard marks.count == 2, let bytes = try? file.bytes(at: path) else { return }
        if marks.contains(TextMark(bytes)) {
            try? system.unlink(path)
        } else if let shown = try? file.bytes(at: target.path), TextMark(shown) == marks[0] {
            // The save was not acknowledged: its text goes, and theirs comes back.
            guard (try? system.exchange(path, with: target.path)) != nil else { return }
            try? system.unlink(path)
        }
    }
}

// MARK: - In place

extension Recovery {
    private func repairInPlace() {
        let copies = SavedCopies(of: target, system: system)
        if let old = try? file.bytes(at: copies.oldPath), let new = try? file.bytes(at: copies.newPath),
            let found = try? file.bytes(at: target.path), found != old, found != new,
            Self.isTorn(found, old: old, new: new)
        {
            // What can't be repaired now keeps its copies for another time.
            guard (try? overwrite(with: old)) != nil else { return }
        }
        copies.remove()
    }

    /// Returns a Boolean value that indicates whether a string can be half of each; any other is someone's own.
    ///
    /// Bytes are written from the beginning, but the disk may have kept later ones only; what it lost of a longer text
    /// reads as zeros.
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
