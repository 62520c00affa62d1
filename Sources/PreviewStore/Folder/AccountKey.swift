import Files
import PreviewCore
import CLibrary

/// A random secret of this account on this machine, kept outside all projects (S60).
///
/// Links are sealed with it. A store that comes with another author's project has links that were sealed with another
/// key, or with none: they give no access here.
public struct AccountKey: Hashable, Sendable {
    private static let length = 32

    private let bytes: [UInt8]
    /// The reason why links that are made now end with this program; nil if the key is kept.
    public let warning: String?

    /// Creates a new key, which is not stored.
    public init(warning: String? = nil) {
        var generator = SystemRandomNumberGenerator()
        bytes = (0..<Self.length).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        self.warning = warning
    }

    /// Reads the key in an account's folder, or creates one there.
    public init(in folder: String) {
        do throws(SystemFailure) {
            self.init(bytes: try Self.storedKey(in: folder))
        } catch {
            self.init(
                warning: "Links created now will not work after a restart: \(error.text). "
                    + "Make the directory writable, or name another one with XDG_STATE_HOME."
            )
        }
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        warning = nil
    }

    /// Returns the folder of an account's keys (XDG Base Directory Specification; on macOS Application Support).
    public static func folder(environment: [String: String]) -> String {
        let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/nonexistent"
        #if canImport(Darwin)
            let usual = "\(home)/Library/Application Support"
        #else
            let usual = "\(home)/.local/state"
        #endif
        let chosen = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return "\(chosen ?? usual)/tabpreview"
    }

    /// Returns a digest of some bytes that can't be computed without the key.
    func seal(_ content: [UInt8]) -> [UInt8] {
        ContentDigest(of: bytes + ContentDigest(of: bytes + content).bytes).bytes
    }
}

// MARK: - Storage

extension AccountKey {
    private static func storedKey(in folder: String) throws(SystemFailure) -> [UInt8] {
        let path = ParentFolder.path("key", in: folder)
        if let key = read(path) { return key }
        try makeFolder(folder)
        let temporary = TemporaryFiles.temporaryPath(in: folder)
        defer { unlink(temporary) }
        try PrivateFile.create(temporary, text: text(of: Self().bytes))
        // Another program may be creating one now: the first file with the name is the key.
        guard link(temporary, path) == 0 || errno == EEXIST else { throw SystemFailure("make", path) }
        try PrivateFile.synchronizeFolder(folder)
        guard let key = read(path) else { throw SystemFailure("read a key from", path, code: EINVAL) }
        return key
    }

    private static func makeFolder(_ path: String) throws(SystemFailure) {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        guard errno == ENOENT, ParentFolder.of(path) != path else { throw SystemFailure("make", path) }
        try makeFolder(ParentFolder.of(path))
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw SystemFailure("make", path) }
    }

    /// Returns the key in a file that only this account can access.
    private static func read(_ path: String) -> [UInt8]? {
        guard let file = try? RegularFile(path.utf8, followsLinks: false), file.status.owner == geteuid(),
            file.status.permissions & 0o077 == 0, let text = try? file.prefix(2 * length + 2),
            text.last == UInt8(ascii: "\n")
        else { return nil }
        let digits = Array(text.dropLast())
        guard digits.count == 2 * length else { return nil }
        let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { index in
            UInt8(String(decoding: digits[index...(index + 1)], as: UTF8.self), radix: 16)
        }
        return bytes.count == length ? bytes : nil
    }

    private static func text(of bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "\n"
    }
}

extension AccountKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The type's name alone, so that no log has the key.
    public var description: String { "AccountKey" }

    /// The type's name alone, equal to ``description``.
    public var debugDescription: String { description }

    /// An empty mirror, so that no dump contains the key.
    public var customMirror: Mirror { Mirror(self, children: []) }
}
