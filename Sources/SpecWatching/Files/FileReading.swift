/// What is at a path, links followed.
enum FileContent: Hashable, Sendable {
    case bytes([UInt8], FileStamp)
    case missing
    /// Not a file with bytes for us; the sentence says what it is and what to do.
    case unreadable(String)
    /// The system has no descriptor or memory left just now: no fact about the file, worth another try.
    case unavailable(String)
}

/// What is at a path, links not followed.
enum DirectoryEntry: Hashable, Sendable {
    case link(target: RawPath)
    case directory
    /// Anything else, with the number of its names.
    case file(names: Int)
}

/// The looks at the file system that watching needs; tests put limits of another account between.
protocol FileReading: Sendable {
    /// Reads at most `limit` bytes, without ever waiting for a pipe.
    func content(of path: RawPath, limit: Int) -> FileContent
    /// The stamp of the file a path leads to; nil if there is none, or it can't be reached.
    func stamp(of path: RawPath) -> FileStamp?
    /// What is at the path itself.
    func entry(at path: RawPath) -> DirectoryEntry?
    /// The names in a folder; empty if it can't be read.
    func names(in folder: RawPath) -> [[UInt8]]
}
