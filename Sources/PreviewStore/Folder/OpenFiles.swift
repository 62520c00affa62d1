import CLibrary

/// Files that are open, distinguished from others that have taken their names.
///
/// A file that was removed, or whose folder was removed, renamed or replaced, can still be written, and nobody
/// ever finds what is written.
struct OpenFiles: Sendable {
    private struct Identity: Equatable {
        let device: UInt64
        let inode: UInt64

        init?(_ path: String) {
            var status = stat()
            guard lstat(path, &status) == 0 else { return nil }
            device = UInt64(truncatingIfNeeded: status.st_dev)
            inode = UInt64(truncatingIfNeeded: status.st_ino)
        }
    }

    private let files: [(path: String, identity: Identity)]

    /// Remembers the files that are at these paths now; paths where nothing is are left out.
    init(_ paths: [String]) {
        files = paths.compactMap { path in Identity(path).map { (path, $0) } }
    }

    /// Throws ``loss``.
    func check() throws(StoreError) {
        if let loss { throw loss }
    }

    /// The error for what is not there any more; nil while all are.
    var loss: StoreError? {
        files.first { Identity($0.path) != $0.identity }.map { .lost(file: ParentFolder.name($0.path)) }
    }
}
