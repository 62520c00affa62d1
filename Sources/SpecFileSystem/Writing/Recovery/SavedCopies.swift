import CLibrary
import Files

/// The two texts of a save in place, kept beside the file while it is being written.
struct SavedCopies {
    let oldPath: String
    let newPath: String
    private let target: SpecTarget
    private let system: SystemCalls

    init(of target: SpecTarget, system: SystemCalls) {
        self.target = target
        self.system = system
        oldPath = target.beside(Self.oldName(of: target))
        newPath = target.beside(Self.name(of: target) + ".new")
    }

    /// Returns the name of the copy of the old text.
    static func oldName(of target: SpecTarget) -> String { name(of: target) + ".old" }

    /// Returns the common part of the names of both copies.
    ///
    /// It is a digest, because the file's own name may be too long to append to.
    private static func name(of target: SpecTarget) -> String {
        TemporaryFile.prefix + TextMark(Array(target.name.utf8)).text
    }

    /// Creates both copies; the new text is in a temporary file already.
    func make(old: [UInt8], new temporary: TemporaryFile) throws(SystemFailure) {
        let descriptor = try system.open(oldPath, O_CREAT | O_TRUNC | O_WRONLY | O_NOFOLLOW, mode: 0o600)
        defer { system.close(descriptor) }
        try system.writeAll(descriptor, old)
        try system.synchronize(descriptor)
        try system.rename(temporary.path, to: newPath)
    }

    /// Removes both copies, the old one last: without the new one there is nothing to repair.
    func remove() {
        try? system.unlink(newPath)
        try? system.unlink(oldPath)
    }
}
