import CLibrary
import Files
public import TabModel

/// A project in a folder, or one Swift file.
///
/// Only files inside are opened, and no link is followed except the path itself.
public struct FolderFiles: ProjectFiles {
    private let root: String
    private let isFile: Bool
    /// The name of the folder; nil for a single file.
    public var name: String? { isFile ? nil : root.split(separator: "/").last { $0 != "." }.map(String.init) }
    /// The paths of the relevant files, sorted.
    public let paths: [String]
    /// The omissions, as one sentence; nil if there are none.
    public let omissions: String?
    /// The folders and names that can't be listed, in the order of their paths.
    public let problems: [Diagnostic]

    /// The largest Swift file, in bytes.
    private static let largestSource = 4 << 20
    /// The largest other file, in bytes.
    private static let largestOther = 8 << 20

    /// Creates the list of a folder's files, or a single file; nil if there is neither, or the folder can't be listed.
    public init?(_ path: String) {
        guard let status = try? FileStatus(following: path.utf8) else { return nil }
        root = path
        isFile = status.kind != .folder
        if isFile {
            (paths, omissions, problems) = (path.split(separator: "/").last.map { [String($0)] } ?? [], nil, [])
        } else {
            guard let listing = FolderListing(path) else { return nil }
            (paths, omissions) = (listing.paths.sorted(), listing.omissions)
            problems = listing.problems.sorted { $0.file < $1.file }
        }
    }

    /// Returns the bytes of a file; nil if it can't be read, is too large, or is outside the folder.
    public func bytes(of path: String) -> [UInt8]? { try? content(of: path) }

    /// Returns the bytes of a file.
    ///
    /// A file replaced by a link or another kind of file counts as gone.
    public func content(of path: String) throws(UnreadableFile) -> [UInt8] {
        let most = path.hasSuffix(".swift") ? Self.largestSource : Self.largestOther
        let bytes: [UInt8]?
        do throws(SystemFailure) { bytes = try open(path).bytes(limit: most) } catch { throw UnreadableFile(error) }
        guard let bytes else { throw .tooLarge(most: most) }
        return bytes
    }

    private func open(_ path: String) throws(SystemFailure) -> RegularFile {
        if isFile {
            guard path == paths.first else { throw SystemFailure("open", path, code: ENOENT) }
            return try RegularFile(root.utf8)
        }
        let names = path.split(separator: "/").map { Array($0.utf8) }
        guard !names.contains(Array("..".utf8)) else { throw SystemFailure("open", path, code: ENOENT) }
        guard let folder = OpenFolder(path: root.utf8) else { throw SystemFailure("open", root) }
        return try RegularFile(at: names, in: folder)
    }
}

/// An error for a file of a project that can't be read.
public enum UnreadableFile: Error, Hashable, Sendable {
    /// The file no longer exists, or isn't inside the folder.
    case gone
    /// The file has more bytes than the limit.
    case tooLarge(most: Int)
    /// The system's message for a failure.
    case failed(String)

    init(_ failure: SystemFailure) {
        let isGone = [ENOENT, ENOTDIR, ELOOP, ENXIO, EFTYPE].contains(failure.code)
        self = isGone ? .gone : .failed(failure.reason)
    }

    /// Returns the diagnostic for a file; nil for one that is gone.
    public func diagnostic(of path: String) -> Diagnostic? {
        let text: String? =
            switch self {
            case .gone: nil
            case .tooLarge(let most): "the file is larger than \(most >> 20) MiB and was excluded. Make it smaller."
            case .failed(let reason): "the file can't be read: \(reason). Allow your account to read it."
            }
        return text.map { Diagnostic(severity: .warning, id: "unreadable", text: $0, file: path) }
    }
}
