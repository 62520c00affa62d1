import Files
import PreviewCore
import CLibrary

/// The new text beside its target, before it takes the target's name.
///
/// The file's name shows how far the save had come when its program was ended, and the two texts of the save
/// (``Recovery``).
struct TemporaryFile {
    static let prefix = ".tabpreview-spec-"
    /// The suffix of a file that is being written; perhaps half a file.
    static let written = ".part"
    /// The suffix of a file that is whole, or already exchanged with the target.
    static let whole = ".swap"

    private(set) var path: String
    private let target: SpecTarget
    private let system: SystemCalls

    /// Creates a file with bytes, and with everything that the target has besides its bytes if `likeTarget` is true.
    ///
    /// Otherwise, the file gets the default mode of new files.
    init(
        beside target: SpecTarget,
        bytes: [UInt8],
        likeTarget: Bool,
        system: SystemCalls
    ) throws(SystemFailure) {
        self.target = target
        self.system = system
        path = target.beside(Self.prefix + String(UInt64.random(in: 0 ... .max), radix: 36) + Self.written)
        let descriptor = try system.open(
            path,
            O_CREAT | O_EXCL | O_WRONLY | O_NOFOLLOW,
            mode: likeTarget ? 0o600 : 0o666
        )
        defer { system.close(descriptor) }
        do throws(SystemFailure) {
            try system.writeAll(descriptor, bytes)
            if likeTarget { try dress(descriptor) }
            try system.synchronize(descriptor)
        } catch {
            remove()
            throw error
        }
    }

    /// Copies the attributes, owner and mode of the target, the mode last: changing the owner clears bits of it.
    private func dress(_ descriptor: Int32) throws(SystemFailure) {
        let source = try system.open(target.path, O_RDONLY | O_NONBLOCK)
        defer { system.close(source) }
        let status = try system.status(source)
        try system.copyAttributes(from: source, to: descriptor)
        // Only root may give a file away; for everyone else it stays the writer's, as with any editor that renames.
        if (try? system.changeOwner(descriptor, status.owner, status.group)) == nil {
            try? system.changeOwner(descriptor, uid_t.max, status.group)
        }
        try system.changeMode(descriptor, status.permissions)
    }

    /// Renames the file to a name that marks it as whole, and that identifies the two texts of the save.
    mutating func becomeWhole(new: [UInt8], old: [UInt8]) throws(SystemFailure) {
        let name = "\(Self.prefix)\(TextMark(new).text)-\(TextMark(old).text)\(Self.whole)"
        try system.rename(path, to: target.beside(name))
        path = target.beside(name)
    }

    /// Removes the file; the next start removes one that could not be removed.
    func remove() {
        try? system.unlink(path)
    }
}

/// The beginning of the digest by which the name of a temporary file identifies one of the two texts of a save.
struct TextMark: Hashable {
    let text: String

    init(_ bytes: [UInt8]) {
        text = String(ContentDigest(of: bytes).hexadecimal.prefix(16))
    }

    init(_ text: some StringProtocol) {
        self.text = String(text)
    }
}
