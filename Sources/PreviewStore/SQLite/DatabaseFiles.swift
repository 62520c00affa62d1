import Files
import Foundation
import CLibrary

/// The files of the database: the database, its write-ahead log (`-wal`), and the log's index (`-shm`).
struct DatabaseFiles {
    static let name = "customizations.sqlite"
    private static let endings = ["", "-wal", "-shm"]

    let folder: String
    var path: String { ParentFolder.path(Self.name, in: folder) }

    private var all: [String] { Self.endings.map { path + $0 } }

    /// The files that hold stored data, without the log's index, which is made of the log.
    var written: [String] { Self.endings.dropLast().map { path + $0 } }

    /// A Boolean value that indicates whether none of the files exists.
    var areMissing: Bool { all.allSatisfy { FileStatus.kind(of: $0) == nil } }

    /// The fault that can be found without SQLite, which would treat an empty file as a new database and delete its
    /// log.
    var fault: String? {
        if areMissing { return nil }
        // A link in a project from elsewhere would lead SQLite's writes out of the folder.
        let kinds = all.map(FileStatus.kind)
        if kinds.dropFirst().contains(where: { $0 != .file && $0 != nil }) {
            return "its log is not a regular file"
        }
        switch kinds[0] {
        case .file?: return DatabaseHeader.fault(path)
        case nil: return "the file is missing, and only its log exists"
        default: return "it is not a regular file"
        }
    }

    /// Removes the read permissions of all other accounts, for files that were copied here.
    func makePrivate() {
        for path in all { chmod(path, PrivateFile.mode) }
    }

    /// Renames all existing files, so that nothing is ever written into them again; returns the new name.
    ///
    /// An open connection must be closed after this, not before: SQLite merges the log on closing, but not into a file
    /// that was moved.
    func setAside() throws(SystemFailure) -> String {
        let name = freeName()
        for ending in Self.endings where FileStatus.kind(of: path + ending) != nil {
            let target = ParentFolder.path(name, in: folder) + ending
            guard rename(path + ending, target) == 0 else { throw SystemFailure("set aside", path + ending) }
        }
        try PrivateFile.synchronizeFolder(folder)
        return name
    }

    /// The present second in UTC: `20260131T235959Z`.
    private static var stamp: String {
        Date.now.formatted(Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted))
    }

    private func freeName() -> String {
        let base = "\(Self.name).damaged-\(Self.stamp)"
        var name = base
        var number = 1
        while Self.endings.contains(where: { FileStatus.kind(of: ParentFolder.path(name, in: folder) + $0) != nil }) {
            number += 1
            name = "\(base)-\(number)"
        }
        return name
    }
}
