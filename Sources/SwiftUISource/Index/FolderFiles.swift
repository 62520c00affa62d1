import CLibrary
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
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        root = path
        isFile = status.st_mode & S_IFMT != S_IFDIR
        if isFile {
            (paths, omissions, problems) = (path.split(separator: "/").last.map { [String($0)] } ?? [], nil, [])
        } else {
            guard let listing = FolderListing(path) else { return nil }
            (paths, omissions) = (listing.paths.sorted(), listing.omissions)
            problems = listing.problems.sorted { $0.file < $1.file }
        }
    }

    /// Returns the bytes of a file; nil if it can't be read, is too large, or leads out of the folder.
    public func bytes(of path: String) -> [UInt8]? { try? content(of: path) }

    /// Returns the bytes of a file.
    ///
    /// A file replaced by a link or another kind of file counts as gone.
    public func content(of path: String) throws(UnreadableFile) -> [UInt8] {
        let descriptor = isFile ? try descriptor(ofRoot: path) : try descriptor(of: path)
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw UnreadableFile(code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .gone }
        let most = path.hasSuffix(".swift") ? Self.largestSource : Self.largestOther
        guard status.st_size <= most else { throw .tooLarge(most: most) }
        return try Self.content(of: descriptor, expecting: Int(status.st_size), most: most)
    }

    private func descriptor(ofRoot path: String) throws(UnreadableFile) -> CInt {
        guard path == paths.first else { throw .gone }
        let descriptor = open(root, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw UnreadableFile(code: errno) }
        return descriptor
    }

    /// Returns a descriptor of a path, opening each folder in the one before, so that none of them is a link.
    private func descriptor(of path: String) throws(UnreadableFile) -> CInt {
        let names = path.split(separator: "/").map { Array($0.utf8) }
        guard let name = names.last, !names.contains(Array("..".utf8)) else { throw .gone }
        guard var folder = OpenFolder(path: Array(root.utf8)) else { throw UnreadableFile(code: errno) }
        for name in names.dropLast() {
            guard let next = OpenFolder(name, in: folder) else { throw UnreadableFile(code: errno) }
            folder = next
        }
        let descriptor = folder.open(file: name)
        guard descriptor >= 0 else { throw UnreadableFile(code: errno) }
        return descriptor
    }

    private static func content(
        of descriptor: CInt,
        expecting size: Int,
        most: Int
    ) throws(UnreadableFile) -> [UInt8] {
        var (bytes, failure): ([UInt8], CInt?) = ([], nil)
        while bytes.count <= most {
            // One byte more than expected, to detect the end; then more bytes of a file that has grown.
            let room = bytes.isEmpty ? size + 1 : 1 << 16
            let part = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                let found = read(descriptor, buffer.baseAddress, room)
                (count, failure) = (max(found, 0), found < 0 ? errno : nil)
            }
            if let failure { throw UnreadableFile(code: failure) }
            if part.isEmpty { return bytes }
            if bytes.isEmpty { bytes = part } else { bytes += part }
        }
        throw .tooLarge(most: most)
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

    init(code: CInt) {
        let isGone = [ENOENT, ENOTDIR, ELOOP, ENXIO].contains(code)
        self = isGone ? .gone : .failed(String(cString: strerror(code)))
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
