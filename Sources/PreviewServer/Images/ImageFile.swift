import CLibrary
import Foundation
import TabResolver

/// Opens files that a spec names, inside its folder only (S25, S26).
///
/// Opened first and checked then, on the very file that is open, so that nothing can be swapped in between.
struct ImageFile {
    /// The most that is read, in bytes.
    static let maximumSize = 8 << 20

    /// What tells one state of a file from another without reading it.
    struct Identity: Hashable, Sendable {
        var device: UInt64
        var inode: UInt64
        var size: Int
        var seconds: Int
        var nanoseconds: Int
    }

    private let handle: FileHandle
    /// The file's present state.
    let identity: Identity

    /// Opens a path relative to a folder; nil for what is not there, not a plain file, too large, or elsewhere.
    init?(_ path: String, in folder: String) {
        guard let file = try? Self(opening: path, in: folder) else { return nil }
        self = file
    }

    /// Opens a path relative to a folder, or says why it can't be shown.
    init(opening path: String, in folder: String) throws(ImageProblem) {
        guard !path.hasPrefix("/"), !path.utf8.contains(0) else { throw .outside }
        let descriptor = open("\(folder)/\(path)", O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw Self.problem(errno) }
        handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        guard let identity = Self.identity(of: descriptor) else { throw .notAFile }
        guard Self.isInside(path, identity, folder) else { throw .outside }
        guard identity.size <= Self.maximumSize else { throw .tooLarge(most: Self.maximumSize) }
        self.identity = identity
    }

    /// Whether what is open is what is at a path now, below a folder without links.
    static func isInside(_ path: String, _ identity: Identity, _ folder: String) -> Bool {
        guard let opened = realPath(of: "\(folder)/\(path)", identity), let root = RealPath.of(folder) else {
            return false
        }
        return RealPath.isInside(opened, root)
    }

    static func problem(_ error: Int32) -> ImageProblem {
        switch error {
        case ENOENT, ENOTDIR: .missing
        case ENXIO: .notAFile
        default: .unreadable
        }
    }

    /// The whole content; nil if it can't be read, or has grown past the limit.
    func read() -> [UInt8]? {
        guard let data = try? handle.read(upToCount: Self.maximumSize + 1), data.count <= Self.maximumSize else {
            return nil
        }
        return Array(data)
    }

    /// The state of what is open; nil if it isn't of a kind, usually a plain file.
    static func identity(of descriptor: Int32, kind: mode_t = S_IFREG) -> Identity? {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == kind else { return nil }
        return identity(status)
    }

    private static func identity(_ status: stat) -> Identity {
        #if canImport(Darwin)
            let changed = status.st_mtimespec
        #else
            let changed = status.st_mtim
        #endif
        return Identity(
            device: UInt64(truncatingIfNeeded: status.st_dev),
            inode: UInt64(status.st_ino),
            size: Int(status.st_size),
            seconds: changed.tv_sec,
            nanoseconds: changed.tv_nsec
        )
    }

    /// The canonical path of what is open: the path's own, if the same file is there.
    private static func realPath(of path: String, _ identity: Identity) -> String? {
        guard let real = RealPath.of(path) else { return nil }
        var status = stat()
        guard lstat(real, &status) == 0 else { return nil }
        let there = Self.identity(status)
        return there.device == identity.device && there.inode == identity.inode ? real : nil
    }
}
