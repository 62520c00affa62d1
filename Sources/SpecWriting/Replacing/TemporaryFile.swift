import PreviewCore
import CLibrary

/// The new text beside its target, before it takes the target's name.
///
/// Its name says how far the save had come when its program was ended, and which two texts it was about (``Recovery``).
struct TemporaryFile {
    static let prefix = ".tabpreview-spec-"
    /// Being written; perhaps half a file.
    static let written = ".part"
    /// Whole, or already exchanged with the target.
    static let whole = ".swap"

    private(set) var path: String
    private let target: SpecTarget
    private let system: SystemCalls

    /// Writes bytes to a new file, with everything that the file at the target has besides its bytes.
    ///
    /// A file that is not like another gets the mode that new files get here.
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

    /// Gives it the attributes, owner and mode of the target, the mode last: changing the owner takes bits of it.
    private func dress(_ descriptor: Int32) throws(SystemFailure) {
        let source = try system.open(target.path, O_RDONLY | O_NONBLOCK)
        defer { system.close(source) }
        let status = try system.status(source)
        try system.copyAttributes(from: source, to: descriptor)
        // Only root may give a file away; for everyone else it stays the writer's, as with any editor that renames.
        if (try? system.changeOwner(descriptor, status.st_uid, status.st_gid)) == nil {
            try? system.changeOwner(descriptor, uid_t.max, status.st_gid)
        }
        try system.changeMode(descriptor, status.st_mode & 0o7777)
    }

    /// Says in its name that it is whole, and which texts the save is about.
    mutating func becomeWhole(new: [UInt8], old: [UInt8]) throws(SystemFailure) {
        let name = "\(Self.prefix)\(TextMark(new).text)-\(TextMark(old).text)\(Self.whole)"
        try system.rename(path, to: target.beside(name))
        path = target.beside(name)
    }

    /// Takes it away; one that can't be is cleared away at the next start.
    func remove() {
        try? system.unlink(path)
    }
}

/// A string as the name of a temporary file tells it: the beginning of its digest.
struct TextMark: Hashable {
    let text: String

    init(_ bytes: [UInt8]) {
        text = String(ContentDigest(of: bytes).hexadecimal.prefix(16))
    }

    init(_ text: some StringProtocol) {
        self.text = String(text)
    }
}
