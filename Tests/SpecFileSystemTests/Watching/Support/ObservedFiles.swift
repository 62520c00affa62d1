import Files
import Synchronization

@testable import SpecFileSystem

/// The real files, with a count of the readings of each, and a change of account around each look.
final class ObservedFiles: WatchedFileSystem {
    private let counts = Mutex<[RawPath: Int]>([:])
    private let around: @Sendable (() -> FileContent) -> FileContent
    private let files = LocalFiles()

    init(around: @escaping @Sendable (() -> FileContent) -> FileContent = { $0() }) {
        self.around = around
    }

    /// Returns the number of readings of a file.
    func readings(of path: String) -> Int { counts.withLock { $0[RawPath(path)] ?? 0 } }

    func content(of path: RawPath, limit: Int) -> FileContent {
        defer { counts.withLock { $0[path, default: 0] += 1 } }
        return around { files.content(of: path, limit: limit) }
    }

    func stamp(of path: RawPath) -> FileStamp? { files.stamp(of: path) }

    func entry(at path: RawPath) -> DirectoryEntry? { files.entry(at: path) }

    func names(in folder: RawPath) -> [[UInt8]] { files.names(in: folder) }
}
