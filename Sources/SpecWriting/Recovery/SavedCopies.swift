import CLibrary

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

    /// What the copy of the old text is called.
    static func oldName(of target: SpecTarget) -> String { name(of: target) + ".old" }

    /// The file's own name may be too long to have something added.
    private static func name(of target: SpecTarget) -> String {
        TemporaryFile.prefix + TextMark(Array(target.name.utf8)).text
    }

    /// Keeps both; the new text is in a file already.
    func make(old: [UInt8], new temporary: TemporaryFile) throws(SystemFailure) {
        let descriptor = try system.open(oldPath, O_CREAT | O_TRUNC | O_WRONLY | O_NOFOLLOW, mode: 0o600)
        defer { system.close(descriptor) }
        try system.writeAll(descriptor, old)
        try system.synchronize(descriptor)
        try system.rename(temporary.path, to: newPath)
    }

    /// Takes both away, the old one last: without the new one there is nothing to repair.
    func remove() {
        try? system.unlink(newPath)
        try? system.unlink(oldPath)
    }
}
