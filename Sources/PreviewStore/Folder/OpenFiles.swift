import Files

/// The open files of a store, distinguished from others that have taken their names.
///
/// A file that was removed, or whose folder was removed, renamed or replaced, can still be written, but the written
/// data can't be found again.
struct OpenFiles: Sendable {
    private let files: [(path: String, identity: FileIdentity)]

    /// Creates a record of the present files at these paths, without paths that don't exist.
    init(_ paths: [String]) {
        files = paths.compactMap { path in Self.identity(path).map { (path, $0) } }
    }

    /// Throws ``loss``, if there is one.
    func check() throws(StoreError) {
        if let loss { throw loss }
    }

    /// The error for the first file that is gone or was replaced; nil while all are there.
    var loss: StoreError? {
        files.first { Self.identity($0.path) != $0.identity }.map { .lost(file: ParentFolder.name($0.path)) }
    }

    private static func identity(_ path: String) -> FileIdentity? { try? FileStatus(of: path.utf8).stamp.identity }
}
