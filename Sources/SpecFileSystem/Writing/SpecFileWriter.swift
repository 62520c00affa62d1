import Concurrency
public import PreviewCore

/// A spec's file on disk, for the session, with a separate thread that waits for the disk.
public struct SpecFileWriter: SpecWriter {
    private let file: AtomicSpecFile
    private let thread = WorkThread()

    /// Creates a writer of a file.
    public init(_ file: AtomicSpecFile) {
        self.file = file
    }

    /// Returns the file's bytes, or nil if there is no file.
    public func read() async throws(SpecWriteFailure) -> [UInt8]? {
        try await thread.run { () throws(SpecWriteFailure) in try file.bytes() }
    }

    /// Replaces `expected` with bytes, whole or not at all.
    public func replace(_ expected: [UInt8]?, with bytes: [UInt8]) async throws(SpecWriteFailure) {
        try await thread.run { () throws(SpecWriteFailure) in try file.replace(expected, with: bytes) }
    }
}

/// The place of a file: its folder, and its name there.
struct SpecTarget: Hashable, Sendable {
    let path: String
    let folder: String
    let name: String

    /// Creates the place of a path; a path without a folder is in the working folder.
    init(_ path: String) {
        self.path = path
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        name = parts.last.map(String.init) ?? ""
        let folder = parts.dropLast().joined(separator: "/")
        self.folder = folder.isEmpty ? (path.hasPrefix("/") ? "/" : ".") : folder
    }

    /// Returns the path of another name in the same folder.
    func beside(_ name: String) -> String { "\(folder)/\(name)" }
}
