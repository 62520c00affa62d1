import CLibrary
import Files

/// The lock that Git holds while it changes many files: checkout, merge, rebase, stash (W15).
enum GitLock {
    /// The age in seconds beyond which an untouched lock counts as left behind by a killed Git.
    private static let longest = 30

    /// Returns a Boolean value that indicates whether Git is at work in the repository that a folder is in.
    static func isHeld(around folder: RawPath) -> Bool {
        var folder = folder
        while true {
            if let directory = directory(at: folder) { return isFresh(directory.appending(Array("index.lock".utf8))) }
            guard folder.parent != folder else { return false }
            folder = folder.parent
        }
    }

    private static func isFresh(_ lock: RawPath) -> Bool {
        guard let status = try? FileStatus(of: lock.bytes), status.kind == .file else { return false }
        return time(nil) - status.stamp.modifiedSeconds < longest
    }

    /// Returns the Git directory of a working tree, or nil if no working tree begins at the folder.
    private static func directory(at folder: RawPath) -> RawPath? {
        let path = folder.appending(Array(".git".utf8))
        let files = LocalFiles()
        switch files.entry(at: path) {
        case .directory?: return path
        case .file?:
            // A worktree or submodule has a file that names the directory.
            let start = Array("gitdir: ".utf8)
            guard case .bytes(let text, _) = files.content(of: path, limit: 4096), text.starts(with: start) else {
                return nil
            }
            let name = text.dropFirst(start.count).prefix { $0 != UInt8(ascii: "\n") }
            return RawPath(bytes: Array(name)).from(folder)
        case .link?, nil: return nil
        }
    }
}
